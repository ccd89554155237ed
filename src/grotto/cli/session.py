"""A game at the terminal: whoever is asked answers, people by typing and bots by themselves, until it is over."""

from __future__ import annotations

from pathlib import Path

from grotto.cli.asking import Asker
from grotto.cli.files import save_match
from grotto.cli.language import Speech
from grotto.cli.menu import Menu
from grotto.cli.rules import show_rules
from grotto.cli.screen import Row, Screen
from grotto.cli.seating import YOU, bot_choice
from grotto.cli.telling import outcome_rows, told
from grotto.kernel import BadInput, Event, GrottoError, KeyedDice, Match, Refused, Text
from grotto.kernel.rulebook import Rulebook

COMMANDS = ("why", "undo", "rules", "log", "board", "save", "help", "quit")
SHORTEST = 2  # letters of a command that will do
FEWEST_NEWS = 4  # lines of news that are shown however small the screen is; `log` has them all
BESIDES = 3  # rows taken up by the question, the empty line above it and the prompt


class Left(Exception):
    """The person at the keyboard has left the game."""


class Session:
    """A match with a screen. `path`: where the game was last saved, so that it may be saved there again."""

    def __init__(
        self,
        screen: Screen,
        speech: Speech,
        book: Rulebook,
        match: Match,
        seats: list[str],
        salt: bytes,
        path: Path | None,
    ) -> None:
        self.screen = screen
        self.speech = speech
        self.book = book
        self.match = match
        self.seats = seats
        self.salt = salt
        self.path = path
        self.saved = len(match.transcript.entries)
        self.people = [seat for seat, name in enumerate(seats) if name == YOU]
        self.last_person: int | None = None
        self.heard: dict[int | None, int] = {}
        self.notice = ""
        self.hinted = False
        self.asker = Asker(screen, speech, book)
        self.commands = {name: name for name in COMMANDS}
        for name in COMMANDS:
            self.commands.update(dict.fromkeys(speech.cli(f"command-{name}").split(), name))

    def run(self) -> int:
        """Play to the end, or until the person leaves."""
        try:
            while self.match.state.outcome is None:
                seat = self.match.state.awaits[0]
                if self.seats[seat] == YOU:
                    self.ask(seat)
                else:
                    self.match.take(seat, bot_choice(self.seats[seat], self.match, seat, self.salt))
                    if not self.people:
                        self.news(None)
            self.finish()
        except (Left, EOFError):
            if self.match.state.outcome is None:
                self.screen.say(self.speech.cli("left-unfinished"))
        except KeyboardInterrupt:
            self.screen.say()
            self.screen.say(self.speech.cli("left-unfinished"))
            return 130
        return 0

    # --- asking -----------------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Let a person answer: everything is shown, then lines are read until one of them changes the game."""
        if not self.hand_over(seat):
            return
        self.screen.clear()
        menu = Menu(self.match.state, seat, self.speech)
        room = self.screen.height - menu.height(self.screen.width) - BESIDES
        board = self.show_board(seat, room - FEWEST_NEWS)
        self.news(seat, room - board)
        if self.notice:
            self.screen.say(self.notice, "good")
            self.notice = ""
        self.show_question(seat, menu)
        if not self.hinted:
            self.screen.say(self.speech.cli("hint"), "dim")
            self.hinted = True
        while True:
            try:
                if self.obey(self.read("> "), seat, menu):
                    return
            except Refused as refused:
                self.asker.explain(refused.refusal)
            except BadInput as error:
                self.screen.say(str(error), "bad")

    def read(self, prompt: str) -> str:
        """A line. Ctrl-C is a wish to leave: it asks whether to save, and a second one goes at once."""
        try:
            return self.screen.ask(prompt)
        except KeyboardInterrupt:
            self.screen.say()
            self.leave()
            raise

    def obey(self, line: str, seat: int, menu: Menu) -> bool:
        """Do what a line says. True: the game has changed."""
        word, _, rest = line.partition(" ")
        command = self.command(word, line)
        if not line:
            menu.show(self.screen)
        elif line.isdigit():
            if int(line) not in menu.by_number:
                raise BadInput(self.speech.cli("no-such-number", number=line, last=len(menu.by_number)))
            self.match.take(seat, menu.by_number[int(line)])
            return True
        elif command is not None:
            return self.carry_out(command, rest.strip(), seat, menu)
        else:
            option = self.asker.answer(line, self.match.state, seat, menu)
            if option is not None:
                self.match.take(seat, option)
                return True
        return False

    def command(self, word: str, line: str) -> str | None:
        """The command that a word means: in full, or its beginning where the line names nothing in the game."""
        word = word.lower()
        if word in self.commands:
            return self.commands[word]
        meant = {name for full, name in self.commands.items() if full.startswith(word)}
        if len(word) < SHORTEST or len(meant) != 1 or self.asker.names.understands(line):
            return None
        return meant.pop()

    def carry_out(self, command: str, rest: str, seat: int, menu: Menu) -> bool:
        """A command. True: the game has changed."""
        if command == "why":
            if rest:
                self.asker.why(rest, self.match.state, seat, menu)
            else:
                self.screen.say(self.speech.cli("why-how"))
        elif command == "undo":
            self.match.undo(seat)
            self.heard = {person: min(count, len(self.match.heard(person))) for person, count in self.heard.items()}
            self.notice = self.speech.cli("undone", count=self.match.can_undo(seat))
            return True
        elif command == "rules":
            show_rules(self.screen, self.speech, self.book, rest.split())
        elif command == "log":
            self.screen.rows([self.line(event, True) for event in self.match.heard(seat)])
        elif command == "board":
            self.show_board(seat, self.screen.height - menu.height(self.screen.width) - BESIDES)
            self.show_question(seat, menu)
        elif command == "save":
            self.save(rest)
        elif command == "help":
            self.screen.say(self.speech.cli("help"))
        else:
            self.leave()
            raise Left
        return False

    def hand_over(self, seat: int) -> bool:
        """Between two people who have something to hide. False: the last answer was taken back instead."""
        before, self.last_person = self.last_person, seat
        if before is None or before == seat or not (self.hides(before) or self.hides(seat)):
            return True
        self.screen.clear()
        self.screen.say(self.speech.cli("hand-over", seat=Text("seat", seat=seat)), "bold")
        line = self.read(self.speech.cli("press-enter"))
        if self.commands.get(line.lower()) == "undo" and self.match.can_undo(before):
            self.match.undo(before)
            self.notice = self.speech.cli("undone", count=self.match.can_undo(before))
            self.last_person = before
            return False
        return True

    def hides(self, seat: int) -> bool:
        """Whether a seat sees something that not everybody sees."""
        own, common = self.match.state.view(seat)["zones"], self.match.state.view(None)["zones"]
        assert isinstance(own, list)
        assert isinstance(common, list)
        return any(mine["count"] and mine != open_to_all for mine, open_to_all in zip(own, common, strict=True))

    # --- showing ----------------------------------------------------------------------------------------------------

    def show_board(self, seat: int | None, room: int) -> int:
        """The board as a seat sees it, on so many rows of a screen if it can be. How many rows it took up."""
        view = self.match.state.view(seat)
        rows = max(room, 1) if self.screen.height else 0
        picture = self.match.setup.picture(view, self.speech.words, self.screen.width, rows)
        self.screen.rows(picture)
        return len(picture)

    def show_question(self, seat: int, menu: Menu) -> None:
        """What is asked, and the menu."""
        question = self.match.state.question(seat)
        assert question is not None
        who: Row = [(self.speech.words.say(Text("seat", seat=seat)), f"seat{seat}"), (": ", "")]
        undo = self.match.can_undo(seat)
        reach = f"  {self.speech.cli('undo-reach', count=undo)}" if undo else ""
        self.screen.say()
        self.screen.row([*who, (self.speech.say(question.text), "bold"), (f"  {question.rule}{reach}", "dim")])
        menu.show(self.screen)

    def news(self, seat: int | None, room: int = 0) -> None:
        """What a seat has not been told yet; on a live screen only the last of it where there is no room for more."""
        heard = self.match.heard(seat)
        lines = heard[self.heard.get(seat, 0) :]
        self.heard[seat] = len(heard)
        shown = max(room, FEWEST_NEWS)
        if self.screen.live and len(lines) > shown:
            self.screen.say(self.speech.cli("more-news", count=len(lines) - shown + 1), "dim")
            lines = lines[1 - shown :]
        self.screen.rows([self.line(event, False) for event in lines])

    def line(self, event: Event, numbered: bool) -> Row:
        """An event as a line of the log."""
        return told(self.match.setup, event, self.speech, numbered)

    # --- leaving ----------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """The end: the last board, who has won, the secret of the dice."""
        viewer = self.people[0] if len(self.people) == 1 else None
        self.match.reveal_secret()
        self.screen.clear()
        room = self.screen.height - self.match.setup.seats - 2 * BESIDES
        board = self.show_board(viewer, room - FEWEST_NEWS)
        self.news(viewer, room - board)
        self.screen.say()
        self.screen.rows(outcome_rows(self.match, self.speech))
        if isinstance(self.match.state.dice, KeyedDice):
            self.screen.say(self.speech.cli("secret", secret=self.match.transcript.secret), "dim")
        if self.people and self.saved != len(self.match.transcript.entries):
            self.offer_to_save()

    def leave(self) -> None:
        """Before going: the game may be saved."""
        if self.saved != len(self.match.transcript.entries) or self.path is None:
            self.offer_to_save()

    def offer_to_save(self) -> None:
        """Ask for a file name until the game is saved or nobody wants it saved."""
        while True:
            again = self.speech.cli("save-again", path=str(self.path))
            name = self.screen.ask(self.speech.cli("save-first") if self.path is None else again)
            if not name:
                return
            try:
                self.save(name)
                return
            except GrottoError as error:
                self.screen.say(str(error), "bad")

    def save(self, name: str) -> None:
        """Save under a name, or where the game was saved before."""
        if not name and self.path is None:
            raise BadInput(self.speech.cli("save-how"))
        path = Path(name).expanduser() if name else self.path
        assert path is not None
        save_match(self.match, path, replace=self.path is not None and path.resolve() == self.path.resolve())
        self.path = path
        self.saved = len(self.match.transcript.entries)
        self.screen.say(self.speech.cli("saved", path=str(path)), "good")

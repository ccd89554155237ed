"""A game at the terminal: whoever is asked answers, people by typing and bots by themselves, until it is over."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from itertools import count
from pathlib import Path

from grotto.cli.advice import hint_rows
from grotto.cli.asking import Asker
from grotto.cli.files import named_path, save_match
from grotto.cli.language import Speech
from grotto.cli.layout import Asked, lay_out
from grotto.cli.menu import CLOSED, FULL, Menu
from grotto.cli.rules import show_rules
from grotto.cli.screen import Row, Screen, abandon_output
from grotto.cli.seating import YOU, Bots
from grotto.cli.signals import undisturbed
from grotto.cli.telling import news_rows, outcome_rows, told, wrapped
from grotto.kernel import BadInput, Event, GrottoError, KeyedDice, Match, Refused, Text
from grotto.kernel.rulebook import Rulebook

COMMANDS = ("hint", "why", "undo", "rules", "log", "board", "save", "help", "quit")
SHORTEST = 2  # letters of a command that will do
INTERRUPTED = 130
AFTER = 5  # rows below the result: an empty one, the secret of the dice, and the question about saving
LONGEST = 9  # digits of a number
PROMPT = 1  # rows of the prompt
MISSED = 3  # rows of news that may go unseen on a small screen; if there are more, they get a page of their own


def whole_number(typed: str) -> int | None:
    """A number that somebody has typed, unless it is too long to mean anything here."""
    return int(typed) if typed.isdecimal() and len(typed) <= LONGEST else None


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
        bots: Bots,
        path: Path | None,
    ) -> None:
        self.screen = screen
        self.speech = speech
        self.book = book
        self.match = match
        self.seats = seats
        self.bots = bots
        self.path = path
        self.saved = len(match.transcript.entries)
        self.people = [seat for seat, name in enumerate(seats) if name == YOU]
        self.last_person: int | None = None
        self.heard: dict[int | None, int] = {}
        self.notice = ""
        self.asker = Asker(screen, speech, book)
        self.commands = {name: name for name in COMMANDS}
        for name in COMMANDS:
            self.commands.update(dict.fromkeys(speech.cli(f"command-{name}").split(), name))

    def run(self, introduce: Callable[[], None]) -> int:
        """Play to the end, or until the person leaves. However it is left, nothing that a person answered is lost."""
        try:
            introduce()
            while self.match.state.outcome is None:
                seat = self.match.state.awaits[0]
                if self.seats[seat] == YOU:
                    self.ask(seat)
                else:
                    self.bot(seat)
                    if not self.people:
                        self.news(None)
            self.finish()
        except Left:
            if self.match.state.outcome is None:
                self.screen.say(self.speech.cli("left-unfinished"))
        except EOFError:
            self.rescue()
        except KeyboardInterrupt:
            self.rescue()
            return INTERRUPTED
        except BaseException:
            self.rescue()
            raise
        return 0

    def bot(self, seat: int) -> None:
        """A bot answers. Where that takes a while, somebody who looks on is told."""
        name = self.seats[seat]
        if self.screen.live and self.bots.takes_time(name) and len(self.match.state.options(seat)) > 1:
            self.screen.say(self.speech.cli("thinks", seat=Text("seat", seat=seat)), "dim")
        self.match.take(seat, self.bots.choose(name, self.match, seat))

    # --- asking -----------------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Let a person answer: everything is shown, then lines are read until one of them changes the game."""
        if not self.hand_over(seat):
            return
        menu = Menu(self.match.state, seat, self.speech)
        self.show_page(seat, menu)
        while True:
            try:
                if self.obey(self.read(f"{self.speech.words.say(Text('seat', seat=seat))}> "), seat, menu):
                    return
            except Refused as refused:
                self.asker.explain(refused.refusal)
            except BadInput as error:
                self.screen.say(str(error), "bad")

    def read(self, prompt: str) -> str:
        """A line. Ctrl-C and Ctrl-D are wishes to leave: they ask whether to save, and a second one goes at once."""
        try:
            return self.screen.ask(prompt)
        except (KeyboardInterrupt, EOFError) as wish:
            if isinstance(wish, KeyboardInterrupt) or self.screen.live:
                self.screen.say()
                self.leave()
            raise

    def obey(self, line: str, seat: int, menu: Menu) -> bool:
        """Do what a line says. True: the game has changed."""
        word, _, rest = line.partition(" ")
        command = self.command(word, line)
        if not line:
            menu.show(self.screen)
        elif line.isdecimal():
            number = whole_number(line)
            if number not in menu.by_number:
                raise BadInput(self.speech.cli("no-such-number", number=line[:LONGEST], last=len(menu.by_number)))
            self.match.take(seat, menu.by_number[number])
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
        if command == "hint":
            self.screen.say(self.speech.cli("hint-comes"), "dim")
            seed = self.bots.seed(self.match, seat)
            self.screen.rows(hint_rows(self.match.state, seat, menu, self.speech, seed))
        elif command == "why":
            if rest:
                self.asker.why(rest, self.match.state, seat, menu)
            else:
                self.screen.say(self.speech.cli("why-how"))
        elif command == "undo":
            self.match.undo(seat)
            self.heard = {person: min(count, len(self.match.heard(person))) for person, count in self.heard.items()}
            self.notice = self.speech.cli("undone")
            return True
        elif command == "rules":
            question = self.match.state.question(seat)
            show_rules(self.screen, self.speech, self.book, rest.split(), question.rule if question is not None else "")
        elif command == "log":
            self.log(seat, rest)
        elif command == "board":
            asked = self.asked(seat, menu, CLOSED if self.screen.height else FULL)
            self.screen.rows(self.draw(seat, max(self.screen.height - len(asked) - PROMPT, 0)))
            self.screen.rows(asked)
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
        self.screen.forget()
        self.screen.clear()
        self.screen.say(self.speech.cli("hand-over", seat=Text("seat", seat=seat)), "bold")
        line = self.read(self.speech.cli("press-enter"))
        if self.commands.get(line.lower()) == "undo" and self.match.can_undo(before):
            self.match.undo(before)
            self.notice = self.speech.cli("undone")
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

    def show_page(self, seat: int, menu: Menu) -> None:
        """The board, what a seat has not been told yet, what it is asked, and the menu."""
        events = self.unheard(seat)

        def draw(room: int) -> list[Row]:
            return self.draw(seat, room)

        def tell(columns: int, most: int) -> list[Row]:
            return news_rows(self.match.setup, events, self.speech, columns, most)

        width, height = self.screen.width, self.screen.height
        above = len(self.asked(seat, menu, FULL)) - len(menu.rows(width, FULL))
        asked = Asked(above + PROMPT, len(self.asked(seat, menu, CLOSED)) + PROMPT)
        page = lay_out(width, height, asked, draw, tell, menu)
        if page.untold and len(tell(width, 0)) > MISSED:
            self.screen.clear()
            self.screen.rows(tell(width, height - 1))
            self.read(self.speech.cli("press-enter"))
        self.screen.clear()
        self.screen.rows(page.rows)
        if page.gap:
            self.screen.say()
        self.screen.rows(self.asked(seat, menu, page.menu))
        self.notice = ""

    def draw(self, seat: int | None, room: int) -> list[Row]:
        """The board as a seat sees it, on so many rows of a screen if it can be; 0: as many as it likes."""
        return self.match.setup.picture(self.match.state.view(seat), self.speech.words, self.screen.width, room)

    def asked(self, seat: int, menu: Menu, form: int) -> list[Row]:
        """What is asked, and as much of the menu as there is to be seen."""
        question = self.match.state.question(seat)
        assert question is not None
        row: Row = [(self.speech.words.say(Text("seat", seat=seat)), f"seat{seat}"), (": ", "")]
        row += [(self.speech.say(question.text), "bold"), (f"  {question.rule}", "dim")]
        if self.match.can_undo(seat):
            row.append((f"  {self.speech.cli('undo-reach', count=self.match.can_undo(seat))}", "dim"))
        if form == CLOSED:
            row.append((f"  {self.speech.cli('closed', count=len(menu.by_number))}", "number"))
        if self.notice:
            row.append((f"  {self.notice}", "good"))
        return wrapped(row, self.screen.width) + menu.rows(self.screen.width, form)

    def unheard(self, seat: int | None) -> list[Event]:
        """What a seat has not been told yet."""
        heard = self.match.heard(seat)
        known = self.heard.get(seat, 0)
        self.heard[seat] = len(heard)
        return heard[known:]

    def news(self, seat: int | None) -> None:
        """Tell what a seat has not been told yet."""
        self.screen.rows(news_rows(self.match.setup, self.unheard(seat), self.speech, self.screen.width, 0))

    def log(self, seat: int | None, rest: str) -> None:
        """All that a seat has heard, or the last so many lines of it."""
        lines = whole_number(rest)
        if rest and not lines:
            raise BadInput(self.speech.cli("log-how"))
        for event in self.match.heard(seat)[-(lines or 0) :]:
            self.screen.rows(wrapped(self.line(event, True), self.screen.width))

    def line(self, event: Event, numbered: bool) -> Row:
        """An event as a line of the log."""
        return told(self.match.setup, event, self.speech, numbered)

    # --- leaving ----------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """The end: the last board, who has won, the secret of the dice."""
        viewer = self.people[0] if len(self.people) == 1 else None
        self.match.reveal_secret()
        result = outcome_rows(self.match, self.speech)
        height = self.screen.height
        board = self.draw(viewer, max(height - len(result) - AFTER, 1) if height else 0)
        if self.screen.live and self.people and len(board) > height - len(result) - AFTER:
            self.screen.clear()
            self.screen.rows(self.draw(viewer, height - PROMPT))
            self.read(self.speech.cli("press-enter"))
            board = []
        room = max(height - len(board) - len(result) - AFTER, 0)
        self.screen.clear()
        self.screen.rows(board)
        events = self.unheard(viewer)
        if room or not height:
            self.screen.rows(news_rows(self.match.setup, events, self.speech, self.screen.width, room))
        self.screen.say()
        self.screen.rows(result)
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
            if name.lower() in ["", *self.speech.cli("no").split()]:
                self.saved = len(self.match.transcript.entries)
                return
            try:
                word, _, rest = name.partition(" ")
                command = self.commands.get(word.lower())
                if command == "log":
                    self.log(self.people[0] if len(self.people) == 1 else None, rest.strip())
                    continue
                name = rest.strip() if command == "save" else name
                if command not in (None, "save") or name.isdecimal() or name.lower() in self.speech.cli("yes").split():
                    raise BadInput(self.speech.cli("no-file-name", name=name))
                self.save(name)
                return
            except GrottoError as error:
                self.screen.say(str(error), "bad")

    def rescue(self) -> None:
        """The game ends without a word from whoever plays: what is not saved yet goes into a new file.

        Nothing stops this halfway, and a terminal that is no longer there does not matter.
        """
        with undisturbed():
            unsaved = self.match.transcript.entries[self.saved :]
            path = self._keep() if any(self.seats[entry.seat] == YOU for entry in unsaved) else None
            try:
                self.screen.say()
                if self.match.state.outcome is None:
                    self.screen.say(self.speech.cli("left-unfinished"))
                if path is not None:
                    self.screen.say(self.speech.cli("kept", path=str(path), game=self.match.setup.game_id), "good")
            except OSError:
                abandon_output()

    def _keep(self) -> Path | None:
        """Save under a name of its own, here, or among temporary files if nothing can be written here."""
        for folder in (Path(), Path(tempfile.gettempdir())):
            names = (folder / f"{self.match.setup.game_id}-{number}.json" for number in count(1))
            path = next(path for path in names if not path.exists())
            try:
                save_match(self.match, path, replace=False)
            except BadInput:
                continue
            return path
        return None

    def save(self, name: str) -> None:
        """Save under a name, or where the game was saved before."""
        if not name and self.path is None:
            raise BadInput(self.speech.cli("save-how"))
        path = named_path(name) if name else self.path
        assert path is not None
        save_match(self.match, path, replace=self.path is not None and path.resolve() == self.path.resolve())
        self.path = path
        self.saved = len(self.match.transcript.entries)
        self.screen.say(self.speech.cli("saved", path=str(path)), "good")

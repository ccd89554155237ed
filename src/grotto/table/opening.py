"""New tables: from nothing, from an exported game, from a position of a finished one, or for the next game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grotto.kernel.errors import BadInput, GrottoError
from grotto.kernel.game import Game
from grotto.kernel.position import position_table
from grotto.kernel.transcript import Entry, Transcript, read_transcript
from grotto.table import records
from grotto.table.chairs import key_of
from grotto.table.deciding import No, beginning, check_ways
from grotto.table.fold import Draft
from grotto.table.levels import level_now, usual_level
from grotto.table.library import Library
from grotto.table.play import Play
from grotto.table.ports import Chance, Trouble
from grotto.table.protocol import HeldSeat, NewTable, SeatPlan, Ways, Words
from grotto.table.standing import Table
from grotto.table.typed import clean

MOST_ANSWERS: Final = 10_000  # of a game that is brought here


class Opener:
    """Makes drafts of tables. Trouble, in words, where that cannot be."""

    def __init__(self, library: Library, chance: Chance, now: float) -> None:
        self.library = library
        self.chance = chance
        self.now = now

    def new(self, new: NewTable, levels: Sequence[str]) -> tuple[Draft, list[HeldSeat]]:
        """A table as its host wants it."""
        game = self._game(new.game)
        ways = new.ways or Ways()
        offered = {setting.name: setting.with_people for setting in game.settings()}
        position = self.library.lesson(game.id, new.lesson) if new.lesson else ""
        wanted = options_of(position) if position else {**offered, **new.options}
        options = self._options(game, len(new.plan), wanted, ways)
        if position and (seats := int(position_table(position)["seats"])) != len(new.plan):
            raise Trouble(400, Words("table-seats-out-of-range", {"low": seats, "high": seats}))
        body = records.Opened(
            game.id, clean(new.title), len(new.plan), options, ways, position=position, lesson=new.lesson
        )
        draft = self._draft(game, body)
        return draft, self._seated(draft, game, new.plan, levels)

    def going_on(
        self, transcript: Transcript, plan: Sequence[SeatPlan], title: str, levels: Sequence[str]
    ) -> tuple[Draft, list[HeldSeat]]:
        """A table at which a game goes on from where a transcript ends; one that is over is there to be looked at.

        Only with the secret of its dice in the transcript do they stay the same.
        """
        game = self._game(transcript.game)
        if transcript.version != game.version:
            then = clean(transcript.version)[:20]
            raise Trouble(409, Words("table-other-version", {"then": then, "now": game.version}))
        if len(transcript.entries) > MOST_ANSWERS:
            raise Trouble(413, Words("table-import-long", {"most": MOST_ANSWERS}))
        if len(plan) > transcript.seats:
            raise Trouble(400, Words("table-plan-too-long", {"seats": transcript.seats}))
        seats = [*plan, *[SeatPlan() for _ in range(transcript.seats - len(plan))]]
        pack = (transcript.pack.name, dict(transcript.pack.files)) if transcript.pack is not None else None
        body = records.Opened(
            game=game.id,
            title=clean(title),
            seats=transcript.seats,
            options=dict(transcript.options),
            ways=Ways(),
            pack=pack,
            imported=whole_only(transcript).to_json(),
        )
        draft = self._draft(game, body)
        if is_over(draft.table, self.now):
            draft.add(beginning(draft.table, self.now, self.chance), game.version)
            return draft, []
        return draft, self._seated(draft, game, seats, levels)

    def next_game(self, table: Table, name: str) -> Draft:
        """A table for the next game, everybody one seat further; the same tokens are good there."""
        assert table.opened is not None
        assert table.known is not None
        old = table.opened
        version = table.known.game.version
        draft = Draft(name, self.library, self.now)
        count = len(table.chairs)
        position = "" if old.lesson else old.position  # whoever has learnt the game plays a whole one
        body = records.Opened(
            old.game, old.title, count, dict(table.options), table.ways, old.pack, position, before=table.id
        )
        draft.add(body, version)
        for seat, chair in enumerate(table.chairs):
            to = (seat + 1) % count
            if chair.key:
                draft.add(records.Sat(to, chair.name, chair.key, chair.host, guest=table.shared), version)
            elif chair.bot and not chair.left:
                draft.add(records.BotSat(to, chair.level), version)
        return draft

    def _game(self, name: str) -> Game:
        try:
            return self.library.game(name)
        except BadInput:
            raise Trouble(404, Words("table-no-such-game", {"game": name[:40]})) from None

    def _options(self, game: Game, seats: int, options: dict[str, str], ways: Ways) -> dict[str, str]:
        low, high = game.seats
        if not low <= seats <= high:
            raise Trouble(400, Words("table-seats-out-of-range", {"low": low, "high": high}))
        try:
            check_ways(ways)
            return self.library.known(game.id, seats, options, None).setup.options
        except (BadInput, No):
            raise Trouble(400, Words("table-options-do-not-fit")) from None

    def _draft(self, game: Game, body: records.Opened) -> Draft:
        draft = Draft(self.chance.token(), self.library, self.now)
        draft.add(body, game.version)
        if draft.table.trouble is not None:
            raise Trouble(400, Words("table-options-do-not-fit"))
        return draft

    def _seated(self, draft: Draft, game: Game, plan: Sequence[SeatPlan], levels: Sequence[str]) -> list[HeldSeat]:
        """Everybody of the plan on his seat; where none is free then, the game begins."""
        held: list[HeldSeat] = []
        for seat, one in enumerate(plan):
            if one.by == "me":
                token = self.chance.token()
                draft.add(records.Sat(seat, clean(one.name), key_of(token), host=not held), game.version)
                held.append(HeldSeat(seat, token))
            elif one.by == "bot":
                level = level_now(one.level) or usual_level(levels)
                if level not in levels:
                    raise Trouble(400, Words("table-no-such-bot", {"level": level}))
                draft.add(records.BotSat(seat, level), game.version)
            elif one.by != "open":
                raise Trouble(400, Words("table-options-do-not-fit"))
        if not any(chair.free for chair in draft.table.chairs):
            try:
                draft.add(beginning(draft.table, self.now, self.chance), game.version)
            except No as no:
                raise Trouble(400, no.words) from None
        return held


def options_of(position: str) -> dict[str, str]:
    """The options that a position is for."""
    return {name: str(value) for name, value in position_table(position).get("options", {}).items()}


def is_over(table: Table, now: float) -> bool:
    """Whether the game that a new table goes on from is over; Trouble where it does not replay."""
    try:
        known = table.fitting(len(table.chairs), table.options)
        return Play(table.deal(known, table.inherited_secret() or bytes(32)), now).state.over
    except (GrottoError, ValueError):
        raise Trouble(409, Words("table-import-diverged")) from None


def whole_only(transcript: Transcript) -> Transcript:
    """The transcript without what was taken back; chance never stands between an answer and its being taken back."""
    entries: list[Entry] = []
    for entry in transcript.entries:
        if not entry.undo:
            entries.append(entry)
        elif entries:
            entries.pop()
    transcript.entries = entries
    transcript.digest = ""
    transcript.outcome = None
    return transcript


def read_game(text: str) -> Transcript:
    """A transcript from outside; Trouble where it is none."""
    try:
        return read_transcript(text)
    except GrottoError:
        raise Trouble(400, Words("table-not-a-record")) from None

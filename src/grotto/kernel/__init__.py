"""The kernel: what every game is made of. It knows no game and does no I/O."""

from grotto.kernel.codec import from_bytes, state_digest, to_bytes
from grotto.kernel.dice import Dice, FastDice, KeyedDice, Roll, ScriptedDice, commitment
from grotto.kernel.errors import BadInput, Diverged, GrottoError, Refused
from grotto.kernel.event import EVERYONE, Event, EventKind, all_but, only, sees
from grotto.kernel.game import Game, Setting, Setup
from grotto.kernel.match import Match, replay, verify
from grotto.kernel.option import Intent, Noun, Option, Outcome, Question
from grotto.kernel.pack import Pack
from grotto.kernel.state import NOBODY, State
from grotto.kernel.step import NO_PICK, Step, StepTable, Together, already_chosen
from grotto.kernel.text import Refusal, Text, literal
from grotto.kernel.transcript import Transcript, read_transcript
from grotto.kernel.zone import Zone

__all__ = [
    "EVERYONE",
    "NOBODY",
    "NO_PICK",
    "BadInput",
    "Dice",
    "Diverged",
    "Event",
    "EventKind",
    "FastDice",
    "Game",
    "GrottoError",
    "Intent",
    "KeyedDice",
    "Match",
    "Noun",
    "Option",
    "Outcome",
    "Pack",
    "Question",
    "Refusal",
    "Refused",
    "Roll",
    "ScriptedDice",
    "Setting",
    "Setup",
    "State",
    "Step",
    "StepTable",
    "Text",
    "Together",
    "Transcript",
    "Zone",
    "all_but",
    "already_chosen",
    "commitment",
    "from_bytes",
    "literal",
    "only",
    "read_transcript",
    "replay",
    "sees",
    "state_digest",
    "to_bytes",
    "verify",
]

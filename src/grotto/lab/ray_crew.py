"""The same work on a Ray cluster: whatever machines take part, the results are those of one process."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Any, Final

from grotto.kernel import BadInput, GrottoError
from grotto.lab.crew import DEATHS, Shares, answer
from grotto.lab.plan import FindGame, Plan
from grotto.lab.work import Done, Share

STARTS: Final = 3  # tries to start a cluster
AHEAD: Final = 2  # shares for each core that are with the cluster at a time, so that no core waits for the next


class RayCrew:
    """The cores of a cluster. A share whose worker or machine is lost is played again by another, which Ray sees to;
    what a share brings is taken once."""

    def __init__(self, ray: Any, find_game: FindGame, workers: int) -> None:
        self._ray = ray
        self._find_game = find_game
        self.workers = workers

    def play(self, plan: Plan, shares: Shares) -> Iterator[Done]:
        """Play all shares."""
        remote = self._ray.remote(max_retries=DEATHS - 1)(answer)
        written = self._ray.put(plan.written())
        under_way: dict[Any, Share] = {}
        while True:
            while len(under_way) < AHEAD * self.workers and (share := shares.next()) is not None:
                under_way[remote.remote(self._find_game, written, share)] = share
            if not under_way:
                return
            ready, _ = self._ray.wait(list(under_way))
            for reference in ready:
                yield self._taken(reference, under_way.pop(reference))

    def _taken(self, reference: Any, share: Share) -> Done:
        try:
            told = self._ray.get(reference)
        except self._ray.exceptions.RayError as error:
            raise GrottoError(f"{share} were lost {DEATHS} times on the cluster: {_short(error)}.") from None
        if isinstance(told, str):
            raise BadInput(told)
        assert isinstance(told, Done)
        return told


@contextmanager
def ray_crew(find_game: FindGame, address: str, workers: int) -> Iterator[RayCrew]:
    """A cluster by its address; without one that of RAY_ADDRESS, or else a cluster of its own on this machine alone."""
    address = address or os.environ.get("RAY_ADDRESS", "")
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # nothing is reported to anybody
    if not address:
        os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # it keeps to this machine's own address on any system
    ray: Any = importlib.import_module("ray")  # typed in part only

    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address:
            ray.init(address=address, **quiet)
        else:
            _start(ray, workers, quiet)
    except Exception as error:  # noqa: BLE001 - it is what Ray raises where a cluster does not come up in time
        raise BadInput(f"The Ray cluster {address or 'of this machine'} cannot be used: {_short(error)}.") from None
    with redirect_stdout(sys.stderr):  # Ray tells of workers that have died as if that were a result
        try:
            yield RayCrew(ray, find_game, int(ray.cluster_resources().get("CPU", 1)))
        finally:
            ray.shutdown()


def _start(ray: Any, workers: int, quiet: dict[str, Any]) -> None:
    """A cluster on this machine. Ray gives it half a minute to come up; on a busy machine it may take another try."""
    for left in reversed(range(STARTS)):
        try:
            ray.init(num_cpus=workers, include_dashboard=False, **quiet)
            return
        except Exception:  # see above
            ray.shutdown()
            if not left:
                raise


def _short(error: Exception) -> str:
    lines = str(error).strip().splitlines()
    return lines[0].rstrip(".") if lines else type(error).__name__

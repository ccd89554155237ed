"""Calling an address that a player gave: never one inside the server's own network, unless that is allowed."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import Any, Final

import httpx

NAT64: Final = ipaddress.ip_network("64:ff9b::/96")


class Unfit(Exception):
    """An address that is not called, or that did not take the call."""


async def call(client: httpx.AsyncClient, address: str, content: dict[str, Any], private: bool) -> None:
    """POST the content as JSON. Raises Unfit, or an error of httpx, where that does not succeed."""
    try:
        url = httpx.URL(address)
    except httpx.InvalidURL:
        raise Unfit("not an address") from None
    if url.scheme not in ("http", "https") or not url.host or url.userinfo:
        raise Unfit("not an address that can be called")
    found = await resolved(url.host, url.port or (443 if url.scheme == "https" else 80))
    if not private and not all(is_public(one) for one in found):
        raise Unfit("an address of a private network")
    # The very address that was looked at is called, so that a name cannot come to mean another one in between.
    request = client.build_request(
        "POST",
        url.copy_with(host=found[0]),
        json=content,
        headers={"Host": url.netloc.decode("ascii"), "User-Agent": "Grotto"},
        extensions={"sni_hostname": url.raw_host.decode("ascii")},
    )
    response = await client.send(request, stream=True, follow_redirects=False)
    await response.aclose()  # whatever it says is not read
    if not response.is_success:
        raise Unfit(f"answered with {response.status_code}")


async def resolved(host: str, port: int) -> list[str]:
    """The numbers behind a name."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(one[4][0]) for one in found]


def is_public(number: str) -> bool:
    """Whether an address is one of the open internet, also where it is wrapped in another."""
    address = ipaddress.ip_address(number.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        inside = address.ipv4_mapped or address.sixtofour
        if inside is None and address in NAT64:
            inside = ipaddress.IPv4Address(address.packed[-4:])
        if address.teredo is not None:
            return False
        if inside is not None:
            return is_public(str(inside))
    return address.is_global and not address.is_multicast

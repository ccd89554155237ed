"""Settings by flags and environment: what is given counts, what makes no sense gets one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from grotto.kernel import BadInput
from grotto.table.settings import FIELDS, Settings, read_settings

NO_FLAGS: dict[str, str | None] = {}


def test_without_a_word_the_server_is_for_somebody_at_home() -> None:
    settings = read_settings(NO_FLAGS, {})
    assert settings == Settings()
    assert settings.host == "127.0.0.1"
    assert settings.database().startswith("sqlite:///")
    assert settings.origin(8000) == "http://127.0.0.1:8000"


def test_a_flag_goes_before_the_environment() -> None:
    settings = read_settings({"port": "1234", "host": None}, {"GROTTO_PORT": "99", "GROTTO_HOST": "::"})
    assert settings.port == 1234
    assert settings.host == "::"


def test_every_kind_of_setting_is_read() -> None:
    environment = {
        "GROTTO_DATABASE_URL": " postgresql://grotto@db/grotto ",
        "GROTTO_PUBLIC_URL": "https://grotto.example/",
        "GROTTO_BOT_LIMIT": "2.5",
        "GROTTO_METRICS": "Off",
        "GROTTO_LOG": "json",
        "GROTTO_TRUSTED_PROXIES": "127.0.0.1, 10.0.0.0/8",
    }
    settings = read_settings(NO_FLAGS, environment)
    assert settings.database() == "postgresql://grotto@db/grotto"
    assert settings.origin(80) == "https://grotto.example"
    assert settings.bot_limit == 2.5
    assert settings.metrics is False
    assert settings.log == "json"
    assert settings.trusted_proxies == "127.0.0.1,10.0.0.0/8"


def test_tables_can_be_kept_in_another_folder(tmp_path: Path) -> None:
    assert read_settings({"data": str(tmp_path)}, {}).database() == f"sqlite:///{tmp_path / 'tables.db'}"


def test_a_link_to_an_address_of_version_six_has_brackets() -> None:
    assert read_settings({"host": "::1"}, {}).origin(8000) == "http://[::1]:8000"


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("port", "http", "a whole number from 0 to 65535"),
        ("port", "70000", "a whole number"),
        ("port", "-1", "a whole number"),
        ("port", "٨", "a whole number"),
        ("bot_limit", "nan", "a number of seconds"),
        ("bot_limit", "0", "a number of seconds from 0.1 to 300"),
        ("metrics", "perhaps", "yes or no"),
        ("log", "xml", "one of: console, json"),
        ("public_url", "grotto.example", "an address like"),
        ("public_url", "https://grotto.example/path", "without a path"),
        ("trusted_proxies", "localhost", "addresses or networks"),
    ],
)
def test_what_makes_no_sense_is_refused_with_its_name(name: str, value: str, why: str) -> None:
    with pytest.raises(BadInput, match=why) as by_flag:
        read_settings({name: value}, {})
    assert str(by_flag.value).startswith(f"--{name.replace('_', '-')} cannot be")
    with pytest.raises(BadInput, match=why) as by_variable:
        read_settings(NO_FLAGS, {f"GROTTO_{name.upper()}": value})
    assert str(by_variable.value).startswith(f"GROTTO_{name.upper()} cannot be")


def test_a_secret_can_be_in_a_file(tmp_path: Path) -> None:
    secret = tmp_path / "password"
    secret.write_text("hush\n")
    assert read_settings(NO_FLAGS, {"GROTTO_SMTP_PASSWORD_FILE": str(secret)}).smtp_password == "hush"
    with pytest.raises(BadInput, match="GROTTO_SMTP_PASSWORD_FILE names a file"):
        read_settings(NO_FLAGS, {"GROTTO_SMTP_PASSWORD_FILE": str(tmp_path / "none")})


def test_a_mail_server_needs_a_sender() -> None:
    with pytest.raises(BadInput, match="needs GROTTO_SMTP_FROM"):
        read_settings({"smtp_host": "mail.example"}, {})


def test_every_setting_says_what_it_is_for() -> None:
    for one in FIELDS:
        assert one.metadata["about"]
        assert one.metadata["shown"].isupper()

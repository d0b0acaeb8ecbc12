"""What bots are called at a table: nobody wants to wait for "crew-normal"."""

NAMES = (
    "Alcor", "Bellatrix", "Capella", "Dubhe", "Electra", "Furud", "Gemma", "Hadar",
    "Izar", "Kochab", "Lesath", "Mimosa", "Nashira", "Okab", "Polaris", "Rastaban",
)  # fmt: skip


def bot_name(table_id: str, seat: int) -> str:
    """The same at every process, another one at each seat."""
    return NAMES[(sum(map(ord, table_id)) + seat) % len(NAMES)]

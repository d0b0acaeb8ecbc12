"""The one base of all errors that a person can cause and mend: told as a sentence, never as a traceback."""


class UserError(Exception):
    """Something was asked that cannot be done; the message names it and says what would be right."""

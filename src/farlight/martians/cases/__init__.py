"""The sentences of Martians' scenarios, by what they are about."""

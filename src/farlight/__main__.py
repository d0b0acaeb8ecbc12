"""`python -m farlight`."""

import gc

gc.disable()  # importing makes a great many objects and no garbage; looking for some costs a tenth of the start

from farlight.cli import main  # noqa: E402

gc.freeze()
gc.enable()

if __name__ == "__main__":
    main()

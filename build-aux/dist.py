#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What `meson dist` adds to a release archive: the word lists, made already.

usage: dist.py FILE…    (run by meson)

FILE… are the sources that the archive carries beside the lists, because their licences ask that who
passes a list on passes its source on (COPYRIGHT). Two archives of one commit are the same bytes, so
what is added is as old as the commit.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

LISTS = [f'data/words/{name}.words' for name in ('en', 'en-cubes', 'fr', 'fr-cubes')]
README = """\
# Word lists, made already

`meson setup` takes these lists when they are here, so that a release builds without the packages
they are made from. They are the same on every machine. `sources` holds what the French ones are made from;
`COPYRIGHT`, in the top folder, says whose work all this is and under which licences it may be passed
on.

To make the lists anew, by the recipes in `data/words`:

```
meson setup build -Dwords=sources
```

`meson_options.txt` names the options that say where the sources are.
"""


def main():
    build = Path(os.environ['MESON_BUILD_ROOT'])
    root = Path(os.environ['MESON_PROJECT_DIST_ROOT'])
    folder = root / 'data' / 'words' / 'built'

    subprocess.run(['ninja', '-C', build, *LISTS], check=True)
    sources = folder / 'sources'
    sources.mkdir(parents=True)
    added = [shutil.copyfile(build / name, folder / Path(name).name) for name in LISTS]
    added += [shutil.copyfile(name, sources / Path(name).name) for name in sys.argv[1:]]
    (folder / 'README.md').write_text(README, encoding='utf-8')
    added.append(folder / 'README.md')

    commit = subprocess.run(['git', '-C', os.environ['MESON_PROJECT_SOURCE_ROOT'],
                             'log', '-1', '--format=%ct'],
                            check=True, stdout=subprocess.PIPE, text=True)
    time = int(commit.stdout)
    for path in [*added, sources, folder]:
        path.chmod(0o775 if path.is_dir() else 0o664)     # as git archive has them
    root.chmod(0o775)
    for path in [*root.rglob('*'), root]:                 # links too, which unpacking makes of today
        os.utime(path, (time, time), follow_symlinks=False)


if __name__ == '__main__':
    main()

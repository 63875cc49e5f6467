import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const executable = async (path: string, script: string): Promise<string> => {
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
};

/**
 * The system's ffmpeg where every file is cut off at so many blocks of 512 bytes, as on a full disk: the write that
 * exceeds the limit fails, and the process continues. Nothing is cut off while a file named `room` exists in the folder.
 */
export const ffmpegOnFullDisk = (folder: string, blocks: number): Promise<string> =>
  executable(
    join(folder, 'ffmpeg-on-full-disk'),
    `trap '' XFSZ\n[ -e "$(dirname "$0")/room" ] || ulimit -f ${blocks}\nexec ffmpeg "$@"`,
  );

/** The system's ffmpeg, after which `spoil` is run on the file that it wrote, as `$file`; it exits with 0. */
export const ffmpegThatCorrupts = (folder: string, spoil: string): Promise<string> =>
  executable(
    join(folder, 'ffmpeg-that-spoils'),
    `ffmpeg "$@" || exit 1\nfor last in "$@"; do file=\${last#file:}; done\nif [ -f "$file" ]; then ${spoil}; fi`,
  );

import { closeSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import type { Sound } from '../sound/sound.ts';
import type { Takes } from '../studio/mix.ts';

const bytesOf = (samples: Float32Array): Uint8Array =>
  new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);

/** Reads samples from a place in the file. A read may end early. */
const fill = (samples: Float32Array, fd: number, from: number): void => {
  const bytes = bytesOf(samples);
  for (let at = 0; at < bytes.length;) {
    const read = readSync(fd, bytes, at, bytes.length - at, from + at);
    if (read === 0) throw new Error('the parts of a song were cut off on the disk');
    at += read;
  }
};

/** Keeps the parts of a song in a file instead of in memory. The file is deleted when the takes are closed. */
export const takesIn = (file: string): Takes & { readonly close: () => void } => {
  const fd = openSync(file, 'w+');
  let count = 0;
  return {
    keep: ({ left, right }) => {
      for (const side of [left, right]) writeFileSync(fd, bytesOf(side));
      count++;
    },
    kept: function* (into): Generator<Sound> {
      let at = 0;
      for (let part = 0; part < count; part++) {
        for (const side of [into.left, into.right]) {
          fill(side, fd, at);
          at += side.byteLength;
        }
        yield into;
      }
    },
    close: () => {
      closeSync(fd);
      rmSync(file);
    },
  };
};

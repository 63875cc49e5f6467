import { readSync } from 'node:fs';

/** Random access to the bytes of a file. Never moves the file's own position. */
export interface Reader {
  readonly size: number;
  /** Returns `length` bytes, or fewer at the end. They are valid until the next call. */
  readonly at: (offset: number, length: number) => Buffer;
}

const windowBytes = 256 * 1024;

export const fileReader = (fd: number, size: number): Reader => {
  const window = Buffer.allocUnsafe(windowBytes);
  let [from, to] = [0, 0];
  return {
    size,
    at: (offset, length) => {
      if (length > windowBytes) {
        const bytes = Buffer.allocUnsafe(length);
        return bytes.subarray(0, readSync(fd, bytes, 0, length, offset));
      }
      if (offset < from || offset + length > to) {
        from = offset;
        to = offset + readSync(fd, window, 0, windowBytes, offset);
      }
      return window.subarray(offset - from, Math.min(to, offset + length) - from);
    },
  };
};

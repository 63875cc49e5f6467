import { createHash } from 'node:crypto';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentOf, streamOf } from '../../../../src/adapters/filesystem/disk.ts';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-'));
  file = join(folder, 'part');
});
afterAll(() => rm(folder, { recursive: true }));

describe('the stream of a file', () => {
  it.each([
    ['of a small file', 3, 3],
    ['of an empty file', 0, 1],
    ['of a large file', 10_000_000, 256 * 1024],
  ])('has buffers of at most its size, and of at most 256 KB: %s', async (_, sizeBytes, expected) => {
    await writeFile(file, 'abc');
    const stream = streamOf(file, sizeBytes);
    expect(stream.readableHighWaterMark).toBe(expected);
    stream.destroy();
  });

  it('contains all bytes, also if the file has grown since its size was read', async () => {
    await writeFile(file, 'abc');
    const stream = streamOf(file, 3);
    await appendFile(file, 'def');
    expect((await stream.toArray()).join('')).toBe('abcdef');
  });

  it('contains the bytes of a range', async () => {
    await writeFile(file, 'abcdef');
    expect((await streamOf(file, 6, { first: 2, last: 3 }).toArray()).join('')).toBe('cd');
  });
});

describe('the content of a file', () => {
  it.each(['', 'abc', 'x'.repeat(600_000)])('is described by its length and its digest', async (text) => {
    await writeFile(file, text);
    expect(await contentOf(file)).toEqual({
      sizeBytes: text.length,
      sha256: createHash('sha256').update(text).digest('hex'),
    });
  });
});

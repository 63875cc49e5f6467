import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localFileInspector } from '../../../../src/adapters/filesystem/index.ts';

describe('the inspector of local files', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inspected-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const typeOf = async (content: string | Uint8Array) => {
    const file = join(folder, 'file.pdf');
    await writeFile(file, content);
    return localFileInspector.typeOf(file);
  };
  /** A character of three bytes that two pieces of a file share. */
  const acrossPieces = `${'a'.repeat(256 * 1024 - 1)}\u6d77`;

  it('decides by the signature, whatever the name says and whatever follows', async () => {
    expect(await typeOf(Buffer.from('fLaC\x00\xff\xfe', 'latin1'))).toBe('audio/flac');
    expect(await typeOf('%PDF-1.4')).toBe('application/pdf');
  });

  it('recognizes text in UTF-8, however long', async () => {
    expect(await typeOf('Hello\r\n\tS\u00f8ren \u6d77')).toBe('text/plain');
    expect(await typeOf(acrossPieces)).toBe('text/plain');
  });

  it('recognizes no text that is not UTF-8, or has control characters, at its end too', async () => {
    expect(await typeOf(Buffer.from('S\xf8ren', 'latin1'))).toBeUndefined();
    expect(await typeOf(`${'a'.repeat(300_000)}\0`)).toBeUndefined();
    expect(await typeOf(Buffer.from(acrossPieces).subarray(0, -1))).toBeUndefined();
    expect(await typeOf(Buffer.from('PK\x03\x04'))).toBeUndefined();
  });
});

import { createHash } from 'node:crypto';
import { digestOf } from '../../../../../portal/src/studio/uploads/files/digest.ts';
import {
  chosenFrom,
  mistakeIn,
  titleFrom,
  typeOf,
} from '../../../../../portal/src/studio/uploads/files/kinds.ts';

describe('chosen files', () => {
  it('are in the order in which people count, without files of the system', () => {
    const files = ['10 Quay.wav', '2 Tide.flac', '.DS_Store', 'Thumbs.db'].map(
      (name) => new File(['x'], name),
    );
    expect(chosenFrom(files).map(({ path }) => path)).toEqual(['2 Tide.flac', '10 Quay.wav']);
  });

  it('are masters by the ending of their names', () => {
    expect(['a.WAV', 'a.wave', 'a.flac', 'a.mp3', 'wav'].map(typeOf)).toEqual([
      ...['audio/wav', 'audio/wav', 'audio/flac', undefined, undefined],
    ]);
  });

  it('have mistakes that are found before they are sent', () => {
    const gibibyte = 2 ** 30;
    const found = (name: string, size: number) => mistakeIn({ name, size });
    expect([found('a.mp3', 1), found('a.wav', 0), found('a.wav', 2 * gibibyte + 1)]).toEqual([
      ...['format', 'empty', 'tooLarge'],
    ]);
    expect(found('a.flac', 2 * gibibyte)).toBeUndefined();
  });

  it('name their tracks', () => {
    expect(titleFrom('Night_Drive (Live).final.wav')).toBe('Night Drive (Live).final');
  });

  it('have the SHA-256 of all their parts', async () => {
    const bytes = Buffer.alloc(9 * 2 ** 20, 'some sound ');
    const { signal } = new AbortController();
    expect(await digestOf(new Blob([bytes]), signal)).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it('are not read further after an abort', async () => {
    await expect(digestOf(new Blob(['x']), AbortSignal.abort(new Error('stopped')))).rejects.toThrow(
      'stopped',
    );
  });
});

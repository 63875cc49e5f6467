import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takesIn } from '../files/takes.ts';
import { silence, type Sound } from '../sound/sound.ts';
import { mixed, recordings, reusedBuffers } from '../studio/mix.ts';
import { aSong } from './song.ts';

const copyOf = ({ left, right }: Sound): Sound => ({ left: left.slice(), right: right.slice() });

const digestOf = ({ left, right }: Sound): string =>
  createHash('sha256').update(left).update(right).digest('hex');

describe('parts kept in a file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'takes-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('make the same recordings as parts kept in memory, sample for sample', () => {
    const takes = takesIn(join(folder, 'song.tmp'));
    const digests = Array.from(recordings(aSong(), takes), digestOf);
    takes.close();
    const { master, stems } = mixed(aSong());
    expect(digests).toEqual([master, ...stems].map(digestOf));
    expect(new Set(digests).size).toBe(5);
  });

  it('are read into one sound, and deleted in the end', () => {
    const file = join(folder, 'parts.tmp');
    const takes = takesIn(file);
    const parts = [1, 2, 3].map((value) => ({
      left: new Float32Array(100).fill(value),
      right: new Float32Array(100).fill(-value),
    }));
    parts.forEach(takes.keep);
    const sound = silence(100);
    const kept = Array.from(takes.kept(sound), (part) => [part === sound, copyOf(part)]);
    expect(kept).toEqual(parts.map((part) => [true, part]));
    expect(existsSync(file)).toBe(true);
    takes.close();
    expect(existsSync(file)).toBe(false);
  });
});

describe('the memory of a song', () => {
  it('serves one song after another, and changes no sample of them', () => {
    const buffers = reusedBuffers();
    const songs = [aSong(), aSong({ bpm: 121 }), aSong()];
    for (const song of songs) {
      const { master, stems } = mixed(song);
      const parts: Sound[] = [];
      const takes = { keep: (part: Sound) => void parts.push(copyOf(part)), kept: () => parts };
      const reused = [...recordings(song, takes, buffers)].map(digestOf);
      expect(reused.slice(1)).toEqual(stems.map(digestOf));
      const [again = silence(0)] = recordings(song, { keep: () => undefined, kept: () => [] }, buffers);
      expect(digestOf(again)).toBe(digestOf(master));
    }
  });
});

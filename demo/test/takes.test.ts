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

const known = new Map<number, readonly string[]>();
/** The digests of the master and the stems of a song that is mixed in memory. */
const mixedDigests = (bpm: number): readonly string[] => {
  const found = known.get(bpm);
  if (found) return found;
  const { master, stems } = mixed(aSong({ bpm }));
  const digests = [master, ...stems].map(digestOf);
  known.set(bpm, digests);
  return digests;
};

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
    expect(digests).toEqual(mixedDigests(120));
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
    for (const bpm of [120, 121, 120]) {
      const song = aSong({ bpm });
      const [master, ...stems] = mixedDigests(bpm);
      const parts: Sound[] = [];
      const takes = { keep: (part: Sound) => void parts.push(copyOf(part)), kept: () => parts };
      const reused = [...recordings(song, takes, buffers)].map(digestOf);
      expect(reused.slice(1)).toEqual(stems);
      const [again = silence(0)] = recordings(song, { keep: () => undefined, kept: () => [] }, buffers);
      expect(digestOf(again)).toBe(master);
    }
  });
});

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { composeDemo, demoTracks, rowOf } from '@platform-licensing/demo';
import { openAudioProcessor } from '../../../src/adapters/audio/index.ts';
import type { DeliveredTrack } from '../../../src/domain/catalog/delivery/delivery.ts';
import { keyName } from '../../../src/domain/catalog/search/search-matching.ts';
import { needing } from '../../support/needing.ts';

const { abs, log10 } = Math;
const run = promisify(execFile);

let folder: string;
const rows: DeliveredTrack[] = [];
const audioProcessor = openAudioProcessor({ codec: 'wasm', workers: 1 });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-'));
  await composeDemo({ folder, onTrack: (row) => void rows.push(row) });
}, 600_000);

afterAll(async () => {
  await audioProcessor.close();
  await rm(folder, { recursive: true, force: true });
});

/** The audio processor's figures for a track, tested elsewhere: peak in dBFS, and how far its stems are from it in dB. */
const measured = async ({ file, stems }: DeliveredTrack) => {
  const at = (name: string) => join(folder, name);
  const [whole, parts] = [
    await audioProcessor.examine(at(file)),
    await audioProcessor.compareStems(
      at(file),
      stems.map((stem) => at(stem.file)),
    ),
  ];
  if (!whole.ok || !parts.ok) throw new Error(`${file} does not decode`);
  return { peakDbfs: whole.value.peakDbfs, residualDb: parts.value.residualDb };
};

describe('the demo catalog, composed', () => {
  it('delivers every track once its files exist', async () => {
    expect(rows).toEqual(demoTracks.map(rowOf));
    for (const { file, stems } of rows) {
      for (const name of [file, ...stems.map((stem) => stem.file)]) {
        expect((await stat(join(folder, name))).size).toBeGreaterThan(10_000);
      }
    }
  });

  it('is the same bytes on every machine', async () => {
    const digest = createHash('sha256');
    for (const { file } of rows) digest.update(await readFile(join(folder, file)));
    expect(digest.digest('hex')).toBe('023b43b2f2b033bde7ad0f5494acb82421091dda3e2b452332cd1ec8c4f2c2cc');
  });

  it('has masters that do not clip, each with stems that sum to it within 60 dB', async () => {
    for (const row of rows) {
      const { peakDbfs, residualDb } = await measured(row);
      expect([row.title, peakDbfs < 20 * log10(0.9)]).toEqual([row.title, true]);
      if (row.stems.length > 0) expect([row.title, residualDb < -60]).toEqual([row.title, true]);
    }
  }, 600_000);

  it('is analyzed in its keys, and in all of its tempi but one', async () => {
    const wrong: string[] = [];
    let tempi = 0;
    for (const { title, file, key, bpm } of rows) {
      const analysis = await audioProcessor.analyze(join(folder, file));
      if (!analysis.ok) throw new Error(analysis.failure.detail);
      if (!analysis.value.key.known || keyName(analysis.value.key.value) !== keyName(key)) wrong.push(title);
      if (analysis.value.tempo.known && abs(analysis.value.tempo.value.bpm / bpm - 1) < 0.04) tempi++;
    }
    expect(wrong).toEqual([]);
    expect(tempi).toBeGreaterThanOrEqual(rows.length - 1);
  }, 600_000);

  it('is not rendered again if it is complete, and rendered again if a file has changed', async () => {
    const [first, second] = rows;
    if (!first || !second) throw new Error('no tracks');
    const others = new Set(rows.slice(2).map(({ externalId }) => externalId));
    const old = new Date(0);
    for (const { file } of [first, second]) await utimes(join(folder, file), old, old);
    await writeFile(join(folder, second.file), 'half a file');
    const titles: string[] = [];
    await composeDemo({ folder, skip: others, onTrack: ({ title }) => void titles.push(title) });
    expect(titles).toEqual([first.title, second.title]);
    expect((await stat(join(folder, first.file))).mtimeMs).toBe(0);
    expect((await stat(join(folder, second.file))).size).toBeGreaterThan(10_000);
  });

  it('stops when it is asked to, and says why', async () => {
    const stopping = new AbortController();
    const titles: string[] = [];
    const composing = composeDemo({
      folder,
      signal: stopping.signal,
      onTrack: ({ title }) => {
        titles.push(title);
        stopping.abort(new Error('enough'));
      },
    });
    await expect(composing).rejects.toThrow('enough');
    expect(titles).toHaveLength(1);
  });

  it('stops if a track is rejected', async () => {
    const composing = composeDemo({ folder, onTrack: () => Promise.reject(new Error('no room')) });
    await expect(composing).rejects.toThrow('no room');
  });
});

needing('aubio', 'the tempi of the demo catalog, as aubio measures them', () => {
  const off = (actual: number, declared: number) => abs(actual / declared - 1);

  it('are those declared, within 4 %; half or double for a quarter of the tracks at most', async () => {
    let octaves = 0;
    for (const { title, file, bpm } of rows) {
      const { stdout } = await run('aubio', ['tempo', join(folder, file)]);
      const tempo = Number.parseFloat(stdout);
      const isOctave = off(tempo, bpm) > 0.04 && (off(tempo, bpm / 2) <= 0.04 || off(tempo, bpm * 2) <= 0.04);
      if (isOctave) octaves += 1;
      expect([title, tempo, isOctave || off(tempo, bpm) <= 0.04]).toEqual([title, tempo, true]);
    }
    expect(octaves).toBeLessThanOrEqual(rows.length / 4);
  });
});

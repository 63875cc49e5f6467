import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { framesIn, sliced, type Pcm } from '../../src/adapters/audio/dsp/pcm.ts';
import { findSameRecordings } from '../../src/application/shared/find-same-recordings.ts';
import type { Fingerprint } from '../../src/domain/catalog/fingerprint/fingerprint.ts';
import { storedLandmarks } from '../../src/domain/catalog/fingerprint/landmarks.ts';
import type { SameRecording } from '../../src/domain/catalog/fingerprint/same-recording.ts';
import type { LandmarkEntry } from '../../src/domain/catalog/fingerprint/suspects.ts';
import { TrackId } from '../../src/domain/shared/ids.ts';
import { wavBytes } from '../support/audio/wav.ts';
import type { Listening } from './listening.ts';
import { sets, type Piece } from './sets.ts';

const run = promisify(execFile);
const seconds = 20;

const faster = (by: number) => (rate: number) => `asetrate=${Math.round(rate * by)},aresample=${rate}`;
const warm = 'bass=g=8:f=150,treble=g=-8:f=3000';
const thin = 'bass=g=-10:f=200,treble=g=8:f=3000,equalizer=f=1000:t=q:w=1:g=-6';

/** The filter of ffmpeg for each change; a change that ends with mp3 is encoded with 128 kbit/s afterwards. */
const changes: Readonly<Record<string, (rate: number) => string>> = {
  excerpt: () => 'anull',
  mp3: () => 'anull',
  'faster by 2 %': faster(1.02),
  'slower by 2 %': faster(0.98),
  'slower by 0.7 %': faster(0.993),
  'more bass, less treble': () => warm,
  'less bass, more treble': () => thin,
  'faster, more bass, mp3': (rate) => `${faster(1.02)(rate)},${warm}`,
  'slower, less bass, mp3': (rate) => `${faster(0.98)(rate)},${thin}`,
};

const fingerprintOf = async ({ audioAnalyzer }: Listening, file: string): Promise<Fingerprint> => {
  const result = await audioAnalyzer.analyze(file);
  if (!result.ok || !result.value.fingerprint) throw new Error(`no fingerprint of ${file}`);
  return result.value.fingerprint;
};

/** Twenty seconds of a piece, and where they begin. */
interface Excerpt {
  readonly name: string;
  readonly trackId: TrackId;
  readonly fromMs: number;
  readonly change: string;
  readonly fingerprint: Fingerprint;
}

/** A piece in the catalog. */
interface Known {
  readonly trackId: TrackId;
  readonly fingerprint: Fingerprint;
}

const changedExcerpts = async (
  listening: Listening,
  { name, trackId }: { readonly name: string; readonly trackId: TrackId },
  { sampleRate, channels }: Pcm,
  place: number,
): Promise<readonly Excerpt[]> => {
  const from = Math.floor(place * Math.max(0, framesIn(channels) - 1.05 * seconds * sampleRate));
  const cut = join(listening.folder, 'cut.wav');
  // The faster one has 20 s as well: of slightly more music.
  const part = sliced(channels, from, from + Math.round(1.02 * seconds * sampleRate));
  await writeFile(cut, wavBytes({ sampleRate, channels: part }));
  const excerpts: Excerpt[] = [];
  for (const [change, filter] of Object.entries(changes)) {
    const changed = join(listening.folder, change.endsWith('mp3') ? 'changed.mp3' : 'changed.wav');
    const format = change.endsWith('mp3') ? ['-b:a', '128k'] : [];
    const filters = `${filter(sampleRate)},atrim=end=${seconds}`;
    await run('ffmpeg', ['-v', 'error', '-y', '-i', cut, '-af', filters, ...format, changed]);
    const fingerprint = await fingerprintOf(listening, changed);
    excerpts.push({ name, trackId, fromMs: (1000 * from) / sampleRate, change, fingerprint });
    await rm(changed);
  }
  return excerpts;
};

/** Finds recordings among known ones as the service does. */
const finder = (known: readonly Known[]) => {
  const entries = new Map<number, LandmarkEntry[]>();
  for (const { trackId, fingerprint } of known)
    for (const [hash, frames] of storedLandmarks(fingerprint))
      entries.set(hash, [...(entries.get(hash) ?? []), { hash, trackId, frames }]);
  const fingerprints = new Map(known.map(({ trackId, fingerprint }) => [trackId, fingerprint]));
  const dependencies = {
    library: {
      landmarks: async (hashes: readonly number[]) => hashes.flatMap((hash) => entries.get(hash) ?? []),
      fingerprints: async () => fingerprints,
    },
    delay: { turn: async () => undefined },
  };
  return async (fingerprint: Fingerprint): Promise<ReadonlyMap<TrackId, SameRecording>> => {
    const same = await findSameRecordings(dependencies, { fingerprint, own: undefined });
    return new Map(same.map((each) => [each.trackId, each]));
  };
};

/** Renders pieces, and changes every third of them. */
const recorded = async (listening: Listening, pieces: readonly Piece[]) => {
  const known: Known[] = [];
  const excerpts: Excerpt[] = [];
  for (const [i, { name, recorded: record }] of pieces.entries()) {
    const sound = await record(join(listening.folder, 'scratch.wav'));
    const whole = join(listening.folder, 'whole.wav');
    await writeFile(whole, wavBytes(sound));
    const trackId = TrackId(`trk_${String(i).padStart(26, '0')}`);
    known.push({ trackId, fingerprint: await fingerprintOf(listening, whole) });
    if (i % 3 === 0)
      excerpts.push(...(await changedExcerpts(listening, { name, trackId }, sound, (i * 0.618034) % 1)));
  }
  return { known, excerpts };
};

/** The greatest error of a place in the recording, ms. */
const near = 1_000;

/** Prints the share of excerpts that are found for each change, and how many different recordings are taken for the same. */
export const printDuplicates = async (listening: Listening, tracks: number): Promise<void> => {
  const kinds = ['testing', 'midi', 'demo'];
  const share = Math.ceil(tracks / kinds.length);
  const pieces = kinds.flatMap((kind) => sets[kind]?.pieces(share) ?? []);
  const { known, excerpts } = await recorded(listening, pieces);
  const find = finder(known);
  let falseMatches = 0;
  console.log(`${known.length} recordings, ${excerpts.length} excerpts of ${seconds} s`);
  for (const [change, changed] of Map.groupBy(excerpts, (excerpt) => excerpt.change)) {
    let [found, placed] = [0, 0];
    for (const { name, trackId, fromMs, fingerprint } of changed) {
      const same = await find(fingerprint);
      const right = same.get(trackId);
      falseMatches += same.size - (right ? 1 : 0);
      if (!right) console.log(`  not found: ${name}, ${change}`);
      if (right) found++;
      if (right && Math.abs(right.otherFromMs - right.fromMs * right.speed - fromMs) <= near) placed++;
    }
    const rounded = [found, placed].map((count) => Math.round((1000 * count) / changed.length) / 1000);
    console.log(`  ${change.padEnd(26)} found ${rounded[0]}  at the right place ${rounded[1]}`);
  }
  let wholes = 0;
  for (const { trackId, fingerprint } of known)
    for (const [other, same] of await find(fingerprint))
      if (other === trackId) wholes++;
      else {
        falseMatches++;
        console.log(`  false match: ${trackId} is ${other} (${JSON.stringify(same)})`);
      }
  const pairs = (known.length * (known.length - 1)) / 2 + excerpts.length * (known.length - 1);
  console.log(`  whole recordings            found ${wholes} of ${known.length}`);
  console.log(`  false matches               ${falseMatches} among ${pairs} pairs`);
};

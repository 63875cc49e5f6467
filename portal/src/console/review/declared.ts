import type { MeasuredSound, MusicalKey, Track } from '@platform-licensing/client';
import { keyName } from '../../kit/display/names.ts';

export interface Comparison {
  readonly name: string;
  readonly declared: string;
  readonly measured: string;
  /** Whether the values agree; undefined if they cannot be compared. */
  readonly agrees?: boolean;
  /** A comment on a difference that is often harmless. */
  readonly note?: string;
}

/** Deviation of a tempo up to which it counts as the same. */
const tolerance = 0.03;
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= tolerance * other;

const certain = (confidence: number): string => ` (${Math.round(100 * confidence)} % certain)`;

const ofTempo = (declared: number, measured: MeasuredSound['bpm']): Comparison => {
  const base = { name: 'Tempo', declared: `${declared} BPM` };
  if (!measured) return { ...base, measured: 'Unknown' };
  const { value, confidence } = measured;
  const shown = { ...base, measured: `${Math.round(value)} BPM${certain(confidence)}` };
  if (isNear(declared, value)) return { ...shown, agrees: true };
  const isOctave = [value / 2, value * 2].some((other) => isNear(declared, other));
  return isOctave
    ? { ...shown, agrees: true, note: 'The same beat at half or double tempo' }
    : { ...shown, agrees: false };
};

const tonics = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'];

/** Whether two keys have the same notes: A minor and C major. */
const isRelative = (
  one: Pick<MusicalKey, 'tonic' | 'mode'>,
  other: Pick<MusicalKey, 'tonic' | 'mode'>,
): boolean => {
  const [major, minor] = one.mode === 'major' ? [one, other] : [other, one];
  return one.mode !== other.mode && (tonics.indexOf(minor.tonic) + 3) % 12 === tonics.indexOf(major.tonic);
};

const ofKey = (declared: MusicalKey, measured: MeasuredSound['key']): Comparison => {
  const base = { name: 'Key', declared: keyName(declared) };
  if (!measured) return { ...base, measured: 'Unknown' };
  const shown = { ...base, measured: `${keyName(measured)}${certain(measured.confidence)}` };
  const isSame = declared.tonic === measured.tonic && declared.mode === measured.mode;
  if (isSame) return { ...shown, agrees: true };
  return isRelative(declared, measured)
    ? { ...shown, agrees: true, note: 'The relative key, with the same notes' }
    : { ...shown, agrees: false };
};

const ofMoods = (declared: readonly string[], measured: MeasuredSound['moods']): Comparison => ({
  name: 'Moods',
  declared: declared.join(', ') || 'None',
  measured: measured?.join(', ') ?? 'Unknown',
});

/** Compares what the delivery says about the sound with what was measured in the recording. */
export const comparisonsOf = (
  { bpm, key, moods }: Pick<Track, 'bpm' | 'key' | 'moods'>,
  measured: MeasuredSound,
): readonly Comparison[] => [
  ofTempo(bpm, measured.bpm),
  ofKey(key, measured.key),
  ofMoods(moods, measured.moods),
];

/** Peaks from this level on are probably clipped. */
const clippedDbfs = -0.1;

/** Returns what may be wrong with the recording itself. */
export const warningsOf = ({
  peakDbfs,
  loudnessLufs,
  sampleRate,
  channels,
}: MeasuredSound): readonly string[] => [
  ...(peakDbfs >= clippedDbfs ? ['The highest sample is at full scale: listen for clipping.'] : []),
  ...(loudnessLufs < -30 ? ['The recording is very quiet.'] : []),
  ...(sampleRate < 44_100 ? ['The sample rate is below 44.1 kHz.'] : []),
  ...(channels === 1 ? ['The recording is mono.'] : []),
];

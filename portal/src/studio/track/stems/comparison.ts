import type { OwnStemList, TrackErrors } from '@platform-licensing/client';
import type { Tone } from '../../../kit/tone.ts';

/** How near the sum of the stems is to the recording. */
export type Closeness = 'same' | 'close' | 'different' | 'unrelated';

export const closenessTones: Readonly<Record<Closeness, Tone>> = {
  ...{ same: 'good', close: 'good', different: 'warn', unrelated: 'bad' },
};

/**
 * Returns the word for a residual. Up to −60 dB the difference is inaudible; above −10 dB it has a tenth of the energy of the recording, as if one of its main parts
 * were missing.
 */
export const closenessOf = (residualDb: number): Closeness => {
  if (residualDb <= -60) return 'same';
  if (residualDb <= -30) return 'close';
  return residualDb <= -10 ? 'different' : 'unrelated';
};

export type Comparison =
  | { readonly kind: 'none' | 'incomplete' | 'waiting' | 'mismatch' | 'failed' }
  | { readonly kind: 'measured'; readonly residualDb: number };

/** Returns the state of the comparison of stems with the recording. `found`: what prevents the submission of the track. */
export const comparisonOf = (
  { data, stemsSumToMaster }: OwnStemList,
  found: TrackErrors['errors'],
): Comparison => {
  if (data.length === 0) return { kind: 'none' };
  if (data.some(({ status }) => status !== 'ready')) return { kind: 'incomplete' };
  if (stemsSumToMaster) return { kind: 'measured', ...stemsSumToMaster };
  const has = (code: string) => found.some((error) => error.code === code);
  if (has('stem_mismatch')) return { kind: 'mismatch' };
  if (has('stems_not_comparable')) return { kind: 'failed' };
  return { kind: has('recording_required') ? 'incomplete' : 'waiting' };
};

/** Whether the comparison is not going to have another result while the stems and the recording stay as they are. */
export const isFinal = (found: TrackErrors['errors']): boolean =>
  found.some(({ code }) => ['stem_mismatch', 'stems_not_comparable', 'recording_required'].includes(code));

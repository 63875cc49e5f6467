export interface AudioLimits {
  /** Of the file, as it arrives. */
  readonly maxBytes: number;
  readonly minSeconds: number;
  readonly maxSeconds: number;
  readonly minSampleRate: number;
  readonly maxSampleRate: number;
  /** For one task, from its start; then it is stopped, and its worker and processes with it. */
  readonly taskSeconds: number;
  /** A file that is silent for so long from its start is refused then, and not decoded to its end. */
  readonly maxSilentSeconds: number;
}

export const defaultLimits: AudioLimits = {
  maxBytes: 512 * 2 ** 20,
  minSeconds: 1,
  maxSeconds: 30 * 60,
  minSampleRate: 8000,
  maxSampleRate: 192_000,
  taskSeconds: 300,
  maxSilentSeconds: Infinity,
};

/** What a partner sends to be enriched keeps tighter limits: any platform may send it, and others wait meanwhile. */
export type PartnerLimits = Pick<AudioLimits, 'maxSeconds' | 'taskSeconds' | 'maxSilentSeconds'>;

export const defaultPartnerLimits: PartnerLimits = {
  maxSeconds: 10 * 60,
  taskSeconds: 30,
  maxSilentSeconds: 60,
};

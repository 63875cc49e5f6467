export interface AudioLimits {
  /** The size of the delivered file. */
  readonly maxBytes: number;
  readonly minSeconds: number;
  readonly maxSeconds: number;
  readonly minSampleRate: number;
  readonly maxSampleRate: number;
  /** The limit for one task from its start; then its worker and processes are stopped. */
  readonly taskSeconds: number;
  /** A file that is silent for this long from its start is rejected without decoding the rest. */
  readonly maxSilentSeconds: number;
}

export const defaultLimits: AudioLimits = {
  maxBytes: 2 * 2 ** 30,
  minSeconds: 1,
  maxSeconds: 30 * 60,
  minSampleRate: 8000,
  maxSampleRate: 192_000,
  taskSeconds: 300,
  maxSilentSeconds: Infinity,
};

/** Audio from partners has tighter limits: any platform can send it, and others wait meanwhile. */
export type PartnerLimits = Pick<AudioLimits, 'maxSeconds' | 'taskSeconds' | 'maxSilentSeconds'>;

export const defaultPartnerLimits: PartnerLimits = {
  maxSeconds: 10 * 60,
  taskSeconds: 30,
  maxSilentSeconds: 60,
};

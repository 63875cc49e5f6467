export interface AudioLimits {
  /** Of the file, as it arrives. */
  readonly maxBytes: number;
  readonly minSeconds: number;
  readonly maxSeconds: number;
  readonly minSampleRate: number;
  readonly maxSampleRate: number;
  /** For one task, from its start; then it is stopped, and its worker and processes with it. */
  readonly taskSeconds: number;
}

export const defaultLimits: AudioLimits = {
  maxBytes: 512 * 2 ** 20,
  minSeconds: 1,
  maxSeconds: 30 * 60,
  minSampleRate: 8000,
  maxSampleRate: 192_000,
  taskSeconds: 300,
};

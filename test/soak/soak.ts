/** Result of a soak: one line for people, and whether the promise held. */
export interface Verdict {
  readonly passed: boolean;
  readonly summary: string;
}

/** A long test of one promise, as often as asked. `say` prints its progress. */
export type Soak = (options: {
  readonly rounds: number;
  readonly say: (line: string) => void;
}) => Promise<Verdict>;

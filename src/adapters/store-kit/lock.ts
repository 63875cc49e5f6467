/** A key that no other program may change, or depend on, until this one has committed. */
export interface Lock {
  readonly name: string;
  readonly mode: 'shared' | 'exclusive';
  /** Whether programs can share it, so that a store that locks by writing spreads it. */
  readonly spread: boolean;
  /** Separates the programs that share a lock: those with different values have no write in common. */
  readonly by?: string;
}

/** Returns a lock that only one program can have. */
export const exclusive = (kind: string, id = ''): Lock => ({
  name: `${kind} ${id}`,
  mode: 'exclusive',
  spread: false,
});

/** Returns a lock that programs can share, or that one of them can have exclusively. */
export const sharable = (kind: string, id: string) => {
  const name = `${kind} ${id}`;
  return {
    shared: (by: string): Lock => ({ name, mode: 'shared', spread: true, by }),
    exclusive: (): Lock => ({ name, mode: 'exclusive', spread: true }),
  };
};

/** What no other program may change, or rely on, until this one has committed. */
export interface Lock {
  readonly name: string;
  readonly mode: 'shared' | 'exclusive';
  /** Whether some programs share it: a store that locks by writing spreads it then. */
  readonly spread: boolean;
  /** Of a shared lock: programs with another value of it share without a common write. */
  readonly by?: string;
}

/** A lock that every program takes alone. */
export const exclusive = (kind: string, id = ''): Lock => ({
  name: `${kind} ${id}`,
  mode: 'exclusive',
  spread: false,
});

/** A lock that programs share, or that one of them takes alone. */
export const sharable = (kind: string, id: string) => {
  const name = `${kind} ${id}`;
  return {
    shared: (by: string): Lock => ({ name, mode: 'shared', spread: true, by }),
    exclusive: (): Lock => ({ name, mode: 'exclusive', spread: true }),
  };
};

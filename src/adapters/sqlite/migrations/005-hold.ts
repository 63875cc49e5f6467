/** Writes that are held back: at most one row, which every commit looks for. Times in ms since 1970. */
export const hold = `
  CREATE TABLE hold (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    move_id TEXT NOT NULL,
    since INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('moving', 'moved'))
  ) STRICT;
`;

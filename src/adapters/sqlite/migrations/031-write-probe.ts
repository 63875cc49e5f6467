/** A row that the check for writes rewrites, as large as what a request writes. It holds no data. */
export const writeProbe = `
  CREATE TABLE write_probe (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    body BLOB NOT NULL
  ) STRICT;
`;

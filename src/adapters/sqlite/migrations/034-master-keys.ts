/** The master keys that the store was used with, oldest first. */
export const masterKeys = `
  CREATE TABLE master_keys (
    position INTEGER PRIMARY KEY,
    key_id TEXT NOT NULL UNIQUE,
    doc TEXT NOT NULL
  ) STRICT;
`;

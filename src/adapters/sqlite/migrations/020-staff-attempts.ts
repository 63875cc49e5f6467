/** Attempts to sign in, by a digest of the address. Times in ms since 1970. */
export const staffAttempts = `
  CREATE TABLE staff_attempts (
    who TEXT PRIMARY KEY,
    count INTEGER NOT NULL,
    locked_until INTEGER,
    last_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX attempts_to_forget ON staff_attempts (last_at);
  -- They stood in the account, and moved its version.
  UPDATE staff SET doc = json_remove(doc, '$.failures');
`;

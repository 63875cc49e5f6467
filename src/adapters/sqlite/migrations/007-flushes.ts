/** The last flush that each meter of requests handed over: one that comes again counts once. Times in ms since 1970. */
export const flushes = `
  CREATE TABLE meters (
    meter_id TEXT PRIMARY KEY,
    flush INTEGER NOT NULL,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX meters_to_forget ON meters (at);
`;

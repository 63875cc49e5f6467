/** Seconds of analyzed sound a day, and the time that workers spent lately on the sound of each platform. */
export const enrichmentSeconds = `
  ALTER TABLE enrichment_days ADD COLUMN seconds INTEGER NOT NULL DEFAULT 0 CHECK (seconds >= 0);

  CREATE TABLE enrichment_turns (
    platform_id TEXT PRIMARY KEY,
    spent_ms INTEGER NOT NULL CHECK (spent_ms >= 0),
    spent_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

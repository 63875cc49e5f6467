/** What was heard of tracks; requests for enrichment, and how many rows of a day they were. Times in ms since 1970. */
export const enrichment = `
  CREATE TABLE analyses (
    track_id TEXT PRIMARY KEY REFERENCES tracks (track_id),
    doc TEXT NOT NULL
  ) STRICT;

  CREATE TABLE enrichments (
    enrichment_id TEXT PRIMARY KEY,
    platform_id TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    keep_until INTEGER NOT NULL,
    -- How many of its rows wait, and since when it waits for somebody to work on it.
    waiting INTEGER NOT NULL CHECK (waiting >= 0),
    waiting_since INTEGER NOT NULL,
    lease_token TEXT,
    lease_until INTEGER
  ) STRICT;
  CREATE INDEX enrichments_waiting ON enrichments (waiting_since, enrichment_id) WHERE waiting > 0;
  CREATE INDEX enrichments_to_forget ON enrichments (keep_until);

  CREATE TABLE enrichment_rows (
    enrichment_id TEXT NOT NULL REFERENCES enrichments (enrichment_id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    doc TEXT NOT NULL,
    -- Null while it waits.
    outcome TEXT,
    PRIMARY KEY (enrichment_id, place)
  ) STRICT;

  CREATE TABLE enrichment_days (
    platform_id TEXT NOT NULL,
    day TEXT NOT NULL,
    let_in INTEGER NOT NULL,
    PRIMARY KEY (platform_id, day)
  ) STRICT, WITHOUT ROWID;
`;

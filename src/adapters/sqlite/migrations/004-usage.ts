/** What partners reported, summed as it comes in, and what they asked of the service. Days and months in UTC. */
export const usage = `
  CREATE TABLE usage_events (
    usage_id TEXT PRIMARY KEY,
    platform_id TEXT NOT NULL,
    -- The partner's own id, and the digest of what it reported under it.
    event_id TEXT,
    payload TEXT,
    doc TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX usage_event_ids ON usage_events (platform_id, event_id) WHERE event_id IS NOT NULL;

  CREATE TABLE usage_by_day (
    platform_id TEXT NOT NULL,
    day TEXT NOT NULL,
    plays INTEGER NOT NULL,
    impressions INTEGER NOT NULL,
    PRIMARY KEY (platform_id, day)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE usage_by_track (
    platform_id TEXT NOT NULL,
    month TEXT NOT NULL,
    track_id TEXT NOT NULL,
    plays INTEGER NOT NULL,
    impressions INTEGER NOT NULL,
    PRIMARY KEY (platform_id, month, track_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX most_played ON usage_by_track (platform_id, month, plays DESC, impressions DESC, track_id);

  -- An empty territory: the report named none.
  CREATE TABLE usage_by_territory (
    platform_id TEXT NOT NULL,
    month TEXT NOT NULL,
    territory TEXT NOT NULL,
    plays INTEGER NOT NULL,
    impressions INTEGER NOT NULL,
    PRIMARY KEY (platform_id, month, territory)
  ) STRICT, WITHOUT ROWID;

  -- Of every platform together.
  CREATE TABLE plays_by_day (
    day TEXT NOT NULL,
    track_id TEXT NOT NULL,
    plays INTEGER NOT NULL,
    PRIMARY KEY (day, track_id)
  ) STRICT, WITHOUT ROWID;

  -- What came of a batch; it goes with its receipt.
  CREATE TABLE usage_batches (
    batch_id TEXT PRIMARY KEY,
    receipt_key TEXT NOT NULL UNIQUE REFERENCES receipts (key) ON DELETE CASCADE,
    outcome TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE request_counts (
    platform_id TEXT NOT NULL,
    day TEXT NOT NULL,
    requests INTEGER NOT NULL,
    previews INTEGER NOT NULL,
    downloads INTEGER NOT NULL,
    PRIMARY KEY (platform_id, day)
  ) STRICT, WITHOUT ROWID;
`;

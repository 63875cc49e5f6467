/** Every track, by the catalog version of its last commit, with what was delivered and drawn of it. */
export const catalog = `
  CREATE TABLE tracks (
    track_id TEXT PRIMARY KEY,
    catalog_version INTEGER NOT NULL UNIQUE,
    isrc TEXT NOT NULL UNIQUE,
    moderation_status TEXT NOT NULL,
    -- When the feed was last given the takedown that stands.
    takedown_at INTEGER,
    doc TEXT NOT NULL
  ) STRICT;
  CREATE INDEX tracks_taken_down ON tracks (takedown_at, catalog_version) WHERE takedown_at IS NOT NULL;

  -- Min/max pairs of 8 bits, signed.
  CREATE TABLE peaks (
    track_id TEXT PRIMARY KEY REFERENCES tracks (track_id),
    sample_rate INTEGER NOT NULL,
    samples_per_pixel INTEGER NOT NULL,
    pairs BLOB NOT NULL
  ) STRICT;

  CREATE TABLE deliveries (
    external_id TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL,
    track_id TEXT NOT NULL REFERENCES tracks (track_id)
  ) STRICT, WITHOUT ROWID;
`;

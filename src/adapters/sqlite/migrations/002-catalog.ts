/** Every track, by the catalog version of its last commit. */
export const catalog = `
  CREATE TABLE tracks (
    track_id TEXT PRIMARY KEY,
    catalog_version INTEGER NOT NULL UNIQUE,
    isrc TEXT NOT NULL UNIQUE,
    moderation_status TEXT NOT NULL,
    -- When the takedown that stands took effect.
    takedown_at INTEGER,
    doc TEXT NOT NULL
  ) STRICT;
`;

/** Decisions about tracks, appeals against them, and who works on what. Times in ms since 1970. */
export const moderation = `
  -- Since when it has waited for a decision; null where it does not.
  ALTER TABLE tracks ADD COLUMN pending_since INTEGER;
  UPDATE tracks SET pending_since = json_extract(doc, '$.updatedAt') WHERE moderation_status = 'pending_review';
  CREATE INDEX tracks_pending ON tracks (pending_since, track_id) WHERE pending_since IS NOT NULL;

  CREATE TABLE decisions (
    decision_id TEXT PRIMARY KEY,
    track_id TEXT NOT NULL REFERENCES tracks (track_id),
    -- Of the commit that it came in with: decisions of a track stand in the order of their commits.
    catalog_version INTEGER NOT NULL,
    -- How many came in against it.
    appeals INTEGER NOT NULL DEFAULT 0,
    doc TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX decisions_of_track ON decisions (track_id, catalog_version);

  CREATE TABLE appeals (
    appeal_id TEXT PRIMARY KEY,
    decision_id TEXT NOT NULL REFERENCES decisions (decision_id),
    -- Among those of the decision: 1, 2, 3, …
    place INTEGER NOT NULL,
    status TEXT NOT NULL,
    decide_by INTEGER NOT NULL,
    version INTEGER NOT NULL,
    doc TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX appeals_of_decision ON appeals (decision_id, place);
  CREATE INDEX appeals_to_decide ON appeals (status, decide_by, appeal_id);

  -- Of a track or an appeal.
  CREATE TABLE claims (
    subject TEXT PRIMARY KEY,
    staff_id TEXT NOT NULL,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

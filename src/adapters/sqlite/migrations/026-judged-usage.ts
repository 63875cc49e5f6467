/** What usage is judged by, how it was judged, and the lists of usage events. Territories of a license as a JSON list. */
export const judgedUsage = `
  ALTER TABLE licenses ADD COLUMN coverage TEXT GENERATED ALWAYS AS (doc ->> '$.territories') VIRTUAL;
  ALTER TABLE licenses ADD COLUMN valid_from INTEGER GENERATED ALWAYS AS (doc ->> '$.validFrom') VIRTUAL;
  -- When it ended or will end; the last moment that a date can express when it never does.
  ALTER TABLE licenses ADD COLUMN ends_at INTEGER
    GENERATED ALWAYS AS (ifnull(doc ->> '$.revokedAt', ifnull(doc ->> '$.validUntil', 8640000000000000))) VIRTUAL;
  CREATE INDEX licenses_by_coverage ON licenses (platform_id, track_id, coverage, ends_at, valid_from);
`;

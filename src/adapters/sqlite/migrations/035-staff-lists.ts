/** What members of staff list platforms, licenses and tracks by. `lower` changes ASCII letters alone. */
export const staffLists = `
  ALTER TABLE platforms ADD COLUMN status TEXT GENERATED ALWAYS AS (doc ->> '$.status') VIRTUAL;
  ALTER TABLE platforms ADD COLUMN tier TEXT GENERATED ALWAYS AS (doc ->> '$.tier') VIRTUAL;
  ALTER TABLE platforms ADD COLUMN contact_key TEXT GENERATED ALWAYS AS (lower(doc ->> '$.contactEmail')) VIRTUAL;
  ALTER TABLE platforms ADD COLUMN name_key TEXT GENERATED ALWAYS AS (lower(doc ->> '$.name')) VIRTUAL;
  ALTER TABLE platforms ADD COLUMN created_at INTEGER GENERATED ALWAYS AS (doc ->> '$.createdAt') VIRTUAL;
  CREATE INDEX platforms_by_creation ON platforms (created_at, platform_id);
  CREATE INDEX platforms_by_status ON platforms (status, created_at, platform_id);
  CREATE INDEX platforms_by_tier ON platforms (tier, created_at, platform_id);
  CREATE INDEX platforms_by_contact ON platforms (contact_key, created_at, platform_id);
  CREATE INDEX platforms_by_name ON platforms (name_key, platform_id);

  ALTER TABLE licenses ADD COLUMN issued_at INTEGER GENERATED ALWAYS AS (doc ->> '$.issuedAt') VIRTUAL;
  ALTER TABLE licenses ADD COLUMN content_type TEXT GENERATED ALWAYS AS (doc ->> '$.contentType') VIRTUAL;
  CREATE INDEX licenses_by_issue ON licenses (issued_at, license_id);
  CREATE INDEX licenses_by_platform ON licenses (platform_id, issued_at, license_id);
  CREATE INDEX licenses_by_track ON licenses (track_id, issued_at, license_id);
  CREATE INDEX licenses_by_content_type ON licenses (content_type, issued_at, license_id);
  CREATE INDEX licenses_by_status ON licenses (status, issued_at, license_id) WHERE status <> 'active';
  CREATE INDEX licenses_for_a_term ON licenses (issued_at, license_id)
    WHERE status = 'active' AND valid_until IS NOT NULL;

  ALTER TABLE tracks ADD COLUMN title_key TEXT GENERATED ALWAYS AS (lower(doc ->> '$.title')) VIRTUAL;
  ALTER TABLE tracks ADD COLUMN artist_key TEXT GENERATED ALWAYS AS (lower(doc ->> '$.artists[0].name')) VIRTUAL;
  ALTER TABLE tracks ADD COLUMN label_key TEXT
    GENERATED ALWAYS AS (lower(doc ->> '$.rights.master[0].party')) VIRTUAL;
  CREATE INDEX tracks_by_status ON tracks (moderation_status, catalog_version);
  CREATE INDEX tracks_by_title ON tracks (title_key, track_id);
  CREATE INDEX tracks_by_artist ON tracks (artist_key, track_id);
  CREATE INDEX tracks_by_label ON tracks (label_key, track_id);
`;

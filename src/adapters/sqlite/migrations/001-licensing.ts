/** Licenses, what they count, what was told of them, and which requests were done. Times in ms since 1970. */
export const licensing = `
  CREATE TABLE licenses (
    license_id TEXT PRIMARY KEY,
    platform_id TEXT NOT NULL,
    track_id TEXT NOT NULL,
    content_id TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('active', 'revoked', 'expired')),
    valid_until INTEGER,
    -- When it was issued, or ended.
    touched_at INTEGER NOT NULL,
    doc TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX active_bindings ON licenses (platform_id, track_id, content_id) WHERE status = 'active';
  -- Lists walk it, and look no record up that they do not show.
  CREATE INDEX licenses_of_platform ON licenses (platform_id, license_id, status, valid_until, touched_at);
  CREATE INDEX licenses_of_track ON licenses (platform_id, track_id, license_id);
  CREATE INDEX licenses_of_content ON licenses (platform_id, content_id, license_id);
  CREATE INDEX licenses_touched ON licenses (platform_id, touched_at);
  CREATE INDEX licenses_ended ON licenses (platform_id, status, license_id) WHERE status <> 'active';
  CREATE INDEX licenses_lapsing ON licenses (platform_id, valid_until)
    WHERE status = 'active' AND valid_until IS NOT NULL;

  -- Licenses issued in a month ('2026-11') and on a day ('2026-11-21').
  CREATE TABLE licenses_issued (
    platform_id TEXT NOT NULL,
    span TEXT NOT NULL,
    issued INTEGER NOT NULL,
    PRIMARY KEY (platform_id, span)
  ) STRICT, WITHOUT ROWID;
  -- Licenses whose status is active, lapsed or not.
  CREATE TABLE licenses_held (platform_id TEXT PRIMARY KEY, held INTEGER NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE outbox (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    event_id TEXT NOT NULL UNIQUE,
    doc TEXT NOT NULL
  ) STRICT;

  -- A running mark until status is there, a receipt from then on.
  CREATE TABLE receipts (
    key TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL,
    lease_until INTEGER NOT NULL,
    keep_until INTEGER NOT NULL,
    status INTEGER,
    resource_id TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX receipts_to_forget ON receipts (keep_until);
`;

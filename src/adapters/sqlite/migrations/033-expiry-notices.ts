/**
 * When an active license is due for the next notice of its end: 30 days before it, 7 days before it, and then. Licenses
 * issued by earlier releases get the notices that are still ahead of this migration.
 */
export const expiryNotices = `
  ALTER TABLE licenses ADD COLUMN notice_at INTEGER;
  UPDATE licenses SET notice_at = CASE
      WHEN valid_until - 2592000000 > unixepoch('subsec') * 1000 THEN valid_until - 2592000000
      WHEN valid_until - 604800000 > unixepoch('subsec') * 1000 THEN valid_until - 604800000
      ELSE valid_until
    END
    WHERE status = 'active' AND valid_until > unixepoch('subsec') * 1000;
  CREATE INDEX licenses_to_notify ON licenses (notice_at, license_id) WHERE status = 'active' AND notice_at IS NOT NULL;
  CREATE INDEX licenses_to_notify_by_platform ON licenses (platform_id, notice_at, license_id, valid_until)
    WHERE status = 'active' AND notice_at IS NOT NULL;
`;

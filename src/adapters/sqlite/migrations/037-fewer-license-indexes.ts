/**
 * Lists of licenses go by id, of one platform and of all, and share their indexes: a license that is issued is written to
 * eight indexes, not to fifteen.
 */
export const fewerLicenseIndexes = `
  DROP INDEX licenses_by_issue;
  DROP INDEX licenses_by_platform;
  DROP INDEX licenses_by_track;
  DROP INDEX licenses_by_content_type;
  DROP INDEX licenses_by_status;
  DROP INDEX licenses_for_a_term;
  DROP INDEX licensees_of_track;
  DROP INDEX licenses_of_track;
  DROP INDEX licenses_by_coverage;
  DROP INDEX licenses_of_content_type;
  DROP INDEX licenses_of_source;
  -- Finds the licenses of a track, those of one platform in order, and the platforms.
  CREATE INDEX licenses_of_track ON licenses (track_id, platform_id, license_id);
  -- With the status it counts the active ones without a look at them.
  CREATE INDEX licenses_by_coverage ON licenses (platform_id, track_id, coverage, ends_at, valid_from, status);
  -- A list by one of the two merges what it finds for each value of the other.
  CREATE INDEX licenses_of_kind ON licenses (platform_id, content_type, source, license_id);
  CREATE INDEX ended_licenses ON licenses (status, license_id) WHERE status <> 'active';
  CREATE INDEX licenses_for_a_term ON licenses (license_id) WHERE status = 'active' AND valid_until IS NOT NULL;
`;

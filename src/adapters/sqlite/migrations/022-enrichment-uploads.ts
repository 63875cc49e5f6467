/** Bytes that were uploaded for a request; summed over those that wait. */
export const enrichmentUploads = `
  ALTER TABLE enrichments ADD COLUMN upload_bytes INTEGER NOT NULL DEFAULT 0 CHECK (upload_bytes >= 0);
  CREATE INDEX enrichments_uploads ON enrichments (upload_bytes, platform_id) WHERE waiting > 0;
`;

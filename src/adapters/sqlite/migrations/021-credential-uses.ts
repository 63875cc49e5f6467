/** When each credential last opened something; none of those that never did. Times in ms since 1970. */
export const credentialUses = `
  CREATE TABLE credential_uses (
    credential_id TEXT PRIMARY KEY REFERENCES credentials (credential_id) ON DELETE CASCADE,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

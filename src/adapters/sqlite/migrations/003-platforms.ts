/** Platforms, their ways in, tokens revoked before their time, and the keys that sign. Times in ms since 1970. */
export const platforms = `
  CREATE TABLE platforms (
    platform_id TEXT PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE,
    client_id TEXT NOT NULL UNIQUE,
    version INTEGER NOT NULL,
    doc TEXT NOT NULL
  ) STRICT;

  CREATE TABLE credentials (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    credential_id TEXT NOT NULL UNIQUE,
    platform_id TEXT NOT NULL REFERENCES platforms (platform_id),
    digest TEXT NOT NULL UNIQUE,
    doc TEXT NOT NULL
  ) STRICT;
  CREATE INDEX credentials_of_platform ON credentials (platform_id, position);

  CREATE TABLE revoked_tokens (token_id TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX revoked_tokens_to_forget ON revoked_tokens (expires_at);

  -- Grows with every change to the three tables above: what copies of them in memory are measured by.
  CREATE TABLE registry_revision (one INTEGER PRIMARY KEY CHECK (one = 1), revision INTEGER NOT NULL) STRICT;
  INSERT INTO registry_revision VALUES (1, 0);

  CREATE TABLE signing_keys (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    key_id TEXT NOT NULL UNIQUE,
    purpose TEXT NOT NULL,
    doc TEXT NOT NULL
  ) STRICT;
  CREATE INDEX signing_keys_by_purpose ON signing_keys (purpose, position);
`;

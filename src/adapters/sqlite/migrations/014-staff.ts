/** Members of staff and their sessions. Times in ms since 1970. */
export const staff = `
  CREATE TABLE staff (
    staff_id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    oidc_subject TEXT UNIQUE,
    invitation_digest TEXT UNIQUE,
    version INTEGER NOT NULL,
    doc TEXT NOT NULL
  ) STRICT;

  CREATE TABLE staff_sessions (
    session_id TEXT PRIMARY KEY,
    staff_id TEXT NOT NULL REFERENCES staff (staff_id),
    token_digest TEXT NOT NULL UNIQUE,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    doc TEXT NOT NULL
  ) STRICT;
  CREATE INDEX sessions_of_member ON staff_sessions (staff_id, created_at, session_id);
  CREATE INDEX sessions_to_forget ON staff_sessions (expires_at);
`;

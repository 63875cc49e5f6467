/** What was done by whom, and mails that wait to be sent. Times in ms since 1970. */
export const audit = `
  -- A chain: each holds the digest of the one before it.
  CREATE TABLE audit_entries (
    place INTEGER PRIMARY KEY,
    digest TEXT NOT NULL,
    doc TEXT NOT NULL
  ) STRICT;
  CREATE TABLE audit_subjects (
    subject TEXT NOT NULL,
    place INTEGER NOT NULL REFERENCES audit_entries (place),
    PRIMARY KEY (subject, place)
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER audit_goes_on BEFORE INSERT ON audit_entries
    WHEN NEW.place IS NOT (SELECT ifnull(max(place), 0) + 1 FROM audit_entries)
    BEGIN SELECT RAISE(ABORT, 'the audit log is a chain'); END;
  CREATE TRIGGER audit_keeps_entries BEFORE UPDATE ON audit_entries
    BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
  CREATE TRIGGER audit_loses_no_entries BEFORE DELETE ON audit_entries
    BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
  CREATE TRIGGER audit_keeps_subjects BEFORE UPDATE ON audit_subjects
    BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
  CREATE TRIGGER audit_loses_no_subjects BEFORE DELETE ON audit_subjects
    BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;

  CREATE TABLE mails (
    mail_id TEXT PRIMARY KEY,
    doc TEXT NOT NULL,
    failures INTEGER NOT NULL,
    -- Null when it was sent or given up, which \`done_at\` says when.
    due_at INTEGER,
    done_at INTEGER,
    -- Why the last try failed.
    detail TEXT,
    lease_token TEXT,
    lease_until INTEGER,
    CHECK ((due_at IS NULL) <> (done_at IS NULL))
  ) STRICT;
  CREATE INDEX mails_due ON mails (due_at, mail_id) WHERE due_at IS NOT NULL;
  CREATE INDEX mails_to_forget ON mails (done_at) WHERE done_at IS NOT NULL;
`;

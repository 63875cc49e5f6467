import { connect } from './connection.ts';

/** Copies the current state of the database into a new file while other processes write to it. */
export const copyDatabase = (file: string, into: string): void => {
  const db = connect({ file, busyTimeoutMs: 30_000 });
  try {
    db.run('VACUUM INTO ?', into);
  } finally {
    db.close();
  }
};

import { ForensicMark } from '../../domain/licensing/forensic-mark.ts';
import { LicenseId } from '../../domain/shared/ids.ts';
import type { MarkRegister } from '../../ports/driven/mark-register.ts';
import { command } from './command.ts';
import type { Connection, Row } from './connection.ts';
import type { Store } from './store.ts';

interface Claim {
  readonly mark: ForensicMark;
  readonly licenseId: LicenseId;
}

export const claimOf = (row: Row): Claim => ({
  mark: ForensicMark(Number(row['mark'])),
  licenseId: LicenseId(String(row['license_id'])),
});

const holderIn = (db: Connection, mark: ForensicMark): LicenseId | undefined => {
  const row = db.one('SELECT mark, license_id FROM forensic_marks WHERE mark = ?', mark);
  return row && claimOf(row).licenseId;
};

const claim = command('mark-register.claim', (db, { mark, licenseId }: Claim): LicenseId => {
  const holder = holderIn(db, mark);
  if (holder === undefined)
    db.run('INSERT INTO forensic_marks (mark, license_id) VALUES (?, ?)', mark, licenseId);
  return holder ?? licenseId;
});

export const markRegisterCommands = [claim];

export const sqliteMarkRegister = (store: Store): MarkRegister => ({
  // A mark once held stays held: it is asked for with every render, written with the first.
  claim: async (mark, licenseId) => holderIn(store.read, mark) ?? store.write(claim, { mark, licenseId }),
  holder: async (mark) => holderIn(store.read, mark),
});

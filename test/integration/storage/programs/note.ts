// node note.ts (sqlite FILE | mongo URL) NAME: notes things until it is killed. A line on stdout is the subject of a note
// that was acknowledged.
import { isUnavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { StaffId } from '../../../../src/domain/shared/ids.ts';
import { aMail, aNote, aStaffMember } from '../../../support/builders/staff-builders.ts';
import { openedStore } from './opened.ts';
import { effectsOf } from '../../../support/effects.ts';

const [store, where, name = ''] = process.argv.slice(2);
const { auditLog, staffRegistry } = openedStore(store, where);

const note = async (n: number): Promise<void> => {
  const subject = `${name} ${n}`;
  const audit = aNote({ subjects: [subject] });
  if (n % 2 === 0) await auditLog.append(audit);
  else {
    const staffId = StaffId(subject);
    const member = aStaffMember({ staffId, email: `${subject}@house.example` });
    const mailId = `mai_${subject}` as ReturnType<typeof aMail>['mailId'];
    await staffRegistry.add({ member, effects: effectsOf({ mails: [aMail({ mailId })], audit }) });
  }
  process.stdout.write(`${subject}\n`);
};

for (let n = 0; ; n += 4) {
  const notes = [0, 1, 2, 3].map((i) =>
    note(n + i).catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
    }),
  );
  await Promise.all(notes);
}

import { ok } from '../../../../../src/domain/shared/result.ts';
import type { Mail } from '../../../../../src/domain/mail/mail.ts';
import { dayMs } from '../../../../../src/domain/shared/calendar.ts';
import { Unavailable } from '../../../../../src/ports/driven/shared/unavailable.ts';
import { startMaintenance } from '../../../../../src/main/processes/workers/maintenance.ts';
import { noon } from '../../../../support/builders/builders.ts';
import { aMail, aNote, aStaffMember, mailId } from '../../../../support/builders/staff-builders.ts';
import { inWorld } from '../../../../support/worlds/world.ts';
import { effectsOf } from '../../../../support/effects.ts';

const deleting = {
  deleteDueEvidence: async () => ok(0),
  deleteDueImages: async () => ok(0),
  deleteDueUploads: async () => ok(0),
  deleteDueNoticeTexts: async () => ok(0),
  eraseClosedAccounts: async () => ok(0),
  sweepScratch: async () => undefined,
};

describe('the maintenance of a process', () => {
  it(
    'continues if one of its tasks fails, which is logged once',
    inWorld(async ({ ports, meter }) => {
      const warnings: string[] = [];
      const log = {
        info: () => undefined,
        warn: (message: string) => void warnings.push(message),
        error: () => undefined,
      };
      await ports.registry.revokeToken('tok_1', noon - 1);
      const idempotencyStore = {
        ...ports.idempotencyStore,
        deleteExpired: () => Promise.reject(new Unavailable('away')),
      };
      const maintenance = startMaintenance({ ...ports, ...deleting, idempotencyStore, meter, log });
      await new Promise((resolve) => setImmediate(resolve));
      await maintenance.close();
      expect(warnings).toEqual(['deleting expired idempotency records failed and will be retried']);
      expect(await ports.registry.isRevoked('tok_1')).toBe(false);
    }),
  );

  it(
    'deletes emails 30 days after they were sent, and keeps those that wait',
    inWorld(async ({ ports, meter, clock, useCases }) => {
      const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
      let members = 0;
      const enqueue = (...mails: readonly Mail[]) =>
        ports.staffRegistry.add({
          member: aStaffMember({}, ++members),
          effects: effectsOf({ mails, audit: aNote() }),
        });
      const tidy = async () => {
        const maintenance = startMaintenance({ ...ports, ...deleting, meter, log });
        await new Promise((resolve) => setTimeout(resolve, 20));
        await maintenance.close();
      };
      const again = async () => {
        await enqueue(aMail());
        return Promise.all(await useCases.sendDueMails(1));
      };
      await enqueue(aMail(), aMail({ createdAt: noon + 365 * dayMs }, 2));
      await Promise.all(await useCases.sendDueMails(10));
      clock.advance(30 * dayMs);
      await tidy();
      expect(await again()).toEqual([]);
      clock.advance(1);
      await tidy();
      expect(await again()).toMatchObject([{ mailId: mailId(), outcome: 'sent' }]);
      clock.advance(365 * dayMs);
      await tidy();
      expect(await Promise.all(await useCases.sendDueMails(10))).toMatchObject([{ mailId: mailId(2) }]);
    }),
  );
});

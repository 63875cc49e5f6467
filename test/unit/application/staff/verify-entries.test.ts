import {
  entriesPerRequest,
  verifyEntries,
} from '../../../../src/application/staff/records/verify-entries.ts';
import type { AuditLog } from '../../../../src/ports/driven/staff/audit-log.ts';
import type { EntriesVerified } from '../../../../src/ports/driving/staff/audit.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { aNote } from '../../../support/builders/staff-builders.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const noted = async ({ ports }: World, count: number): Promise<void> => {
  for (let n = 1; n <= count; n++) await ports.auditLog.append(aNote({}, n));
};

describe('staff who verify the audit log', () => {
  it(
    'read it in parts, each after the last entry of the one before',
    inWorld(async (world) => {
      const verify = world.useCases.verifyEntries;
      const empty = { place: 0, digest: '0'.repeat(64) };
      expect(valueOf(await verify({}))).toEqual({ entries: 0, last: empty, isComplete: true });
      await noted(world, entriesPerRequest + 2);
      const first = valueOf(await verify({}));
      expect(first).toMatchObject({ entries: entriesPerRequest, isComplete: false });
      const second = valueOf(await verify({ after: first.last }));
      expect(second).toMatchObject({ entries: 2, last: { place: entriesPerRequest + 2 }, isComplete: true });
      expect([first.issue, second.issue]).toEqual([undefined, undefined]);
    }),
  );

  it(
    'see the first entry that was altered, and an entry they knew that differs or is gone',
    inWorld(async (world) => {
      const { auditLog, digest } = world.ports;
      await noted(world, 5);
      const { last } = valueOf(await world.useCases.verifyEntries({}));
      const entries: AuditLog['entries'] = async (page) =>
        (await auditLog.entries(page)).map((entry) =>
          entry.place === 3 ? { ...entry, action: 'another' } : entry,
        );
      const altered = verifyEntries({ auditLog: { ...auditLog, entries }, digest });
      expect(valueOf(await altered({}))).toMatchObject({
        entries: 2,
        last: { place: 2 },
        issue: 3,
        isComplete: true,
      });
      const beginning = { place: 0, digest: 'f'.repeat(64) };
      expect(valueOf(await world.useCases.verifyEntries({ after: beginning })).issue).toBeUndefined();

      const gone: EntriesVerified[] = [];
      for (const after of [
        { ...last, digest: '0'.repeat(64) },
        { ...last, place: 9 },
      ])
        gone.push(valueOf(await world.useCases.verifyEntries({ after })));
      expect(gone.map(({ issue, isComplete }) => [issue, isComplete])).toEqual([
        [5, true],
        [9, true],
      ]);
    }),
  );
});

import { verifyAudit } from '../../../../src/application/operator/store/verify-audit.ts';
import { ok } from '../../../../src/domain/shared/result.ts';
import type { AuditLog } from '../../../../src/ports/driven/staff/audit-log.ts';
import type { AuditVerified } from '../../../../src/ports/driving/operator/operator.ts';
import { digestOf } from '../../../support/builders/builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { aNote } from '../../../support/builders/staff-builders.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const onProgress = () => undefined;

/** So many entries. Answers the last. */
const noted = async ({ ports }: World, count: number): Promise<AuditVerified['last']> => {
  let last = { place: 0, digest: '' };
  for (let n = 1; n <= count; n++) {
    const { place, digest } = await ports.auditLog.append(aNote({}, n));
    last = { place, digest };
  }
  return last;
};

describe('the operator who verifies the audit log', () => {
  it(
    'reports how many entries exist and which is the last, on any number of pages',
    inWorld(async (world) => {
      const { useCases } = world;
      const none = valueOf(await useCases.verifyAudit({ onProgress }));
      expect(none).toEqual({ entries: 0, last: { place: 0, digest: '0'.repeat(64) } });
      const last = await noted(world, 1_000);
      const progress: number[] = [];
      const verified = await useCases.verifyAudit({
        onProgress: ({ entries }) => void progress.push(entries),
      });
      expect(verified).toEqual(ok({ entries: 1_000, last }));
      expect(progress).toEqual([500, 1_000, 1_000]);
    }),
  );

  it(
    'reports the first entry that is wrong, and the count of all entries, on any page',
    inWorld(async (world) => {
      const { auditLog, digest } = world.ports;
      const last = await noted(world, 1_200);
      for (const place of [1, 500, 501, 777, 1_100]) {
        const entries: AuditLog['entries'] = async (page) =>
          (await auditLog.entries(page)).map((entry) =>
            [place, 1_100].includes(entry.place) ? { ...entry, action: 'another' } : entry,
          );
        const verified = await verifyAudit({ auditLog: { entries }, digest })({ onProgress });
        expect(verified).toEqual(ok({ entries: 1_200, last, issue: place }));
      }
    }),
  );

  it(
    'reports where the log lacks the entry that was known before',
    inWorld(async (world) => {
      const verify = world.useCases.verifyAudit;
      const known = await noted(world, 600);
      await noted(world, 3);
      expect(valueOf(await verify({ onProgress, known })).issue).toBeUndefined();
      expect(valueOf(await verify({ onProgress, known: { place: 600, digest: digestOf(1) } })).issue).toBe(
        600,
      );
      expect(valueOf(await verify({ onProgress, known: { ...known, place: 604 } })).issue).toBe(604);
      expect(valueOf(await verify({ onProgress, known: { ...known, place: 9_000 } })).issue).toBe(604);
    }),
  );
});

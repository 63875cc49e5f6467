import { ok } from '../../../../src/domain/shared/result.ts';
import { setImmediate as pause } from 'node:timers/promises';
import { allFeatures } from '../../../../src/main/features/wiring/all-features.ts';
import { startMaintenance } from '../../../../src/main/processes/workers/maintenance.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { platformId } from '../../../support/builders/builders.ts';
import { aWorld, inWorld } from '../../../support/worlds/world.ts';

const deleting = {
  deleteDueEvidence: async () => ok(0),
  deleteDueImages: async () => ok(0),
  deleteDueUploads: async () => ok(0),
  deleteDueNoticeTexts: async () => ok(0),
  eraseClosedAccounts: async () => ok(0),
  sweepScratch: async () => undefined,
};

describe('the container', () => {
  it('offers every use case of every feature', async () => {
    const world = aWorld();
    expect(Object.keys(world.useCases)).toEqual(Object.keys(allFeatures));
    expect(Object.values(world.useCases).every((useCase) => typeof useCase === 'function')).toBe(true);
    await world.close();
  });

  it('gives all use cases the same meter', async () => {
    const world = aWorld();
    const { platform } = await world.aRegisteredPlatform();
    await world.useCases.limitPlatform(platform);
    expect(await world.meter.requestsToday(platform.platformId)).toBe(1);
    await world.close();
  });
});

describe('startMaintenance', () => {
  const recordingLog = () => {
    const lines: string[] = [];
    let resolveLogged = (): void => undefined;
    const logged = new Promise<void>((resolve) => (resolveLogged = resolve));
    const line = (message: string): void => {
      lines.push(message);
      resolveLogged();
    };
    return { lines, logged, log: { info: line, warn: line, error: line } };
  };

  it(
    'stores what was counted when it ends, also if that failed before',
    inWorld(async ({ meter, ports, before }) => {
      const { lines, logged, log } = recordingLog();
      before('journal', 'count', async () => {
        throw new Unavailable('the store is out');
      });
      meter.count(platformId(), 'requests');
      const maintenance = startMaintenance({ ...ports, ...deleting, meter, log });
      await logged;
      expect(lines).toContain('counting requests failed and will be retried');
      meter.count(platformId(), 'requests');
      await maintenance.close();
      expect(await ports.journal.requestsOn(platformId(), '2026-11-21')).toBe(2);
    }),
  );

  it(
    'deletes idempotency records and revocations whose time is over, at the start',
    inWorld(async ({ meter, ports, clock, useCases }) => {
      const { log } = recordingLog();
      await useCases.beginIdempotent({ key: 'k', fingerprint: 'f' });
      await ports.registry.revokeToken('tok_1', clock.now() + 1_000);
      clock.advance(86_400_001);
      const maintenance = startMaintenance({ ...ports, ...deleting, meter, log });
      await pause();
      await maintenance.close();
      expect(await ports.idempotencyStore.deleteExpired(clock.now())).toBe(0);
      expect(await ports.registry.isRevoked('tok_1')).toBe(false);
    }),
  );

  it(
    'rotates signing keys that are due, and says so',
    inWorld(async ({ meter, ports, clock, useCases }) => {
      const { lines, logged, log } = recordingLog();
      await useCases.publishKeys('access-token');
      clock.advance(31 * 86_400_000);
      const maintenance = startMaintenance({ ...ports, ...deleting, meter, log });
      await logged;
      await maintenance.close();
      expect(await ports.keyRing.keys('access-token')).toHaveLength(2);
      expect(lines).toEqual(['signing key rotated by age']);
    }),
  );
});

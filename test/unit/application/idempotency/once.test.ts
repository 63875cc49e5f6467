import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { contentId } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const begun = async ({ useCases }: World, fingerprint = 'payload', key = 'caller POST /x k1') =>
  valueOf(await useCases.beginIdempotent({ key, fingerprint }));

describe('a request under an Idempotency-Key', () => {
  it(
    'is rejected with another payload, running or done',
    inWorld(async (world) => {
      await begun(world);
      expect(await begun(world, 'another')).toEqual({ outcome: 'mismatch' });
      await world.ports.idempotencyStore.complete({
        key: 'caller POST /x k1',
        status: 201,
        resourceId: 'lic_1',
      });
      expect(await begun(world, 'another')).toEqual({ outcome: 'mismatch' });
      expect(await begun(world)).toEqual({ outcome: 'done', status: 201, resourceId: 'lic_1' });
    }),
  );

  it(
    'locks its key while it runs and once it is complete; looking for it locks none',
    inWorld(async (world) => {
      const taken = async () => valueOf(await world.useCases.findRecord({ key: 'caller POST /x k1' }));
      expect([await taken(), await taken()]).toEqual(['free', 'free']);
      await begun(world);
      expect(await taken()).toBe('taken');
      world.clock.advance(4_000);
      expect(await taken()).toBe('free');
      await world.ports.idempotencyStore.complete({
        key: 'caller POST /x k1',
        status: 201,
        resourceId: 'lic_1',
      });
      expect(await taken()).toBe('taken');
      world.clock.advance(86_400_000);
      expect(await taken()).toBe('free');
    }),
  );

  it(
    'runs again where its process died four seconds ago, and says how long it has to wait',
    inWorld(async (world) => {
      await begun(world);
      expect(await begun(world)).toEqual({ outcome: 'running', retryAfterMs: 4_000 });
      world.clock.advance(3_999);
      expect(await begun(world)).toEqual({ outcome: 'running', retryAfterMs: 1 });
      world.clock.advance(1);
      expect(await begun(world)).toMatchObject({ outcome: 'begun' });
    }),
  );

  it(
    'is still running an hour later, where its lock is renewed every second',
    inWorld(async (world) => {
      const first = await begun(world);
      if (first.outcome !== 'begun') throw new Error('it may not be rejected');
      let { lock } = first;
      for (let seconds = 0; seconds < 3_600; seconds++) {
        world.clock.advance(1_000);
        const renewed = valueOf(await world.useCases.renewLock(lock));
        if (renewed === 'lost') throw new Error('it was lost');
        lock = renewed;
      }
      world.clock.advance(3_999);
      expect(await begun(world)).toMatchObject({ outcome: 'running' });
      world.clock.advance(1);
      expect(await begun(world)).toMatchObject({ outcome: 'begun' });
      expect(valueOf(await world.useCases.renewLock(lock))).toBe('lost');
    }),
  );

  it(
    'that outlived its lease does not release the lock of its successor',
    inWorld(async (world) => {
      const late = await begun(world);
      world.clock.advance(4_000);
      const successor = await begun(world);
      if (late.outcome !== 'begun' || successor.outcome !== 'begun')
        throw new Error('neither may be rejected');
      await world.useCases.releaseLock(late.lock);
      expect(await begun(world)).toMatchObject({ outcome: 'running' });
      await world.useCases.releaseLock(successor.lock);
      expect(await begun(world)).toMatchObject({ outcome: 'begun' });
    }),
  );

  it(
    'runs again immediately if it had no effect, and loses no idempotency record',
    inWorld(async (world) => {
      const lock = { key: 'caller POST /x k1', leaseUntil: world.clock.now() + 4_000 };
      expect(await begun(world)).toEqual({ outcome: 'begun', lock });
      expect(await world.useCases.releaseLock(lock)).toEqual({ ok: true, value: 'done' });
      expect(await begun(world, 'another')).toEqual({ outcome: 'begun', lock });
      await world.ports.idempotencyStore.complete({ key: lock.key, status: 200, resourceId: 'lic_2' });
      await world.useCases.releaseLock(lock);
      expect(await begun(world, 'another')).toMatchObject({ outcome: 'done', resourceId: 'lic_2' });
    }),
  );

  it(
    'is remembered for a day',
    inWorld(async (world) => {
      await begun(world);
      await world.ports.idempotencyStore.complete({
        key: 'caller POST /x k1',
        status: 201,
        resourceId: 'lic_1',
      });
      world.clock.advance(86_400_000);
      expect(await begun(world)).toMatchObject({ outcome: 'done' });
      world.clock.advance(1);
      expect(await begun(world)).toMatchObject({ outcome: 'begun' });
    }),
  );

  it(
    'stores its idempotency record in the commit of its effect: of a license, its revocation and a batch of reports',
    inWorld(async (world) => {
      const { useCases, clock, aRegisteredPlatform, aTrackInCatalog } = world;
      const { caller } = await aRegisteredPlatform();
      const { trackId } = await aTrackInCatalog();
      const order = { trackId, contentId: contentId() };
      for (const key of ['issue', 'again', 'revoke', 'twice', 'report']) await begun(world, key, key);
      const once = (key: string) => ({ idempotencyKey: { key } });
      const { licenseId } = valueOf(await useCases.issueLicense({ caller, order, ...once('issue') })).license;
      expect(valueOf(await useCases.issueLicense({ caller, order, ...once('again') })).isExisting).toBe(true);
      const revocation = { reasonCode: 'content_deleted' } as const;
      for (const key of ['revoke', 'twice']) {
        const ended = await useCases.revokeLicense({ caller, licenseId, revocation, ...once(key) });
        expect(kindOf(ended)).toBe('ok');
      }
      const report = { eventType: 'play', trackId, quantity: 1, occurredAt: clock.now() } as const;
      await useCases.recordUsage({ caller, reports: [report], ...once('report') });

      for (const key of ['issue', 'again']) {
        expect(await begun(world, key, key)).toEqual({ outcome: 'done', status: 201, resourceId: licenseId });
      }
      for (const key of ['revoke', 'twice']) {
        expect(await begun(world, key, key)).toEqual({ outcome: 'done', status: 200, resourceId: licenseId });
      }
      const batch = await begun(world, 'report', 'report');
      expect(batch).toMatchObject({ outcome: 'done', status: 201 });
      const batchId = batch.outcome === 'done' ? batch.resourceId : '';
      expect(valueOf(await useCases.readUsageBatch({ batchId }))).toEqual({
        accepted: 1,
        duplicates: 0,
        rejected: [],
        unlicensed: [{ index: 0, reason: 'outside_validity' }],
      });
    }),
  );

  it(
    'returns no existing license, revoked or active, that its record does not name',
    inWorld(async (world) => {
      const { useCases, ports, aRegisteredPlatform, aTrackInCatalog } = world;
      const { caller } = await aRegisteredPlatform();
      const { trackId } = await aTrackInCatalog();
      const order = { trackId, contentId: contentId() };
      const { licenseId } = valueOf(await useCases.issueLicense({ caller, order })).license;
      const revocation = { reasonCode: 'content_deleted' } as const;
      const issueAgain = (key: string) => useCases.issueLicense({ caller, order, idempotencyKey: { key } });
      const revokeAgain = (key: string) =>
        useCases.revokeLicense({ caller, licenseId, revocation, idempotencyKey: { key } });

      for (const again of [issueAgain, revokeAgain]) {
        await begun(world, 'lost', 'released');
        await useCases.releaseLock({ key: 'released', leaseUntil: world.clock.now() + 4_000 });
        await expect(again('released')).rejects.toThrow(Unavailable);
        await begun(world, 'lost', 'overtaken');
        await ports.idempotencyStore.complete({ key: 'overtaken', status: 201, resourceId: 'lic_other' });
        await expect(again('overtaken')).rejects.toThrow(Unavailable);
        expect(await begun(world, 'lost', 'overtaken')).toMatchObject({ resourceId: 'lic_other' });
        await useCases.revokeLicense({ caller, licenseId, revocation });
      }
    }),
  );

  it(
    'stores none if it was rejected',
    inWorld(async (world) => {
      const { useCases, aRegisteredPlatform, aTrackInCatalog } = world;
      const { caller } = await aRegisteredPlatform();
      const { trackId } = await aTrackInCatalog();
      await begun(world);
      const order = { trackId, contentId: contentId(), contentType: 'film' } as const;
      const refused = await useCases.issueLicense({
        caller,
        order,
        idempotencyKey: { key: 'caller POST /x k1' },
      });
      expect(kindOf(refused)).toBe('content-type-not-cleared');
      expect(await begun(world)).toMatchObject({ outcome: 'running' });
    }),
  );
});

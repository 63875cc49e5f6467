import fc from 'fast-check';
import { contentTypes } from '../../../../src/domain/catalog/license-terms.ts';
import { takedownReasons } from '../../../../src/domain/catalog/track.ts';
import type { TrackId } from '../../../../src/domain/shared/ids.ts';
import type { Caller } from '../../../../src/ports/driving/access.ts';
import type { LicenseOrder, PreflightResult } from '../../../../src/ports/driving/licensing.ts';
import { contentId, noon, trackId } from '../../../support/builders/builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { dice, randomTrack, type Dice } from '../../../support/builders/catalog/random-catalog.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const ask = async ({ useCases }: World, caller: Caller, ...orders: LicenseOrder[]) =>
  valueOf(await useCases.preflightLicenses({ caller, orders }));

describe('preflight', () => {
  it(
    'returns for each index: allowed, licensed already, or rejected with the clause and what would be granted',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const { trackId: id } = await world.aTrackInCatalog({
        territories: { include: ['DE', 'AT'], exclude: [] },
      });
      const order = { trackId: id, contentId: contentId() };
      const { license } = valueOf(await world.useCases.issueLicense({ caller, order }));
      const free = { ...order, contentId: contentId(2) };
      expect(
        await ask(
          world,
          caller,
          free,
          order,
          { ...free, territories: ['DE', 'US'] },
          { ...free, platform: 'another' },
          { ...free, trackId: trackId(404) },
        ),
      ).toEqual([
        { index: 0, allowed: true },
        { index: 1, allowed: true, existing: { license, differences: [] } },
        {
          index: 2,
          allowed: false,
          rejection: {
            kind: 'territory-not-cleared',
            clause: 'track.territories',
            missing: ['US'],
            alternatives: [{ territories: ['DE'] }],
          },
          alternatives: [{ territories: ['DE'] }],
        },
        { index: 3, allowed: false, rejection: { kind: 'platform-mismatch' } },
        { index: 4, allowed: false, rejection: { kind: 'track-not-found', trackId: trackId(404) } },
      ]);
    }),
  );

  it(
    'issues nothing, reports nothing and costs no quota',
    inWorld(async (world) => {
      const { caller, platform } = await world.aRegisteredPlatform({ quotas: { licensesPerMonth: 1 } });
      const { trackId: id } = await world.aTrackInCatalog();
      const orders = Array.from({ length: 100 }, (_, n) => ({ trackId: id, contentId: contentId(n) }));
      const events = (await world.ports.outbox.list({ limit: 1_000 })).length;
      const answers = await ask(world, caller, ...orders);
      expect(answers.map(({ index }) => index)).toEqual(orders.map((_, n) => n));
      expect(answers.every(({ allowed }) => allowed)).toBe(true);
      expect(await world.ports.ledger.issuedIn(platform.platformId, '2026-11')).toBe(0);
      expect(await world.ports.outbox.list({ limit: 1_000 })).toHaveLength(events);
      expect(valueOf(await world.useCases.listLicenses({ caller, limit: 1 })).licenses).toEqual([]);
    }),
  );

  it(
    'ignores a license that has expired',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const order = { trackId: (await world.aTrackInCatalog()).trackId, contentId: contentId() };
      const brief = { ...order, validUntil: noon + 1_000 };
      const { license } = valueOf(await world.useCases.issueLicense({ caller, order: brief }));
      expect(await ask(world, caller, order)).toEqual([
        { index: 0, allowed: true, existing: { license, differences: [] } },
      ]);
      world.clock.advance(1_000);
      expect(await ask(world, caller, order)).toEqual([{ index: 0, allowed: true }]);
    }),
  );

  it(
    'does not allow what an existing license does not cover',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const { trackId: id } = await world.aTrackInCatalog({ territories: { include: ['GB'], exclude: [] } });
      const licensee = { name: 'Alice', type: 'end_user' } as const;
      const order = { trackId: id, contentId: contentId(), licensee };
      await world.useCases.issueLicense({ caller, order });
      const fields = async (...orders: LicenseOrder[]) =>
        (await ask(world, caller, ...orders)).map(({ allowed, existing }) => [
          allowed,
          existing?.differences.map(({ field }) => field),
        ]);
      const bob = { ...order, licensee: { ...licensee, name: 'Bob' } };
      const wider = { ...order, territories: ['US'], contentType: 'film' } as const;
      expect(await fields(order, bob, wider)).toEqual([
        [true, []],
        [false, ['licensee']],
        [false, ['contentType', 'territories']],
      ]);
      await world.useCases.takeDownTrack({ trackId: id, reason: 'withdrawn' });
      expect(await fields(order)).toEqual([[true, []]]);
      await world.useCases.takeDownTrack({ trackId: id, reason: 'disputed' });
      expect(await fields(order)).toEqual([[false, ['compliance']]]);
      const issued = valueOf(await world.useCases.issueLicense({ caller, order }));
      expect(issued).toMatchObject({ isExisting: true, differences: [{ field: 'compliance' }] });
    }),
  );

  it('allows exactly what issuing grants and covers, and every alternative that it offers', async () => {
    const property = (seed: number) => inWorld((world) => compare(world, dice(seed)))();
    await fc.assert(fc.asyncProperty(fc.integer(), property), { numRuns: 25 });
  });
});

const places = ['DE', 'FR', 'US', 'JP', 'WORLD'];

const randomOrder = (by: Dice, tracks: readonly [TrackId, ...TrackId[]]): LicenseOrder => ({
  trackId: by.chance(0.05) ? trackId(404) : by.pick(tracks),
  contentId: contentId(by.roll(3)),
  ...(by.chance(0.4) && { contentType: by.pick(contentTypes) }),
  ...(by.chance(0.5) && { territories: [by.pick(['DE', 'FR']), ...by.some(places, 2)] }),
  ...(by.chance(0.3) && { validUntil: noon + by.pick([0, 1, 5, 40 * 86_400]) * 1_000 }),
  ...(by.chance(0.3) && { licensee: { name: by.pick(['Alice', 'Bob']), type: 'end_user' } }),
  ...(by.chance(0.1) && { platform: by.pick(['platform-1', 'platform-2']) }),
});

/** The answer of preflight for this outcome of issuing on the same state. */
const expected = (issued: Awaited<ReturnType<World['useCases']['issueLicense']>>): PreflightResult => {
  if (issued.ok) {
    const { isExisting, license, differences } = issued.value;
    return {
      index: 0,
      allowed: differences.length === 0,
      ...(isExisting && { existing: { license, differences } }),
    };
  }
  if (issued.failure.kind === 'contended' || issued.failure.kind === 'token-invalid')
    throw new Error('nobody else issues licenses or removes credentials here');
  const alternatives = 'alternatives' in issued.failure ? issued.failure.alternatives : [];
  return {
    index: 0,
    allowed: false,
    rejection: issued.failure,
    ...(alternatives.length > 0 && { alternatives }),
  };
};

/** Random orders, one after another, while time goes by and quotas run out; each is asked about before it is placed. */
const compare = async (world: World, by: Dice): Promise<void> => {
  const tracks: [TrackId, ...TrackId[]] = [(await world.aTrackInCatalog()).trackId];
  for (let n = 2; n < 12; n++) {
    const track = randomTrack(by, n);
    const terms = track.terms.map((offered) => ({
      ...offered,
      ...(by.chance(0.5) && { contentTypes }),
      ...(by.chance(0.3) && { term: { type: 'fixed', months: 1 } as const }),
      ...(by.chance(0.1) && { fee: { amount: by.pick([0, 4_900]), currency: 'EUR' } }),
    }));
    tracks.push((await world.aTrackInCatalog({ ...track, terms })).trackId);
  }
  const { caller } = await world.aRegisteredPlatform({
    quotas: { licensesPerMonth: by.pick([3, 10, null]) },
    contentTypes: by.some(contentTypes, 3),
    territories: by.some(places.slice(0, 4), 2),
    environment: by.pick(['live', 'sandbox']),
    scopes: by.chance(0.9) ? ['licenses:write'] : ['licenses:read'],
    status: by.chance(0.95) ? 'active' : 'suspended',
  });
  for (let n = 0; n < 40; n++) {
    if (by.chance(0.2)) world.clock.advance(1_000);
    if (by.chance(0.1)) {
      const takedown = { trackId: by.pick(tracks), reason: by.pick(takedownReasons) };
      await world.useCases.takeDownTrack(takedown);
    }
    const order = randomOrder(by, tracks);
    const [preflight] = await ask(world, caller, order);
    const issued = await world.useCases.issueLicense({ caller, order });
    expect(preflight).toEqual(expected(issued));
    for (const change of preflight?.alternatives ?? []) {
      const changed = { ...order, ...change };
      expect(await ask(world, caller, changed)).toEqual([{ index: 0, allowed: true }]);
    }
    const [first] = preflight?.alternatives ?? [];
    if (first && by.chance(0.5)) {
      const granted = await world.useCases.issueLicense({ caller, order: { ...order, ...first } });
      expect(granted).toMatchObject({ ok: true, value: { isExisting: false } });
    }
  }
};

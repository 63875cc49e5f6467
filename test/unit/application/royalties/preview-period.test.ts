import type { Draft } from '../../../../src/domain/drafts/draft.ts';
import type { PartyShares } from '../../../../src/domain/drafts/party-shares.ts';
import { nextMonth } from '../../../../src/domain/shared/calendar.ts';
import { PeriodId, type PlatformId } from '../../../../src/domain/shared/ids.ts';
import type { PeriodPreview } from '../../../../src/ports/driving/royalties/royalties.ts';
import { anArtistAddition } from '../../../support/artists/artist-builders.ts';
import {
  aLicense,
  aPlatform,
  aRevoked,
  aUsageEvent,
  licenseId,
  noon,
  platformId,
  trackId,
  usageId,
} from '../../../support/builders/builders.ts';
import { shares } from '../../../support/builders/royalties/random-period.ts';
import { aDraft, aDraftAddition, submittedDraft } from '../../../support/drafts/draft-records.ts';
import { noEffects } from '../../../support/effects.ts';
import { aConfirmation, anAnswer, anAsking } from '../../../support/parties/confirmation-records.ts';
import { aParty, partyId } from '../../../support/parties/party-records.ts';
import { opened, play, registered } from '../../../support/worlds/billing-world.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

/** The first platform pays at noon on 21 November for a month, and issues and plays tracks. */
const paid = async (world: World): Promise<void> => {
  await registered(world);
  const { checkoutId } = await opened(world);
  await play(world, checkoutId, 'pay');
};

/** A draft of the nth track with these shares, as the catalog has it. */
const submitted = async ({ ports }: World, rights: PartyShares, n = 1): Promise<Draft> => {
  const draft = aDraft({}, n);
  const next = submittedDraft({ ...draft, details: { ...draft.details, rights } }, n);
  const given = { ...next, ...(next.submitted && { submitted: { ...next.submitted, at: noon - 1 } }) };
  expect(await ports.draftStore.add(aDraftAddition(given, n))).toBe('added');
  return given;
};

const guardsOf = async ({ ports }: World, n: number) => ({
  track: {
    trackId: trackId(n),
    catalogVersion: (await ports.library.find(trackId(n)))?.catalogVersion ?? NaN,
  },
  platform: {
    platformId: platformId(),
    version: (await ports.registry.find(platformId()))?.platform.version ?? NaN,
  },
  quota: { month: '2026-11', limit: null },
});

/** Adds the nth track to the catalog and licenses it, in the order of the numbers. */
const issued = async (world: World, n: number): Promise<void> => {
  const { ports } = world;
  await world.aTrackInCatalog();
  const { outcome } = await ports.ledger.open({
    candidate: aLicense({ trackId: trackId(n) }, n),
    guards: await guardsOf(world, n),
    warnings: [],
    effects: noEffects,
  });
  expect(outcome).toBe('opened');
};

const played = async ({ ports }: World, track: number, plays: number, changes = {}): Promise<void> => {
  const n = 100 * track + plays;
  const event = aUsageEvent({ trackId: trackId(track), quantity: plays, usageId: usageId(n), ...changes }, n);
  const batch = { batchId: `batch-${n}`, events: [{ index: 0, event }], rejected: [], effects: noEffects };
  await ports.journal.record(batch);
};

const preview = async ({ useCases }: World, month = '2026-11'): Promise<PeriodPreview> => {
  const periods = await useCases.listPeriods();
  const period = periods.ok ? periods.value.find((one) => one.period.month === month)?.period : undefined;
  const found = await useCases.previewPeriod({ periodId: period?.periodId ?? PeriodId('none') });
  if (!found.ok) throw new Error(found.failure.kind);
  return found.value;
};

describe('the preview of a period', () => {
  it(
    'divides what we earned from a platform by licenses and plays, and by the shares of each track',
    inWorld(async (world) => {
      await paid(world);
      await world.ports.artistStore.add(anArtistAddition());
      for (const n of [1, 2])
        await world.ports.partyStore.add({
          party: aParty({}, n),
          guards: { fewerThan: 9 },
          effects: noEffects,
        });
      await submitted(
        world,
        shares(
          [[1, 100]],
          [
            [1, 50],
            [2, 50],
          ],
        ),
      );
      await issued(world, 1);
      await played(world, 2, 1_000);
      const { totals, largestParties, largestPlatforms, parties } = await preview(world);
      // 57.14 for 30 days, ten of them in November. Half of it is for each track, and 60 % of that for its owners.
      expect(totals).toEqual({
        earned: 1_910,
        ...{ parties: 573, unclaimed: 573, contested: 0, unallocated: 0, service: 764, carriedOver: 0 },
      });
      expect(parties).toBe(2);
      expect(largestParties.map(({ partyId: id, amount, exact }) => [id, amount, exact])).toEqual([
        [partyId(1), 430, 4_297_500],
        [partyId(2), 143, 1_432_500],
      ]);
      expect(largestParties[0]?.name).toBe(aParty({}, 1).name);
      const name = aPlatform().name;
      expect(largestPlatforms).toEqual([
        { platformId: platformId(), name, earned: 1_910, licenses: 1, plays: 1_000, unlicensedPlays: 0 },
      ]);
    }),
  );

  it(
    'counts only the use of its month, without unlicensed plays, licenses issued in error, or impressions',
    inWorld(async (world) => {
      await paid(world);
      await played(world, 1, 10, { unlicensed: true });
      await played(world, 1, 20, { eventType: 'impression' });
      await issued(world, 1);
      const license = await world.ports.ledger.find(licenseId(1));
      if (!license) throw new Error('no license');
      const revoked = aRevoked(license, { reasonCode: 'issued_in_error', actor: platformId() });
      await world.ports.ledger.close({ revoked, effects: noEffects });
      await played(world, 1, 40, { licenseId: licenseId(1) });
      world.clock.advance(nextMonth(noon) - noon);
      await played(world, 1, 30, { occurredAt: nextMonth(noon), licenseId: licenseId(2) });
      const november = await preview(world);
      expect(november.totals).toMatchObject({ earned: 1_910, unallocated: 1_910, service: 0 });
      expect(november.unlicensedPlays).toBe(10);
      const december = await preview(world, '2026-12');
      expect(december.totals).toMatchObject({ earned: 3_804, unclaimed: 2_282, service: 1_522 });
    }),
  );

  it(
    'counts a license that was issued without a fee and later amended for one, and its plays until then',
    inWorld(async (world) => {
      await paid(world);
      await issued(world, 1);
      const license = await world.ports.ledger.find(licenseId(1));
      if (license?.status !== 'active') throw new Error('no license');
      const before = await preview(world);
      const at = noon + 60_000;
      const version = { version: 2, amendedAt: at, actor: platformId(), request: {} };
      const { outcome } = await world.ports.ledger.amend({
        amended: { ...license, fees: [{ amount: 100, currency: 'EUR' }], amendment: version },
        guards: await guardsOf(world, 1),
        warnings: [],
        effects: noEffects,
      });
      expect(outcome).toBe('amended');
      const after = await preview(world);
      expect(after.largestPlatforms).toMatchObject([{ licenses: 1, plays: 0 }]);
      expect(after.hash).toBe(before.hash);
      const named = { licenseId: licenseId(1) };
      await played(world, 1, 40, { ...named, occurredAt: at - 1 });
      await played(world, 1, 60, { ...named, occurredAt: at });
      expect((await preview(world)).largestPlatforms).toMatchObject([{ licenses: 1, plays: 40 }]);
    }),
  );

  it(
    'holds the sides of a track whose party disputes its share, and all of a track that was taken down as disputed',
    inWorld(async (world) => {
      await paid(world);
      const draft = await submitted(world, shares([[1, 100]], [[2, 100]]));
      await issued(world, 1);
      const question = aConfirmation({}, 1);
      await world.ports.confirmationStore.ask(anAsking([question], 1, draft.version));
      const dispute = { shares: question.shares, mailbox: question.mailbox, at: noon };
      const answer = { outcome: 'disputed' as const, at: noon };
      await world.ports.confirmationStore.answer(anAnswer({ ...question, answer, dispute }, 1));
      expect((await preview(world)).totals).toMatchObject({ parties: 573, contested: 573, service: 764 });

      await world.useCases.takeDownTrack({ trackId: trackId(), reason: 'disputed' });
      expect((await preview(world)).totals).toMatchObject({ parties: 0, contested: 1_146, service: 764 });
    }),
  );

  it(
    'is the same each time, and changes with a refund',
    inWorld(async (world) => {
      await registered(world);
      const { checkoutId } = await opened(world);
      await play(world, checkoutId, 'pay');
      await issued(world, 1);
      const first = await preview(world);
      expect(await preview(world)).toEqual(first);
      const again = () => world.useCases.previewPeriod({ periodId: first.period.periodId });
      const [one, other] = await Promise.all([again(), again()]);
      expect(other).toBe(one);
      await play(world, checkoutId, 'refund');
      const after = await preview(world);
      expect(after.totals.earned).toBe(0);
      expect(after.hash).not.toBe(first.hash);
    }),
  );

  it(
    'reads use page by page, and other platforms’ use never counts',
    inWorld(async (world) => {
      await paid(world);
      const other: PlatformId = platformId(2);
      const events = Array.from({ length: 2_500 }, (_, n) => ({
        index: n,
        event: aUsageEvent(
          { trackId: trackId(1 + (n % 3)), platformId: n < 2_400 ? platformId() : other },
          n,
        ),
      }));
      for (let at = 0; at < events.length; at += 100) {
        const some = events.slice(at, at + 100);
        await world.ports.journal.record({
          batchId: `b${at}`,
          events: some,
          rejected: [],
          effects: noEffects,
        });
      }
      const { largestPlatforms, totals } = await preview(world);
      expect(largestPlatforms.map(({ plays }) => plays)).toEqual([2_400]);
      expect(totals).toMatchObject({ earned: 1_910, unclaimed: 1_146, service: 764 });
    }),
  );

  it(
    'does not exist for an unknown period, nor before the first payment',
    inWorld(async ({ useCases }) => {
      expect(await useCases.listPeriods()).toEqual({ ok: true, value: [] });
      expect(await useCases.previewPeriod({ periodId: PeriodId('per_unknown') })).toMatchObject({
        failure: { kind: 'period-not-found' },
      });
    }),
  );
});

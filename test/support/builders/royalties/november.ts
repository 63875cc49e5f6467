import type { Draft } from '../../../../src/domain/drafts/draft.ts';
import type { PeriodId } from '../../../../src/domain/shared/ids.ts';
import type { KnownPeriod } from '../../../../src/ports/driving/royalties/royalties.ts';
import type { StaffCaller } from '../../../../src/ports/driving/staff/staff.ts';
import { anArtistAddition } from '../../artists/artist-builders.ts';
import { aLicense, noon, platformId, trackId } from '../../builders/builders.ts';
import { shares } from '../../builders/royalties/random-period.ts';
import { aDraft, aDraftAddition, submittedDraft } from '../../drafts/draft-records.ts';
import { noEffects } from '../../effects.ts';
import { valueOf } from '../../outcomes.ts';
import { aParty } from '../../parties/party-records.ts';
import { opened, play, registered } from '../../worlds/billing-world.ts';
import type { World } from '../../worlds/world.ts';

/** A draft of the first track, whose master the first party owns; the second one has written it. */
const submitted = async ({ ports }: World): Promise<Draft> => {
  await ports.artistStore.add(anArtistAddition());
  for (const n of [1, 2])
    await ports.partyStore.add({ party: aParty({}, n), guards: { fewerThan: 9 }, effects: noEffects });
  const draft = aDraft({}, 1);
  const rights = shares([[1, 100]], [[2, 100]]);
  const next = submittedDraft({ ...draft, details: { ...draft.details, rights } }, 1);
  const given = { ...next, ...(next.submitted && { submitted: { ...next.submitted, at: noon - 1 } }) };
  expect(await ports.draftStore.add(aDraftAddition(given, 1))).toBe('added');
  return given;
};

/** Adds the first track to the catalog and licenses it. */
const issued = async ({ ports, aTrackInCatalog }: World): Promise<void> => {
  const { catalogVersion } = await aTrackInCatalog();
  const version = (await ports.registry.find(platformId()))?.platform.version ?? NaN;
  const { outcome } = await ports.ledger.open({
    candidate: aLicense({ trackId: trackId(1) }, 1),
    guards: {
      track: { trackId: trackId(1), catalogVersion },
      platform: { platformId: platformId(), version },
      quota: { month: '2026-11', limit: null },
    },
    warnings: [],
    effects: noEffects,
  });
  expect(outcome).toBe('opened');
};

export const tenth = (month: number): number => Date.UTC(2026, month - 1, 10);

/** November, in which the first platform has paid for a month and used the first track, on 10 December; with two members of finance. */
export const november = async (world: World) => {
  await registered(world);
  const { checkoutId } = await opened(world);
  await play(world, checkoutId, 'pay');
  await submitted(world);
  await issued(world);
  world.clock.advance(tenth(12) - noon);
  const [first, second] = [await world.aColleague('finance'), await world.aColleague('finance')];
  return { ...(await periodOf(world, '2026-11')), checkoutId, first: first.caller, second: second.caller };
};

export const periodOf = async ({ useCases }: World, month: string): Promise<KnownPeriod> => {
  const found = valueOf(await useCases.listPeriods()).find(({ period }) => period.month === month);
  if (!found) throw new Error('no period');
  return found;
};
export const hashOf = async ({ useCases }: World, periodId: PeriodId): Promise<string> =>
  valueOf(await useCases.previewPeriod({ periodId })).hash;
export const balances = async ({ useCases }: World) =>
  Object.fromEntries(
    valueOf(await useCases.readLedgerBalances({})).map(({ account, balance }) => [account, balance]),
  );

/** Closes a period by both. */
export const closed = async (
  world: World,
  periodId: PeriodId,
  [first, second]: readonly [StaffCaller, StaffCaller],
): Promise<KnownPeriod> => {
  const hash = await hashOf(world, periodId);
  valueOf(await world.useCases.proposeClose({ caller: first, periodId, hash }));
  return valueOf(await world.useCases.confirmClose({ caller: second, periodId, hash }));
};

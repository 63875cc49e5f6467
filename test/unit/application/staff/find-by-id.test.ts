import { monthOf } from '../../../../src/domain/shared/calendar.ts';
import { aCheckout, anAccount } from '../../../support/builders/billing-builders.ts';
import { anArtistAddition } from '../../../support/artists/artist-builders.ts';
import { aDelivery, anEndpoint, anEvent, contentId, noon } from '../../../support/builders/builders.ts';
import { aClosing, aPeriodRecord, aProposal } from '../../../support/builders/royalties/closings.ts';
import { aPayout, aRun } from '../../../support/builders/payouts/payout-builders.ts';
import { aPeriod } from '../../../support/builders/royalties/random-period.ts';
import { aNotice, aSubmission } from '../../../support/notices/notice-records.ts';
import { anAppealBy, staffed, takenDown } from '../../../support/stories/moderation-story.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';
import { noEffects } from '../../../support/effects.ts';

const finding =
  ({ useCases }: World) =>
  async (id: string) =>
    valueOf(await useCases.findById({ id }));

describe('searching by an ID', () => {
  it(
    'finds the track that has it or its ISRC, whatever its status',
    inWorld(async (world) => {
      const track = await world.aTrackInCatalog();
      const find = finding(world);
      const line = `${track.artists[0]?.name} – ${track.title}`;
      const found = { kind: 'track', id: track.trackId, summary: `${line} (approved)` };
      expect(await find(track.trackId)).toEqual([found]);
      expect(await find(track.isrc)).toEqual([found]);
      await world.useCases.takeDownTrack({ trackId: track.trackId, reason: 'legal' });
      expect(await find(track.isrc)).toEqual([{ ...found, summary: `${line} (taken_down)` }]);
    }),
  );

  it(
    'finds a platform by its slug and client id too',
    inWorld(async (world) => {
      const { platform } = await world.aRegisteredPlatform();
      const { platformId, slug, clientId, name } = platform;
      const find = finding(world);
      const found = { kind: 'platform', id: platformId, summary: `${name} (${platform.tier}, active)` };
      expect(await find(platformId)).toEqual([found]);
      expect(await find(clientId)).toEqual([found]);
      expect(await find(slug)).toEqual([{ ...found, id: slug }]);
    }),
  );

  it(
    'finds records of platforms: licenses, enrichments and checkouts',
    inWorld(async (world) => {
      const { caller, platform } = await world.aRegisteredPlatform();
      const { platformId } = platform;
      const { trackId } = await world.aTrackInCatalog();
      const find = finding(world);
      const order = { trackId, contentId: contentId() };
      const { licenseId } = valueOf(await world.useCases.issueLicense({ caller, order })).license;
      expect(await find(licenseId)).toEqual([
        { kind: 'license', id: licenseId, summary: `active, ${trackId} for ${platformId}` },
      ]);
      const validUntil = world.clock.now() + 1_000;
      const ending = { trackId, contentId: contentId(2), validUntil };
      const { license: short } = valueOf(await world.useCases.issueLicense({ caller, order: ending }));
      world.clock.advance(1_000);
      expect(await find(short.licenseId)).toMatchObject([
        { summary: `expired, ${trackId} for ${platformId}` },
      ]);
      const rows = [{ rowId: '1', trackId }];
      const { enrichmentId } = valueOf(await world.useCases.enrich({ caller, rows, waitMs: 0 })).enrichment;
      expect(await find(enrichmentId)).toEqual([
        { kind: 'enrichment', id: enrichmentId, summary: `1 row of ${platformId}`, platformId },
      ]);
      const checkout = aCheckout({ platformId });
      const account = anAccount({ platformId });
      await world.ports.billing.open({
        checkout,
        account,
        guards: { account: 'absent' },
        effects: noEffects,
      });
      expect(await find(checkout.checkoutId)).toEqual([
        { kind: 'checkout', id: checkout.checkoutId, summary: `growth for ${platformId}`, platformId },
      ]);
    }),
  );

  it(
    'finds records of moderation: decisions, appeals and members of staff',
    inWorld(async (world) => {
      const [decider] = await staffed(world, ['rights']);
      const { track, decision } = await takenDown(world, decider);
      const { appeal } = await anAppealBy(world, track.trackId);
      const { staffId, name } = decider.member;
      const find = finding(world);
      const { decisionId } = decision;
      const { trackId } = track;
      expect(await find(decisionId)).toEqual([
        { kind: 'decision', id: decisionId, summary: `take_down of ${trackId}`, trackId },
      ]);
      expect(await find(appeal.appealId)).toEqual([
        { kind: 'appeal', id: appeal.appealId, summary: `submitted, against ${decision.decisionId}` },
      ]);
      expect(await find(staffId)).toEqual([{ kind: 'staff', id: staffId, summary: name }]);
    }),
  );

  it(
    'finds reports by state and track, without what people wrote, and profiles of artists',
    inWorld(async (world) => {
      const find = finding(world);
      const { trackId } = await world.aTrackInCatalog();
      const notice = aNotice({ trackId }, 1);
      await world.ports.noticeStore.submit(aSubmission(notice, 1));
      expect(await find(notice.noticeId)).toEqual([
        { kind: 'notice', id: notice.noticeId, summary: `received, about ${trackId}` },
      ]);
      const { artist, ...addition } = anArtistAddition(1);
      await world.ports.artistStore.add({ artist, ...addition });
      expect(await find(artist.artistId)).toEqual([
        { kind: 'artist', id: artist.artistId, summary: artist.name },
      ]);
    }),
  );

  it(
    'finds events of a platform and of all, and deliveries',
    inWorld(async (world) => {
      const find = finding(world);
      const { caller, platform } = await world.aRegisteredPlatform();
      const { platformId } = platform;
      const { trackId } = await world.aTrackInCatalog();
      await world.useCases.issueLicense({ caller, order: { trackId, contentId: contentId() } });
      const events = await world.ports.outbox.list({ limit: 100 });
      const issued = events.find(({ type }) => type === 'license.issued');
      const approved = events.find(({ type }) => type === 'track.approved');
      if (!issued || !approved) throw new Error('no events');
      expect(await find(issued.eventId)).toEqual([
        { kind: 'event', id: issued.eventId, summary: `license.issued for ${platformId}`, platformId },
      ]);
      expect(await find(approved.eventId)).toEqual([
        { kind: 'event', id: approved.eventId, summary: `track.approved about ${trackId}`, trackId },
      ]);
      const endpoint = anEndpoint({ platformId });
      await world.ports.endpointStore.add(endpoint, { count: 0 });
      const event = anEvent({ platformId });
      const { endpointId } = endpoint;
      const delivery = aDelivery({ platformId, endpointId, eventId: event.eventId });
      await world.ports.queue.sendTo(event, delivery, undefined, undefined);
      expect(await find(delivery.deliveryId)).toEqual([
        {
          ...{ kind: 'delivery', id: delivery.deliveryId, platformId },
          summary: `pending, ${event.eventId} for ${platformId}`,
        },
      ]);
    }),
  );

  it(
    'finds royalty periods and statements without amounts',
    inWorld(async (world) => {
      const find = finding(world);
      const { periodStore } = world.ports;
      const period = aPeriod('EUR', monthOf(noon));
      await periodStore.propose(aProposal({ record: aPeriodRecord({}, period) }));
      const closing = aClosing({}, period);
      expect(await periodStore.close(closing)).toBe('closed');
      const { periodId, month } = period;
      expect(await find(periodId)).toEqual([
        { kind: 'period', id: periodId, summary: `${month}, EUR, live (closed)` },
      ]);
      const statement = closing.statements[0]?.file.statement;
      expect(await find(statement?.statementId ?? '')).toEqual([
        {
          ...{ kind: 'statement', id: statement?.statementId },
          summary: `${month}, EUR, live, for ${statement?.partyId}`,
        },
      ]);
    }),
  );

  it(
    'finds accounts of artists, payout runs and payouts without amounts',
    inWorld(async (world) => {
      const find = finding(world);
      const { artist, account, ...addition } = anArtistAddition(1);
      await world.ports.artistStore.add({ artist, account, ...addition });
      expect(await find(account.accountId)).toEqual([
        { kind: 'account', id: account.accountId, summary: artist.name },
      ]);
      const payout = aPayout({ accountId: account.accountId });
      const run = aRun([payout]);
      await world.ports.payoutStore.propose({ run, payouts: [payout], effects: noEffects });
      const { runId } = run;
      expect(await find(runId)).toEqual([
        { kind: 'payout_run', id: runId, summary: '2026-12-01, EUR (proposed)' },
      ]);
      expect(await find(payout.payoutId)).toEqual([
        {
          ...{ kind: 'payout', id: payout.payoutId, runId },
          summary: `proposed, to ${account.accountId} in ${runId}`,
        },
      ]);
    }),
  );

  it(
    'finds nothing by values that no record has',
    inWorld(async (world) => {
      const kinds = ['trk', 'lic', 'plt', 'cli', 'dec', 'apl', 'ntc', 'art', 'stf', 'enr', 'chk'];
      const money = ['inv', 'evt', 'dlv', 'per', 'sta', 'acc', 'prn', 'pyo'];
      const ids = [...kinds, ...money].map((kind) => `${kind}_none`);
      for (const id of [...ids, 'nobody', 'QZXXX2500001'])
        expect([id, await finding(world)(id)]).toEqual([id, []]);
    }),
  );
});

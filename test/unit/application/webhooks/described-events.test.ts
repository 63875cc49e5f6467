import { outboundEvents } from '../../../../src/adapters/http/webhooks/events.schemas.ts';
import { eventTypes } from '../../../../src/domain/shared/event.ts';
import { contentId } from '../../../support/builders/builders.ts';
import { anAppealBy, reviewing, staffed } from '../../../support/stories/moderation-story.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { deliverAll, envelopeIn, listening } from '../../../support/stories/webhook-story.ts';
import { inWorld } from '../../../support/worlds/world.ts';

const hour = 3_600_000;
const day = 24 * hour;
const schemaOf = new Map(outboundEvents.map(({ type, schema }) => [type, schema]));

describe('the document of the events', () => {
  it('describes every type of event, with an example that is one', () => {
    expect(outboundEvents.map(({ type }) => type).toSorted()).toEqual([...eventTypes].toSorted());
    for (const { schema, example } of outboundEvents) expect(schema.parse(example)).toEqual(example);
  });

  it(
    'describes what receivers get, member by member, of every type',
    inWorld(async (world) => {
      const { useCases, sentWebhooks } = world;
      const { caller } = await world.aRegisteredPlatform({ quotas: { licensesPerMonth: 3 } });
      const subscribed = eventTypes.filter((type) => type !== 'endpoint.test');
      const { own } = await listening(world, caller, subscribed);
      await listening(world, caller, ['track.approved'], 'https://failing.example/');
      sentWebhooks.answerWith(({ url }) => ({
        kind: 'answered',
        status: url.includes('failing') ? 500 : 204,
        responseStart: '',
      }));
      const { trackId } = await world.aTrackInCatalog();
      await world.aTrackInCatalog();
      const order = { trackId, contentId: contentId(), territories: ['DE'] };
      const { licenseId } = valueOf(await useCases.issueLicense({ caller, order })).license;
      const ending = { trackId, contentId: contentId(2), validUntil: world.clock.now() + 7 * day + hour };
      valueOf(await useCases.issueLicense({ caller, order: ending }));
      valueOf(await useCases.amendLicense({ caller, licenseId, request: { territories: ['AT'] } }));
      await useCases.takeDownTrack({ trackId, reason: 'disputed', territories: ['US'] });
      await useCases.takeDownTrack({ trackId, reason: 'infringing' });
      const [reviewer] = await staffed(world, ['rights']);
      const { appeal } = await anAppealBy(world, trackId);
      valueOf(await reviewing(world, reviewer).takeUp(appeal.appealId));
      valueOf(await reviewing(world, reviewer).overturn(appeal.appealId));
      await deliverAll(world);
      await useCases.revokeLicense({ caller, licenseId, revocation: { reasonCode: 'takedown' } });
      await useCases.testEndpoint(own);
      for (let hours = 0; hours <= 7 * 24; hours += 6) {
        world.clock.advance(day / 4);
        if (hours % 24 === 0) await world.aTrackInCatalog();
        await useCases.sendExpiryNotices({ limit: 100 });
        await deliverAll(world);
      }
      const messages = sentWebhooks.sent.map(envelopeIn);
      expect(new Set(messages.map(({ type }) => type))).toEqual(new Set(eventTypes));
      for (const message of messages) expect(schemaOf.get(message.type)?.parse(message)).toEqual(message);
    }),
  );
});

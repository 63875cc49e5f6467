import { contentId } from '../../../support/builders/builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { deliverAll, envelopeIn, listening } from '../../../support/stories/webhook-story.ts';
import { baseUrl, inWorld, type World } from '../../../support/worlds/world.ts';

/** The newest message, as its receiver reads it. */
const last = ({ sentWebhooks }: World) => {
  const message = sentWebhooks.sent.at(-1);
  if (!message) throw new Error('nothing was sent');
  return message;
};

describe('a message', () => {
  it(
    'of a restriction says where, why, what licensees must do, and which of their licenses it concerns',
    inWorld(async (world) => {
      const { useCases } = world;
      const { caller } = await world.aRegisteredPlatform({ tier: 'enterprise' });
      const { trackId } = await world.aTrackInCatalog();
      const issue = async (n: number, territories: readonly string[]) => {
        const order = { trackId, contentId: contentId(n), territories };
        return valueOf(await useCases.issueLicense({ caller, order })).license.licenseId;
      };
      const concerned = await issue(1, ['AT', 'DE']);
      const other = await issue(2, ['FR']);
      await deliverAll(world);
      await listening(world, caller, ['track.updated', 'track.approved', 'track.takedown']);
      await useCases.takeDownTrack({ trackId, reason: 'legal', territories: ['DE'] });
      await deliverAll(world);
      const removeBy = '2026-11-28T12:00:00.000Z';
      const list = `${baseUrl}/api/v1/licenses?trackId=${trackId}&status=active`;
      const restricted = envelopeIn(last(world)).data;
      expect(restricted).toMatchObject({
        changedFields: ['territories'],
        decision: { action: 'restrict', reason: 'legal', ground: 'other', territories: ['DE'] },
        complianceChanges: [{ state: 'must_remove', removeBy, territories: ['DE'] }],
        affectedCount: 1,
        affectedLicenses: [
          {
            licenseId: concerned,
            compliance: { state: 'must_remove', removeBy, territories: ['DE'] },
            publishedContentSurvives: false,
          },
        ],
        affectedLicensesUrl: `${list}&compliance=must_remove`,
      });
      await useCases.takeDownTrack({ trackId, reason: 'disputed' });
      await deliverAll(world);
      const down = envelopeIn(last(world)).data;
      expect(down['complianceChanges']).toMatchObject([{ state: 'on_hold' }]);
      expect(JSON.stringify(down['complianceChanges'])).not.toContain('"DE"');
      expect(down).toMatchObject({ affectedCount: 2, affectedLicensesUrl: list });
      await useCases.approveTrack({ trackId });
      await deliverAll(world);
      const back = envelopeIn(last(world));
      expect(back).toMatchObject({
        type: 'track.approved',
        data: {
          decision: { action: 'reinstate' },
          affectedCount: 2,
          affectedLicenses: [
            { licenseId: other, compliance: { state: 'clear' } },
            { licenseId: concerned, compliance: { state: 'must_remove', territories: ['DE'] } },
          ],
          affectedLicensesUrl: list,
        },
      });
    }),
  );

  it(
    'of a restriction that requires nothing names no licenses',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      await listening(world, caller, ['track.updated']);
      const { trackId } = await world.aTrackInCatalog();
      await world.useCases.takeDownTrack({ trackId, reason: 'withdrawn', territories: ['US'] });
      await deliverAll(world);
      const { data } = envelopeIn(last(world));
      expect(data).toMatchObject({
        decision: { action: 'restrict', reason: 'withdrawn', territories: ['US'] },
      });
      for (const member of ['complianceChanges', 'affectedCount', 'affectedLicenses', 'affectedLicensesUrl'])
        expect(data).not.toHaveProperty(member);
    }),
  );
});

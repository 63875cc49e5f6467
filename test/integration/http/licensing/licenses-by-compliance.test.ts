import { aStage, type Stage } from '../../../support/http/stage.ts';
import { aDecisionDto } from '../../../support/http/successes/moderation-successes.ts';
import type { Answered } from '../../../support/clients/partner-client.ts';
import { anOrder, transports } from '../../../support/service/service.ts';

const licenses = '/api/v1/licenses';

describe.each(transports)('licenses by compliance over %s', (transport) => {
  let stage: Stage;
  const listed = ({ body }: Answered) => body['data'] as readonly Readonly<Record<string, unknown>>[];
  const idsIn = (answered: Answered) => listed(answered).map(({ licenseId }) => licenseId);

  beforeAll(async () => {
    stage = await aStage({ transport });
  });
  afterAll(() => stage.close());

  it('are listed once a restriction requires something, and again once it ends', async () => {
    const { owner, admin, aTrackInCatalog } = stage;
    const { trackId } = await aTrackInCatalog();
    const issue = async (territory: string, contentType: string) => {
      const order = anOrder(trackId, {
        contentId: `shown in ${territory}`,
        territories: [territory],
        contentType,
      });
      return (await owner.client.post(licenses, order)).member('licenseId');
    };
    const german = await issue('DE', 'ugc_video');
    const french = await issue('FR', 'short_video');
    const list = (query: Record<string, string>) =>
      owner.client.get(licenses, { query: { trackId, ...query } });
    const decide = async (action: string) => {
      const body = aDecisionDto(action, { territories: ['DE'], ground: 'legal_order' });
      const taken = await admin.post(`/api/v1/staff/tracks/${trackId}/decisions`, body);
      expect(taken.status).toBe(201);
    };
    stage.advance(1_000);
    const before = new Date(stage.now()).toISOString();
    expect(idsIn(await list({ compliance: 'must_remove' }))).toEqual([]);
    await decide('restrict');
    const removed = await list({ compliance: 'must_remove' });
    expect(listed(removed)).toMatchObject([{ licenseId: german, compliance: { state: 'must_remove' } }]);
    const [{ updatedAt = '' } = {}] = listed(removed);
    expect(Date.parse(String(updatedAt))).toBeGreaterThanOrEqual(Date.parse(before));
    expect(idsIn(await list({ updatedSince: before }))).toEqual([german]);
    expect(idsIn(await list({ compliance: 'clear' }))).toEqual([french]);
    await decide('reinstate');
    expect(idsIn(await list({ compliance: 'must_remove' }))).toEqual([]);
    expect(idsIn(await list({ compliance: 'clear', updatedSince: before }))).toEqual([german]);
    expect(idsIn(await list({ contentType: 'short_video', source: 'api' }))).toEqual([french]);
    expect(idsIn(await list({ source: 'hub' }))).toEqual([]);
  });

  it('are rejected for an unknown state', async () => {
    const answered = await stage.owner.client.get(licenses, { query: { compliance: 'removed' } });
    expect([answered.status, answered.code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});

import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import { anyVersion, aRevisedTrack } from '../../../support/http/successes/drafts/revision-successes.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const reasons = 'Name the year of the recording.';
const onlyGermany = { include: ['DE'], exclude: [] };
const otherLine = { cLine: '© 2026 Other' };

describe.each(transports)('returned and rejected revisions over %s', (transport) => {
  let service: TestService;
  let moderator: PartnerClient;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
    moderator = service.anyone.as((await service.aColleague('moderator')).token);
  });
  afterAll(() => service.close());

  it.each(['request_changes', 'reject'])(
    'are withdrawn after %s, also with later changes',
    async (action) => {
      const { client, path, trackId, revision } = await aRevisedTrack(service);
      const edit = (body: object) => client.ask('PATCH', path, { headers: anyVersion, body });
      const withdraw = () => client.ask('DELETE', `${path}/revision`);
      const submit = () => client.post(`${path}/submit`, undefined);
      await moderator.post(`${revision}/decision`, { action, reasons }, { headers: anyVersion });
      const edited = await edit(otherLine);
      expect(edited.body['revision']).toMatchObject({ reasons, fields: ['cLine', 'territories'] });
      const withdrawn = await withdraw();
      expect(withdrawn.body).toMatchObject({ status: 'approved', cLine: '© 2026 Mara Lind' });
      expect(withdrawn.body).toMatchObject({ hasUnsubmittedChanges: false });
      for (const name of ['revision', 'territories']) expect(withdrawn.body).not.toHaveProperty(name);
      expect((await withdraw()).status).toBe(404);
      expect((await submit()).body).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
      const published = await moderator.get(`/api/v1/staff/tracks/${trackId}`);
      expect(published.body['track']).toMatchObject({
        ...{ cLine: '© 2026 Mara Lind', territories: { include: ['WORLD'], exclude: [] } },
      });
      const again = await edit({ ...otherLine, territories: onlyGermany });
      expect(again.body['revision']).toMatchObject({ state: 'open' });
      expect(again.body['revision']).not.toHaveProperty('reasons');
      expect((await submit()).status).toBe(200);
      expect((await moderator.get(revision)).body['fields']).toEqual(['cLine', 'territories']);
    },
  );
});

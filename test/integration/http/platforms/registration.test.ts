import { mailedRegistration } from '../../../support/clients/mailed-links.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const registration = { name: 'Harbour Video', acceptTerms: true };

describe.each(transports)('registering a platform over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport });
  });
  afterAll(() => service.close());

  it('accepts a mailbox as the contact of a burst of five platforms, in any spelling, and rejects the sixth', async () => {
    const { anyone } = service;
    const register = (contactEmail: string) =>
      anyone.post('/api/v1/platforms/register', { ...registration, contactEmail });
    for (const tag of ['', '+1', '+2', '+3', '+4']) {
      expect((await register(`Ada${tag}@harbour.example`)).status).toBe(201);
    }
    const sixth = await register('ada@harbour.example');
    expect([sixth.status, sixth.code]).toEqual([429, 'RATE_LIMITED']);
    // One more every 24 / 5 hours.
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(4 * 3_600);
    expect((await register('bo@harbour.example')).status).toBe(201);
  });

  it('registers the content types of a request by email: the first is the default for licenses', async () => {
    const { anyone } = service;
    const contactEmail = 'rights@harbour.example';
    const body = { ...registration, contactEmail, contentTypes: ['podcast_episode', 'film'] };
    expect((await anyone.post('/api/v1/platforms/register/request', body)).status).toBe(202);
    const code = await mailedRegistration(service, contactEmail);
    const created = await anyone.post('/api/v1/platforms/register/confirm', { code });
    expect(created.body).toMatchObject({ contentTypes: ['podcast_episode', 'film'] });
    const { trackId } = await service.aTrackInCatalog();
    const client = anyone.as(created.member('apiKey'));
    const issued = await client.post('/api/v1/licenses', { trackId, contentId: 'episode-1' });
    expect(issued.body).toMatchObject({ contentType: 'podcast_episode' });
  });
});

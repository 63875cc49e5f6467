import { countries } from '../../../../src/domain/shared/territory.ts';
import { anOrder, aService, transports, type TestService } from '../../../support/service/service.ts';

const licenses = '/api/v1/licenses';
const withoutUs = countries.filter((code) => code !== 'US');

describe.each(transports)('territories as a rule over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport });
  });
  afterAll(() => service.close());

  it('result in the same license as the list that they represent', async () => {
    const { client } = await service.aPartner();
    const { trackId } = await service.aTrackInCatalog();
    const issued = await client.post(licenses, anOrder(trackId, { territories: { exclude: ['US'] } }));
    expect(issued.body).toMatchObject({ territories: withoutUs, covers: true });
    const again = await client.post(licenses, anOrder(trackId, { territories: withoutUs }));
    expect(again.body).toMatchObject({ licenseId: issued.body['licenseId'], covers: true });
    const wider = await client.post(licenses, anOrder(trackId, { territories: { include: ['WORLD'] } }));
    expect(wider.body).toMatchObject({ covers: false, differences: [{ field: 'territories' }] });
    const narrow = { include: ['DE', 'AT', 'CH'], exclude: ['CH'] };
    const other = await client.post(
      licenses,
      anOrder(trackId, { contentId: 'video-2', territories: narrow }),
    );
    expect(other.body).toMatchObject({ territories: ['AT', 'DE'] });
  });

  it('are rejected if they leave no country, or name an unknown one', async () => {
    const { client } = await service.aPartner();
    const { trackId } = await service.aTrackInCatalog();
    const errorsOf = async (territories: unknown) =>
      (await client.post(licenses, anOrder(trackId, { territories }))).body['errors'];
    expect(await errorsOf({ include: ['DE'], exclude: ['WORLD'] })).toMatchObject([
      { pointer: '/territories', detail: 'must include at least one country' },
    ]);
    expect(await errorsOf({ exclude: ['GERMANY'] })).toMatchObject([{ pointer: '/territories/exclude/0' }]);
    expect(await errorsOf({ without: ['DE'] })).toMatchObject([{ pointer: '/territories/without' }]);
    expect(await errorsOf(['GERMANY'])).toMatchObject([{ pointer: '/territories/0' }]);
    expect(await errorsOf([])).toMatchObject([{ pointer: '/territories', code: 'too_small' }]);
  });

  it('make room for 100 candidates with nearly all countries in one preflight', async () => {
    const { client } = await service.aPartner();
    const { trackId } = await service.aTrackInCatalog();
    const candidates = Array.from({ length: 100 }, (_, n) =>
      anOrder(trackId, { contentId: `video-${n}`, territories: { exclude: ['US'] } }),
    );
    const { status, body } = await client.post(`${licenses}/preflight`, { candidates });
    expect(status).toBe(200);
    expect(body['results']).toHaveLength(100);
  });
});

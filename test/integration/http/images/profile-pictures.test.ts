import { anArtist } from '../../../support/http/successes/artist-successes.ts';
import {
  aCover,
  aProfileImage,
  confirmed,
  uploadedImage,
} from '../../../support/http/successes/image-successes.ts';
import { aPng } from '../../../support/images/image-files.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const me = '/api/v1/artists/me';

describe.each(transports)('pictures of a profile over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
  });
  afterAll(() => service.close());

  it('are shown with their variants once an edit names their images, until null removes them', async () => {
    const { client } = await anArtist(service);
    const picture = await aProfileImage(client, 'profile_picture', aPng(640));
    const banner = await aProfileImage(client, 'banner', aPng(1_500, 500));
    const ids = { pictureId: picture.member('imageId'), bannerId: banner.member('imageId') };
    const edited = await client.ask('PATCH', me, { body: ids });
    expect([edited.status, edited.body['picture'], edited.body['banner']]).toEqual([
      ...[200, picture.body, banner.body],
    ]);
    expect((await client.get(me)).text).toBe(edited.text);
    const without = await client.ask('PATCH', me, { body: { pictureId: null } });
    expect([without.body['picture'], without.body['banner']]).toEqual([undefined, banner.body]);
  });

  it('are deleted once no profile shows them, and then not served', async () => {
    const { client } = await anArtist(service);
    const picture = await aProfileImage(client, 'profile_picture', aPng(640));
    const imageId = picture.member('imageId');
    const deletion = () => client.ask('DELETE', `/api/v1/images/${imageId}`);
    await client.ask('PATCH', me, { body: { pictureId: imageId } });
    const rejected = await deletion();
    expect([rejected.status, rejected.code, rejected.body['detail']]).toEqual([
      ...[409, 'STATE_CONFLICT', 'A profile or an album shows this image. Remove it from there first.'],
    ]);
    const { variants } = picture.body as unknown as Readonly<{ variants: Record<string, { webp: string }> }>;
    const served = () => service.anyone.get(new URL(variants['64']?.webp ?? '').pathname);
    expect((await served()).status).toBe(200);
    await client.ask('PATCH', me, { body: { pictureId: null } });
    expect((await deletion()).status).toBe(204);
    expect([(await deletion()).status, (await served()).status]).toEqual([204, 404]);
    expect((await client.ask('PATCH', me, { body: { pictureId: imageId } })).status).toBe(400);
  });

  it('are only confirmed images of the account that were uploaded for this purpose', async () => {
    const [{ client }, { client: stranger }] = [await anArtist(service), await anArtist(service)];
    const banner = (await aProfileImage(client, 'banner', aPng(1_500, 500))).member('imageId');
    const cover = (await confirmed(client, await uploadedImage(client, aCover()))).member('imageId');
    const foreign = (await aProfileImage(stranger, 'profile_picture', aPng(640))).member('imageId');
    const none = 'img_01JB2M6X8KC7D8E9F0G1H2J3K4';
    for (const pictureId of [banner, cover, foreign, none]) {
      const rejected = await client.ask('PATCH', me, { body: { name: 'Other', pictureId } });
      expect([rejected.status, rejected.code, rejected.body['errors']]).toMatchObject([
        ...[400, 'VALIDATION_FAILED', [{ pointer: '/pictureId', code: 'custom' }]],
      ]);
    }
    const { body } = await client.get(me);
    expect([body['picture'], body['name']]).toEqual([undefined, 'Mara Lind']);
  });
});

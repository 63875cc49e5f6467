import { aDecisionDto, anAppealDto } from '../../../support/http/successes/moderation-successes.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const staff = '/api/v1/staff';

describe.each(transports)('appeals over %s', (transport) => {
  let service: TestService;
  let rights: PartnerClient;
  beforeAll(async () => {
    service = await aService({ transport });
    rights = service.anyone.as((await service.aColleague('rights')).token);
  });
  afterAll(() => service.close());

  it('name their track by ISRC, or by title and artist, in one way and no two', async () => {
    const { trackId, isrc, title } = await service.aTrackInCatalog({ title: `Named over ${transport}` });
    await rights.post(`${staff}/tracks/${trackId}/decisions`, aDecisionDto('take_down'));
    const appeal = (named: object, contactEmail: string) =>
      service.anyone.post('/api/v1/appeals', { ...anAppealDto(contactEmail), ...named });
    const artist = 'ADA FINCH';
    for (const [contact, named] of Object.entries({
      id: { trackId },
      isrc: { isrc: isrc.toLowerCase() },
      title: { title, artist },
    })) {
      const created = await appeal(named, `${contact}@finch.example`);
      expect([created.status, created.member('trackId'), created.member('code').slice(0, 4)]).toEqual([
        ...[201, trackId],
        'apc_',
      ]);
    }
    for (const [pointer, named] of [
      ['/title', {}],
      ['/trackId', { isrc, trackId }],
      ['/title', { isrc, title, artist }],
      ['/title', { trackId, title, artist }],
      ['/artist', { title }],
      ['/isrc', { isrc: 'none' }],
    ] as const) {
      const rejected = await appeal(named, 'one@finch.example');
      expect(rejected.body).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: expect.arrayContaining([expect.objectContaining({ pointer })]) as unknown,
      });
    }
    const unknown = await appeal({ title: 'Nobody knows it', artist }, 'one@finch.example');
    expect([unknown.status, unknown.code]).toEqual([404, 'TRACK_NOT_FOUND']);

    const twin = await service.aTrackInCatalog({ title });
    await rights.post(`${staff}/tracks/${twin.trackId}/decisions`, aDecisionDto('take_down'));
    const ambiguous = await appeal({ title, artist }, 'two@finch.example');
    expect(ambiguous.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ pointer: '/title', detail: expect.stringContaining('Send the `isrc`') as string }],
    });
    expect(JSON.stringify(ambiguous.body)).not.toContain(twin.trackId);
  });
});

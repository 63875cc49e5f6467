import type { StaffId } from '../../../../src/domain/shared/ids.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import { noEffects } from '../../../support/effects.ts';

const staff = '/api/v1/staff/tracks';

describe.each(transports)('the audio of tracks under review over %s', (transport) => {
  let service: TestService;
  let moderator: PartnerClient;
  let staffId: StaffId;
  beforeAll(async () => {
    service = await aService({ transport });
    const colleague = await service.aColleague('moderator');
    ({ staffId } = colleague.caller.member);
    moderator = service.anyone.as(colleague.token);
  });
  afterAll(() => service.close());

  const audio = (trackId: string, part: string) =>
    moderator.getWithRetries(`${staff}/${trackId}/audio?part=${part}`);

  it.each(['pending_review', 'changes_requested', 'rejected'] as const)(
    'plays a %s track as preview and in full, with its waveform',
    async (moderationStatus) => {
      const { trackId } = await service.aTrackWithSound({ moderationStatus });
      const preview = await audio(trackId, 'preview');
      expect(preview.body).toMatchObject({ part: 'preview', format: 'mp3', durationMs: 30_000 });
      const played = await service.anyone.get(preview.member('url'));
      expect([played.status, played.headers['content-type']]).toEqual([200, 'audio/mpeg']);

      const full = await audio(trackId, 'full');
      const { master } = (await service.ports.library.find(trackId)) ?? {};
      const whole = await service.anyone.get(full.member('url'));
      expect(whole.headers['etag']).toBe(`"${master?.sha256 ?? ''}"`);
      expect(whole.headers['access-control-allow-origin']).toBeUndefined();

      const { body } = await moderator.get(`${staff}/${trackId}/waveform?points=100`);
      expect(body).toMatchObject({ version: 2, bits: 8 });
      const shown = await moderator.get(`${staff}/${trackId}`);
      expect(shown.body).toMatchObject({
        links: { audio: `${service.baseUrl}${staff}/${trackId}/audio` },
        measured: { format: master?.format, loudnessLufs: master?.loudnessLufs, channels: master?.channels },
      });
    },
  );

  it('records who listened to a full recording, and says nothing of previews', async () => {
    const { trackId } = await service.aTrackWithSound({ moderationStatus: 'pending_review' });
    await audio(trackId, 'preview');
    await audio(trackId, 'full');
    const entries = await service.ports.auditLog.entries({ after: 0, limit: 100, subject: trackId });
    expect(entries).toMatchObject([{ action: 'track.listen', actor: { kind: 'staff', staffId } }]);
  });

  it('plays no longer once the member of staff is disabled', async () => {
    const { trackId } = await service.aTrackWithSound({ moderationStatus: 'pending_review' });
    const url = (await audio(trackId, 'full')).member('url');
    expect((await service.anyone.get(url)).status).toBe(200);
    const member = await service.ports.staffRegistry.find(staffId);
    if (!member) throw new Error('no such member');
    const change = (status: 'disabled' | 'active', version: number) =>
      service.ports.staffRegistry.change({
        member: { ...member, status, version: version + 1 },
        guards: { version },
        effects: noEffects,
      });
    await change('disabled', member.version);
    expect((await service.anyone.get(url)).code).toBe('NOT_FOUND');
    await change('active', member.version + 1);
    expect((await service.anyone.get(url)).status).toBe(200);
  });

  it('stops playing once the session that requested it has ended', async () => {
    const { trackId } = await service.aTrackWithSound({ moderationStatus: 'pending_review' });
    const leaving = service.anyone.as((await service.aColleague('moderator')).token);
    const url = (await leaving.getWithRetries(`${staff}/${trackId}/audio?part=full`)).member('url');
    expect((await service.anyone.get(url)).status).toBe(200);
    expect((await leaving.delete('/api/v1/staff/sessions/current')).status).toBe(204);
    expect((await service.anyone.get(url)).code).toBe('NOT_FOUND');
  });

  it('rejects a platform, a forged link and an unknown track', async () => {
    const { trackId } = await service.aTrackWithSound({ moderationStatus: 'pending_review' });
    const { client } = await service.aPartner();
    expect((await client.get(`${staff}/${trackId}/audio`)).code).toBe('TOKEN_INVALID');
    expect((await service.anyone.get('/media/review/eyJ4IjoxfQ.c2ln/x.mp3')).code).toBe('NOT_FOUND');
    const preview = (await audio(trackId, 'preview')).member('url');
    const asPartner = preview.replace('/media/review/', '/media/');
    expect((await service.anyone.get(asPartner)).code).toBe('NOT_FOUND');
    expect((await moderator.get(`${staff}/trk_nobody/audio`)).code).toBe('TRACK_NOT_FOUND');
    expect((await moderator.get(`${staff}/trk_nobody/waveform`)).code).toBe('TRACK_NOT_FOUND');
  });
});

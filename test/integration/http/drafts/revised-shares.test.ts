import { mailedLanguages, mailedTexts, mailedTextsWith } from '../../../support/clients/mailed-links.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import { anyVersion } from '../../../support/http/successes/drafts/revision-successes.ts';
import {
  aPartyWith,
  shareConfirmations,
  sharesOf,
  withShares,
} from '../../../support/http/successes/parties/confirmation-successes.ts';
import { anAwaitedTrack } from '../../../support/http/successes/parties/dispute-successes.ts';
import { parties } from '../../../support/http/successes/party-successes.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const staff = '/api/v1/staff';

describe.each(transports)('revisions of shares over %s', (transport) => {
  let service: TestService;
  let moderator: PartnerClient;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
    moderator = service.anyone.as((await service.aColleague('moderator')).token);
  });
  afterAll(() => service.close());

  const approvedTrack = async () => {
    const track = await anAwaitedTrack(service);
    const approved = await service.useCases.approveTrack({ trackId: track.trackId as never });
    if (!approved.ok) throw new Error(approved.failure.kind);
    return { ...track, revision: `${staff}/tracks/${track.trackId}/revision` };
  };
  type Approved = Awaited<ReturnType<typeof approvedTrack>>;
  const decide = async (revision: string, action: string) => {
    const { headers } = await moderator.get(revision);
    const body = { action, reasons: 'The split sheet matches.' };
    return moderator.post(`${revision}/decision`, body, {
      headers: { 'if-match': headers['etag'] ?? '' },
    });
  };
  const withoutWriter = async ({ client, path, owner }: Approved) => {
    await withShares(client, path, sharesOf(owner, owner));
    return client.post(`${path}/submit`, undefined);
  };
  const endedFor = (address: string) =>
    mailedTextsWith(service, address, 'have no shares in the track since');

  it('notify a party whose shares end, once they are approved and not before', async () => {
    const track = await approvedTrack();
    const { revision, address, code, writer } = track;
    expect((await withoutWriter(track)).status).toBe(200);
    expect((await decide(revision, 'request_changes')).status).toBe(200);
    await track.client.ask('PATCH', track.path, { headers: anyVersion, body: { cLine: '© 2026 Other' } });
    expect((await track.client.post(`${track.path}/submit`, undefined)).status).toBe(200);
    expect((await decide(revision, 'approve')).status).toBe(200);
    const mails = await endedFor(address);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('changed the shares in the track Harbour Lights');
    expect(await mailedLanguages(service, address, 2)).toEqual(['en', 'en']);
    const page = { after: 0, limit: 100, subject: track.trackId };
    const notes = (await service.ports.auditLog.entries(page)).filter(({ action }) =>
      action.endsWith('_revision'),
    );
    expect(
      notes.map(({ action, subjects, detail }) => [action, subjects.includes(writer), detail['changed']]),
    ).toEqual([
      ['artist.submit_revision', false, undefined],
      ['track.request_changes_revision', false, 'rights'],
      ['artist.submit_revision', false, undefined],
      ['track.approve_revision', true, 'cLine, rights'],
    ]);
    // The code of its last email still disputes.
    const body = { code, answer: 'dispute', reason: 'I wrote it.' };
    expect((await service.anyone.post(`${shareConfirmations}/answer`, body)).status).toBe(200);
    const shown = await moderator.get(`${staff}/tracks/${track.trackId}`);
    expect(shown.body['disputes']).toMatchObject([{ partyId: writer, reason: 'I wrote it.' }]);
    const removed = await track.client.ask('DELETE', `${parties}/${writer}`);
    expect(removed.body).toMatchObject({ status: 409, trackId: track.trackId });
  });

  it('email nobody who has opted out, or who keeps shares as another party', async () => {
    const optedOut = await approvedTrack();
    await service.anyone.post(`${shareConfirmations}/answer`, { code: optedOut.code, answer: 'optOut' });
    expect((await withoutWriter(optedOut)).status).toBe(200);
    const renamed = await approvedTrack();
    const { client, path, email, address } = renamed;
    const alias = await aPartyWith(client, { name: 'Mara Lind (publishing)', email });
    await withShares(client, path, sharesOf(alias, alias));
    expect((await client.post(`${path}/submit`, undefined)).status).toBe(200);
    for (const { revision } of [optedOut, renamed])
      expect((await decide(revision, 'approve')).status).toBe(200);
    expect(await endedFor(address)).toHaveLength(1);
    for (const to of [optedOut.address, email])
      for (const text of await mailedTexts(service, to, 1))
        expect(text).not.toContain('no shares in the track since');
  });
});

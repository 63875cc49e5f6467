import { mailedArtistCode, mailedTextsWith } from '../../../support/clients/mailed-links.ts';
import type { Answered, PartnerClient } from '../../../support/clients/partner-client.ts';
import { seenSoon } from '../../../support/eventually.ts';
import { aConfirmedArtist } from '../../../support/http/successes/artist-successes.ts';
import { aSubmittedTrack } from '../../../support/http/successes/draft-successes.ts';
import {
  aPartyWith,
  aWriterAddress,
  shareConfirmations,
  sharesOf,
} from '../../../support/http/successes/parties/confirmation-successes.ts';
import {
  anApprovedTrack,
  anyVersion,
  aRevisedTrack,
} from '../../../support/http/successes/drafts/revision-successes.ts';
import { anOrder, aService, transports, type TestService } from '../../../support/service/service.ts';

const outcomeOf = ({ status, code }: Answered) => [status, code];
const onlyGermany = { include: ['DE'], exclude: [] };
const reasons = 'The split sheet matches.';
const staff = '/api/v1/staff';

describe.each(transports)('revisions of approved tracks over %s', (transport) => {
  let service: TestService;
  let moderator: PartnerClient;
  let rights: PartnerClient;
  let platform: PartnerClient;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
    moderator = service.anyone.as((await service.aColleague('moderator')).token);
    rights = service.anyone.as((await service.aColleague('rights')).token);
    platform = (await service.aPartner()).client;
  });
  afterAll(() => service.close());

  const decide = (revision: string, action: string, etag = '*') =>
    moderator.post(`${revision}/decision`, { action, reasons }, { headers: { 'if-match': etag } });
  const tagOf = async (revision: string) => (await moderator.get(revision)).headers['etag'] ?? '';
  const inCatalog = (trackId: string) => platform.get(`/api/v1/tracks/${trackId}`);
  const updatesOf = async (trackId: string) => {
    const events = await service.ports.outbox.list({ after: undefined as never, limit: 1_000 });
    return events
      .filter(({ type, data }) => type === 'track.updated' && data['trackId'] === trackId)
      .map(({ data }) => data['changedFields']);
  };

  it('leave the approved version as it is until they are approved, in one commit with its event', async () => {
    const { client, path, trackId } = await anApprovedTrack(service);
    const before = await inCatalog(trackId);
    const edited = await client.ask('PATCH', path, {
      headers: anyVersion,
      body: { territories: onlyGermany, title: 'Harbour Lights II' },
    });
    const change = { fields: ['territories'], after: { territories: onlyGermany } };
    expect(edited.body).toMatchObject({
      ...{ status: 'approved', hasUnsubmittedChanges: true },
      revision: { state: 'open', ...change },
    });
    const renamed = await seenSoon(
      () => inCatalog(trackId),
      ({ body }) => body['title'] === 'Harbour Lights II',
    );
    expect(renamed.body['territories']).toEqual(before.body['territories']);
    const submitted = await client.post(`${path}/submit`, undefined);
    expect(submitted.body).toMatchObject({ status: 'approved', hasUnsubmittedChanges: false });
    expect(submitted.body['revision']).toMatchObject({ state: 'pending_review', ...change });
    expect(outcomeOf(await client.post(`${path}/submit`, undefined))).toEqual([409, 'STATE_CONFLICT']);
    const revision = `${staff}/tracks/${trackId}/revision`;
    const shown = await moderator.get(revision);
    expect(shown.body).toMatchObject({
      fields: ['territories'],
      before: { territories: before.body['territories'], title: 'Harbour Lights II' },
      after: { territories: onlyGermany, title: 'Harbour Lights II' },
    });
    const list = await moderator.get(`${staff}/revisions?limit=100`);
    expect(list.body['data']).toContainEqual(expect.objectContaining({ trackId, fields: ['territories'] }));
    const etag = shown.headers['etag'] ?? '';
    expect((await decide(revision, 'approve', etag)).body).toMatchObject({ trackId, action: 'approve' });
    const published = await seenSoon(
      () => inCatalog(trackId),
      ({ body }) => JSON.stringify(body['territories']) === JSON.stringify(onlyGermany),
    );
    expect(published.body).toMatchObject({ territories: onlyGermany, title: 'Harbour Lights II' });
    const own = await client.get(path);
    expect(own.body).toMatchObject({ status: 'approved', hasUnsubmittedChanges: false });
    expect(own.body).not.toHaveProperty('revision');
    expect(await updatesOf(trackId)).toEqual([['title'], ['territories']]);
    expect(outcomeOf(await decide(revision, 'approve', etag))).toEqual([404, 'NOT_FOUND']);
    expect(outcomeOf(await moderator.get(revision))).toEqual([404, 'NOT_FOUND']);
  });

  it('keep the terms of licenses that were issued before', async () => {
    const { trackId, revision } = await aRevisedTrack(service, { territories: onlyGermany });
    const issued = await platform.post('/api/v1/licenses', anOrder(trackId));
    const license = `/api/v1/licenses/${issued.member('licenseId')}`;
    const before = await platform.get(license);
    expect(before.body).toMatchObject({ status: 'active' });
    expect((await decide(revision, 'approve', await tagOf(revision))).status).toBe(200);
    await seenSoon(
      () => inCatalog(trackId),
      ({ body }) => JSON.stringify(body['territories']) === JSON.stringify(onlyGermany),
    );
    expect((await platform.get(license)).body).toEqual(before.body);
  });

  it('that are returned or rejected leave the approved version alone, and say why', async () => {
    for (const [action, state] of [
      ['request_changes', 'changes_requested'],
      ['reject', 'rejected'],
    ] as const) {
      const { client, path, trackId, revision } = await aRevisedTrack(service);
      expect((await decide(revision, action, await tagOf(revision))).status).toBe(200);
      expect((await client.get(path)).body['revision']).toMatchObject({ state, reasons });
      expect((await inCatalog(trackId)).body['territories']).toEqual({ include: ['WORLD'], exclude: [] });
      const again = await client.post(`${path}/submit`, undefined);
      expect(again.status).toBe(action === 'reject' ? 409 : 200);
      const changed = { territories: { include: ['FR'], exclude: [] } };
      await client.ask('PATCH', path, { headers: anyVersion, body: changed });
      expect((await client.post(`${path}/submit`, undefined)).status).toBe(200);
      expect((await moderator.get(revision)).body['after']).toMatchObject(changed);
    }
  });

  it('are withdrawn by their account, submitted or not', async () => {
    const { client, path, revision, trackId } = await aRevisedTrack(service);
    const etag = await tagOf(revision);
    const withdrawn = await client.ask('DELETE', `${path}/revision`);
    expect(withdrawn.body).toMatchObject({ status: 'approved', hasUnsubmittedChanges: false });
    expect(withdrawn.body).not.toHaveProperty('revision');
    expect(outcomeOf(await client.ask('DELETE', `${path}/revision`))).toEqual([404, 'NOT_FOUND']);
    expect(outcomeOf(await decide(revision, 'approve', etag))).toEqual([404, 'NOT_FOUND']);
    const edited = await client.ask('PATCH', path, {
      headers: anyVersion,
      body: { cLine: '© 2026 Other' },
    });
    expect(edited.body['revision']).toMatchObject({ state: 'open', fields: ['cLine'] });
    const open = await client.ask('DELETE', `${path}/revision`);
    expect(open.body).toMatchObject({ cLine: '© 2026 Mara Lind', hasUnsubmittedChanges: false });
    expect(open.body).not.toHaveProperty('revision');
    expect((await inCatalog(trackId)).body).toMatchObject({ cLine: '© 2026 Mara Lind' });
  });

  it('that were rejected are withdrawn without their decision, and not submitted again unchanged', async () => {
    const { client, path, trackId, revision, revised } = await aRevisedTrack(service);
    expect(revised.body).not.toHaveProperty('revisionDecisions');
    expect((await decide(revision, 'reject', await tagOf(revision))).status).toBe(200);
    const decision = { action: 'reject', fields: ['territories'], reasons };
    expect((await client.get(path)).body['revisionDecisions']).toMatchObject([decision]);
    const withdrawn = await client.ask('DELETE', `${path}/revision`);
    expect(withdrawn.body).not.toHaveProperty('revision');
    expect(withdrawn.body['revisionDecisions']).toMatchObject([decision]);
    expect(outcomeOf(await client.ask('DELETE', `${path}/revision`))).toEqual([404, 'NOT_FOUND']);
    const edit = (changes: object) => client.ask('PATCH', path, { headers: anyVersion, body: changes });
    await edit({ territories: onlyGermany });
    expect(outcomeOf(await client.post(`${path}/submit`, undefined))).toEqual([409, 'STATE_CONFLICT']);
    await edit({ cLine: '© 2026 Other' });
    expect((await client.post(`${path}/submit`, undefined)).status).toBe(200);
    expect((await decide(revision, 'approve', await tagOf(revision))).status).toBe(200);
    const decisions = (await client.get(path)).body['revisionDecisions'];
    expect(decisions).toMatchObject([
      { action: 'approve', fields: ['cLine', 'territories'], reasons },
      decision,
    ]);
    expect((await moderator.get(`${staff}/tracks/${trackId}`)).body['revisionDecisions']).toEqual(decisions);
  });

  it('are decided as they were read: a later submission needs another look', async () => {
    const { client, path, revision } = await aRevisedTrack(service);
    const etag = await tagOf(revision);
    await client.ask('PATCH', path, { headers: anyVersion, body: { cLine: '© 2026 Other' } });
    expect((await moderator.get(revision)).body['fields']).toEqual(['territories']);
    service.advance(1);
    expect((await client.post(`${path}/submit`, undefined)).status).toBe(200);
    expect(outcomeOf(await decide(revision, 'approve', etag))).toEqual([412, 'VERSION_CONFLICT']);
    const without = await moderator.post(`${revision}/decision`, { action: 'approve', reasons });
    expect(outcomeOf(without)).toEqual([428, 'PRECONDITION_REQUIRED']);
    expect((await moderator.get(revision)).body['fields']).toEqual(['cLine', 'territories']);
    expect((await decide(revision, 'approve', await tagOf(revision))).status).toBe(200);
  });

  it('belong to the account of the track, and are decided by moderators', async () => {
    const { path, revision } = await aRevisedTrack(service);
    const { client: stranger } = await aConfirmedArtist(service);
    expect(outcomeOf(await stranger.ask('DELETE', `${path}/revision`))).toEqual([404, 'NOT_FOUND']);
    expect(outcomeOf(await stranger.post(`${path}/submit`, undefined))).toEqual([404, 'NOT_FOUND']);
    const body = { action: 'approve', reasons };
    const by = await rights.post(`${revision}/decision`, body, { headers: anyVersion });
    expect(outcomeOf(by)).toEqual([403, 'ROLE_MISSING']);
  });

  it('of the shares are confirmed by those whose shares change, and no others', async () => {
    const { client, path, partyId: owner, trackId } = await anApprovedTrack(service);
    await client.ask('PATCH', path, { headers: anyVersion, body: { title: 'Another Title' } });
    const address = aWriterAddress();
    const writer = await aPartyWith(client, { name: 'Noor Elia', email: address });
    await client.ask('PATCH', path, { headers: anyVersion, body: { rights: sharesOf(owner, writer) } });
    const rejected = await client.post(`${path}/submit`, undefined);
    expect(rejected.body['errors']).toMatchObject([{ pointer: '/rights/writers/0/partyId' }]);
    expect((await client.post(`${path}/confirmations`, undefined)).body['emailed']).toEqual([writer]);
    const code = await mailedArtistCode(service, address, 'asc');
    await service.anyone.post(`${shareConfirmations}/answer`, { code, answer: 'confirm' });
    expect((await client.post(`${path}/submit`, undefined)).status).toBe(200);
    await service.anyone.post(`${shareConfirmations}/answer`, { code, answer: 'dispute' });
    const own = `${staff}/tracks/${trackId}/revision`;
    expect(outcomeOf(await decide(own, 'approve', await tagOf(own)))).toEqual([409, 'STATE_CONFLICT']);
    await service.anyone.post(`${shareConfirmations}/answer`, { code, answer: 'confirm' });
    expect((await decide(own, 'approve', await tagOf(own))).status).toBe(200);
    const names = (await moderator.get(`${staff}/tracks/${trackId}`)).body['track'];
    expect(names).toMatchObject({ rights: { writers: [{ name: 'Noor Elia' }] } });
  });

  it('show the new name of a party that they publish, and need its confirmation', async () => {
    const { client, path, partyId: owner, trackId } = await anApprovedTrack(service);
    const address = aWriterAddress();
    const party = `/api/v1/artists/me/parties/${owner}`;
    const edit = (body: object) => client.ask('PATCH', party, { headers: anyVersion, body });
    expect((await edit({ name: 'Someone Else', email: address })).status).toBe(200);
    await client.ask('PATCH', path, { headers: anyVersion, body: { territories: onlyGermany } });
    const rejected = await client.post(`${path}/submit`, undefined);
    expect(rejected.body['errors']).toMatchObject([{ pointer: '/rights/master/0/partyId' }]);
    await client.post(`${path}/confirmations`, undefined);
    const code = await mailedArtistCode(service, address, 'asc');
    await service.anyone.post(`${shareConfirmations}/answer`, { code, answer: 'confirm' });
    expect((await client.post(`${path}/submit`, undefined)).status).toBe(200);
    const fields = ['rights', 'territories'];
    const shown = (await moderator.get(`${staff}/tracks/${trackId}/revision`)).body;
    expect(shown).toMatchObject({ fields, after: { rights: { master: [{ party: 'Someone Else' }] } } });
    const list = await moderator.get(`${staff}/revisions?limit=100`);
    expect(list.body['data']).toContainEqual(expect.objectContaining({ trackId, fields }));
  });

  it('cannot have the ISRC of another track, also not if that got it meanwhile', async () => {
    const other = await aSubmittedTrack(service);
    const taken = { isrc: other.submitted.member('isrc') };
    const { client, path } = await anApprovedTrack(service);
    await client.ask('PATCH', path, { headers: anyVersion, body: taken });
    const rejected = await client.post(`${path}/submit`, undefined);
    expect(rejected.body['errors']).toMatchObject([{ pointer: '/isrc' }]);
    const isrc = `QZRST26${transport === 'express' ? '1' : '2'}0001`;
    const { revision } = await aRevisedTrack(service, { isrc });
    const next = await aSubmittedTrack(service, { changes: { isrc } });
    const decided = await decide(revision, 'approve', await tagOf(revision));
    expect(decided.body).toMatchObject({ status: 409, fields: ['isrc'], trackId: next.trackId });
    expect((await decide(revision, 'reject', await tagOf(revision))).status).toBe(200);
  });

  it('wait while the track is taken down, when nobody can approve them or change more', async () => {
    const { client, path, trackId, revision } = await aRevisedTrack(service);
    await service.useCases.takeDownTrack({ trackId: trackId as never, reason: 'withdrawn' });
    expect(outcomeOf(await decide(revision, 'approve', await tagOf(revision)))).toEqual([
      409,
      'STATE_CONFLICT',
    ]);
    const edit = await client.ask('PATCH', path, { headers: anyVersion, body: { cLine: '© 2026 Other' } });
    expect(outcomeOf(edit)).toEqual([409, 'STATE_CONFLICT']);
    await service.useCases.approveTrack({ trackId: trackId as never });
    expect((await decide(revision, 'approve', await tagOf(revision))).status).toBe(200);
    expect((await client.get(path)).body).not.toHaveProperty('revision');
    const next = await client.ask('PATCH', path, { headers: anyVersion, body: { cLine: '© 2026 Other' } });
    expect(next.body['revision']).toMatchObject({ state: 'open', fields: ['cLine'] });
  });

  it('are approved or withdrawn, when both are tried concurrently', async () => {
    const { client, path, trackId, revision } = await aRevisedTrack(service);
    const etag = await tagOf(revision);
    const [decided, withdrawn] = await Promise.all([
      decide(revision, 'approve', etag),
      client.ask('DELETE', `${path}/revision`),
    ]);
    expect([decided.status, withdrawn.status].toSorted()).toEqual([200, 404]);
    const own = (await client.get(path)).body;
    expect(own).not.toHaveProperty('revision');
    const track = (await moderator.get(`${staff}/tracks/${trackId}`)).body['track'];
    const isGermany = decided.status === 200;
    expect(track).toMatchObject({
      territories: isGermany ? onlyGermany : { include: ['WORLD'], exclude: [] },
    });
    expect(own['territories']).toEqual(isGermany ? onlyGermany : undefined);
  });

  it('of a track that is taken down end with an email that says so', async () => {
    const { revision, email, trackId } = await aRevisedTrack(service);
    await service.useCases.takeDownTrack({ trackId: trackId as never, reason: 'withdrawn' });
    await decide(revision, 'reject', await tagOf(revision));
    const [mail] = await mailedTextsWith(service, email, 'rejected them');
    expect(mail).toContain('is currently taken down');
    expect(mail).not.toContain('can be licensed');
  });

  it('end with an email to the account', async () => {
    const { revision, email, trackId } = await aRevisedTrack(service);
    await decide(revision, 'request_changes', await tagOf(revision));
    const [mail] = await mailedTextsWith(service, email, 'ask for other changes');
    expect(mail).toContain(reasons);
    expect(mail).toContain(`/studio/tracks/${trackId}`);
  });
});

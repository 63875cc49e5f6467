import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import {
  mailedArtistCode,
  mailedLanguages,
  mailedTexts,
  mailedTextsWith,
} from '../../../support/clients/mailed-links.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import { anyVersion } from '../../../support/http/successes/drafts/revision-successes.ts';
import {
  aPartyWith,
  shareConfirmations,
  sharesOf,
  withShares,
} from '../../../support/http/successes/parties/confirmation-successes.ts';
import { anAwaitedTrack, settingAside } from '../../../support/http/successes/parties/dispute-successes.ts';
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
  const decide = async (revision: string, action: string, by = moderator) => {
    const { headers } = await by.get(revision);
    const body = { action, reasons: 'The split sheet matches.' };
    return by.post(`${revision}/decision`, body, {
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
    expect((await track.client.get(track.path)).body['splits']).toHaveLength(1);
    expect((await withoutWriter(track)).status).toBe(200);
    const read = await moderator.get(revision);
    const administeredBy = expect.any(String) as string;
    expect(read.body['rights']).toMatchObject({
      before: { writers: [{ name: 'Noor Elia', administeredBy }] },
    });
    expect((await decide(revision, 'request_changes')).status).toBe(200);
    await track.client.ask('PATCH', track.path, { headers: anyVersion, body: { cLine: '© 2026 Other' } });
    expect((await track.client.post(`${track.path}/submit`, undefined)).status).toBe(200);
    expect((await decide(revision, 'approve')).status).toBe(200);
    const mails = await endedFor(address);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('changed the shares in the track with the ISRC ');
    expect(mails[0]).not.toContain('Harbour Lights');
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
    const splits = (await track.client.get(track.path)).body['splits'];
    expect(splits).toMatchObject([
      { rights: sharesOf(track.owner, writer) },
      { rights: sharesOf(track.owner, track.owner) },
    ]);
    const named = (await moderator.get(`${staff}/tracks/${track.trackId}`)).body['splits'];
    expect(named).toMatchObject([
      { rights: { writers: [{ name: 'Noor Elia', role: 'composer', sharePct: '100', administeredBy }] } },
      { rights: { writers: [{ role: 'composer' }] } },
    ]);
    expect(named).not.toHaveProperty('1.rights.writers.0.name', 'Noor Elia');
    // The code of its last email still disputes.
    const body = { code, answer: 'dispute', reason: 'I wrote it.' };
    expect((await service.anyone.post(`${shareConfirmations}/answer`, body)).status).toBe(200);
    const shown = await moderator.get(`${staff}/tracks/${track.trackId}`);
    expect(shown.body['disputes']).toMatchObject([{ partyId: writer, reason: 'I wrote it.' }]);
    const removed = await track.client.ask('DELETE', `${parties}/${writer}`);
    expect(removed.body).toMatchObject({ status: 409, trackId: track.trackId });
  });

  it('of a track whose dispute was set aside can be submitted with the same shares, until another dispute', async () => {
    const { client, path, code, writer, trackId, confirmations, revision } = await approvedTrack();
    const rights = service.anyone.as((await service.aColleague('rights')).token);
    const say = (body: object) => service.anyone.post(`${shareConfirmations}/answer`, { code, ...body });
    const edit = (body: object) => client.ask('PATCH', path, { headers: anyVersion, body });
    await say({ answer: 'dispute', reason: 'I wrote it.' });
    await edit({ territories: { include: ['DE'], exclude: [] } });
    const submit = () => client.post(`${path}/submit`, undefined);
    expect((await submit()).body['errors']).toMatchObject([{ pointer: '/rights/writers/0/partyId' }]);
    const setAside = await settingAside(rights, { trackId, writer });
    expect((await rights.post(setAside.path, setAside.body)).status).toBe(200);
    const states = (await client.get(confirmations)).body['data'];
    expect(states).toContainEqual(expect.objectContaining({ partyId: writer, state: 'setAside' }));
    expect((await submit()).status).toBe(200);
    expect((await decide(revision, 'approve')).status).toBe(200);
    await say({ answer: 'dispute', reason: 'I wrote all of it.' });
    await edit({ cLine: '© 2026 Other' });
    expect((await submit()).body['errors']).toMatchObject([{ pointer: '/rights/writers/0/partyId' }]);
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

  it('keep a party that they drop, and one that they add while they wait for review', async () => {
    const track = await approvedTrack();
    const { client, path, owner, writer, email, trackId, revision } = track;
    const remove = (party: string) => client.ask('DELETE', `${parties}/${party}`);
    const named = { status: 409, trackId };
    expect((await withoutWriter(track)).status).toBe(200);
    expect((await remove(writer)).body).toMatchObject(named);
    await client.ask('DELETE', `${path}/revision`);
    const added = async () => {
      const party = await aPartyWith(client, { name: 'Mara Lind (publishing)', email });
      const master = [{ partyId: party, sharePct: '100' }];
      await withShares(client, path, { ...sharesOf(owner, writer), master });
      expect((await remove(party)).body).toMatchObject(named);
      expect((await client.post(`${path}/submit`, undefined)).status).toBe(200);
      // Only the revision names it.
      await withShares(client, path, sharesOf(owner, writer));
      expect((await remove(party)).body).toMatchObject(named);
      return party;
    };
    const withdrawn = await added();
    expect((await client.ask('DELETE', `${path}/revision`)).status).toBe(200);
    expect((await remove(withdrawn)).status).toBe(204);
    const returned = await added();
    expect((await decide(revision, 'request_changes')).status).toBe(200);
    expect((await remove(returned)).status).toBe(204);
    expect((await withoutWriter(track)).status).toBe(200);
    expect((await decide(revision, 'approve')).status).toBe(200);
    expect((await remove(writer)).body).toMatchObject(named);
  });

  // This test and the next one come last, because a day later nobody is signed in.
  it('that its party has confirmed end its dispute when they are approved, and not before', async () => {
    const { client, path, owner, writer, code, address, confirmations, ...track } = await approvedTrack();
    const say = (given: string, answer: string) =>
      service.anyone.post(`${shareConfirmations}/answer`, { code: given, answer });
    await say(code, 'dispute');
    const half = { role: 'composer', sharePct: '50' };
    const writers = [owner, writer].map((partyId) => ({ partyId, ...half }));
    await withShares(client, path, { ...sharesOf(owner, writer), writers });
    service.advance(dayMs);
    const later = service.anyone.as((await service.aColleague('moderator')).token);
    const disputes = async () => (await later.get(`${staff}/tracks/${track.trackId}`)).body['disputes'];
    expect((await client.post(confirmations, undefined)).body['emailed']).toEqual([writer]);
    await say(await mailedArtistCode(service, address, 'asc', 2), 'confirm');
    expect((await client.post(`${path}/submit`, undefined)).status).toBe(200);
    expect(await disputes()).toMatchObject([{ partyId: writer }]);
    expect((await decide(track.revision, 'approve', later)).status).toBe(200);
    expect(await disputes()).toEqual([]);
    const entries = await service.ports.auditLog.entries({ after: 0, limit: 100, subject: track.trackId });
    expect(entries.at(-1)).toMatchObject({
      ...{ action: 'track.approve_revision', detail: { endedDisputes: writer } },
    });
  });

  it('that were withdrawn are not accepted by setting aside the dispute that no longer matters', async () => {
    const { client, path, owner, writer, address, confirmations, trackId } = await approvedTrack();
    const half = { role: 'composer', sharePct: '50' };
    const writers = [owner, writer].map((partyId) => ({ partyId, ...half }));
    const edit = () => withShares(client, path, { ...sharesOf(owner, writer), writers });
    await edit();
    service.advance(dayMs);
    expect((await client.post(confirmations, undefined)).body['emailed']).toEqual([writer]);
    const code = await mailedArtistCode(service, address, 'asc', 2);
    const body = { code, answer: 'dispute' };
    expect((await service.anyone.post(`${shareConfirmations}/answer`, body)).status).toBe(200);
    expect((await client.ask('DELETE', `${path}/revision`)).status).toBe(200);
    const rights = service.anyone.as((await service.aColleague('rights')).token);
    const shown = await rights.get(`${staff}/tracks/${trackId}`);
    expect(shown.body['disputes']).toMatchObject([{ partyId: writer, concerns: 'other', shares: [] }]);
    const setAside = await settingAside(rights, { trackId, writer });
    expect((await rights.post(setAside.path, setAside.body)).status).toBe(200);
    await edit();
    const submitted = await client.post(`${path}/submit`, undefined);
    expect(submitted.body['errors']).toMatchObject([{ pointer: '/rights/writers/1/partyId' }]);
    const states = (await client.get(confirmations)).body['data'];
    expect(states).toContainEqual(expect.objectContaining({ partyId: writer, state: 'disputed' }));
  });
});

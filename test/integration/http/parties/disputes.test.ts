import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { mailedArtistCode, mailedTextsWith } from '../../../support/clients/mailed-links.ts';
import type { Answered, PartnerClient } from '../../../support/clients/partner-client.ts';
import { aDecisionDto } from '../../../support/http/successes/moderation-successes.ts';
import {
  aDisputedTrack,
  anAwaitedTrack,
  settingAside,
} from '../../../support/http/successes/parties/dispute-successes.ts';
import { shareConfirmations } from '../../../support/http/successes/parties/confirmation-successes.ts';
import {
  anAskedTrack,
  aWriterAddress,
} from '../../../support/http/successes/parties/confirmation-successes.ts';
import { parties } from '../../../support/http/successes/party-successes.ts';
import { aService, inService, transports, type TestService } from '../../../support/service/service.ts';

const outcomeOf = ({ status, code }: Answered) => [status, code];
const any = { 'if-match': '*' };
const staff = '/api/v1/staff';

describe.each(transports)('disputes of shares over %s', (transport) => {
  let service: TestService;
  let rights: PartnerClient;
  let moderator: PartnerClient;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
    rights = service.anyone.as((await service.aColleague('rights')).token);
    moderator = service.anyone.as((await service.aColleague('moderator')).token);
  });
  afterAll(() => service.close());

  const answer = (code: string, given: string, reason?: string) =>
    service.anyone.post(`${shareConfirmations}/answer`, {
      ...{ code, answer: given },
      ...(reason !== undefined && { reason }),
    });
  const decide = (trackId: string, action: string) =>
    moderator.post(`${staff}/tracks/${trackId}/decisions`, aDecisionDto(action));
  const listed = async (trackId: string) => {
    const page = await moderator.get(`${staff}/disputes?limit=100`);
    return (page.body['data'] as readonly { readonly trackId: string }[]).filter(
      (one) => one.trackId === trackId,
    );
  };
  const queued = async (trackId: string) => {
    const page = await moderator.get(`${staff}/queue?kind=track&limit=100`);
    return (page.body['data'] as readonly { readonly trackId: string }[]).find(
      (one) => one.trackId === trackId,
    );
  };
  const mailsTo = (to: string) => mailedTextsWith(service, to, 'disputes their shares in your track');

  it('after the submission mark the review, and keep the track from being approved until rights staff set them aside', async () => {
    const { trackId, writer, code, email } = await anAwaitedTrack(service);
    expect(await queued(trackId)).not.toHaveProperty('disputes');
    const before = await moderator.get(`${staff}/tracks/${trackId}`);
    expect(before.body).toMatchObject({ disputes: [], rightsCheck: { mandates: 'confirmed' } });
    await answer(code, 'dispute', 'I wrote half.');
    expect(await queued(trackId)).toMatchObject({ disputes: 1 });
    const dispute = { trackId, partyId: writer, name: 'Noor Elia', reason: 'I wrote half.' };
    const shown = await moderator.get(`${staff}/tracks/${trackId}`);
    const shares = [{ side: 'writer', role: 'composer', sharePct: '100' }];
    expect(shown.body['disputes']).toMatchObject([{ ...dispute, concerns: 'submission', shares }]);
    expect(shown.body['rightsCheck']).toMatchObject({ mandates: 'disputed' });
    expect(await listed(trackId)).toMatchObject([{ ...dispute, status: 'pending_review' }]);
    expect(outcomeOf(await decide(trackId, 'approve'))).toEqual([409, 'STATE_CONFLICT']);
    const byOperator = await service.useCases.approveTrack({ trackId: trackId as never });
    expect(byOperator).toMatchObject({ ok: false, failure: { kind: 'shares-disputed' } });
    const { path: setAside, body: decision } = await settingAside(rights, { trackId, writer });
    const reason = { reason: decision.reason };
    expect(outcomeOf(await moderator.post(setAside, decision))).toEqual([403, 'ROLE_MISSING']);
    for (const body of [reason, { ...decision, reason: '' }])
      expect((await rights.post(setAside, body)).status).toBe(400);
    const done = await rights.post(setAside, decision);
    expect(done.body).toMatchObject({ ...dispute, setAside: reason });
    expect(outcomeOf(await rights.post(setAside, decision))).toEqual([404, 'NOT_FOUND']);
    expect(await listed(trackId)).toEqual([]);
    expect(await queued(trackId)).not.toHaveProperty('disputes');
    expect((await decide(trackId, 'approve')).status).toBe(201);
    const after = await moderator.get(`${staff}/tracks/${trackId}`);
    expect(after.body['disputes']).toMatchObject([{ ...dispute, setAside: reason }]);
    expect(after.body['rightsCheck']).toMatchObject({ mandates: 'confirmed' });
    const [mail] = await mailsTo(email);
    expect(mail).toContain('Noor Elia disputes their shares in your track Harbour Lights');
    expect(mail).toContain(`/studio/tracks/${trackId}`);
    expect(mail).not.toContain('I wrote half.');
  });

  it('reach staff of a track that is published already, which stays in the catalog', async () => {
    const { trackId, code } = await anAwaitedTrack(service);
    expect((await decide(trackId, 'approve')).status).toBe(201);
    await answer(code, 'dispute');
    expect(await listed(trackId)).toMatchObject([{ status: 'approved' }]);
    const platform = (await service.aPartner()).client;
    expect((await platform.get(`/api/v1/tracks/${trackId}`)).status).toBe(200);
    await answer(code, 'confirm');
    expect(await listed(trackId)).toEqual([]);
  });

  it('outlast what the account changes, until it submits what the party has confirmed', () =>
    inService({ transport, environment: { EVENT_WORKER: 'off' } }, async (own) => {
      const reviewer = async () => own.anyone.as((await own.aColleague('moderator')).token);
      const openOnes = async () => (await (await reviewer()).get(`${staff}/disputes`)).body['data'];
      const say = (given: string, said: string) =>
        own.anyone.post(`${shareConfirmations}/answer`, { code: given, answer: said });
      const { trackId, code, client, path, confirmations, writer, address } = await aDisputedTrack(own);
      await client.ask('PATCH', `${parties}/${writer}`, { body: { name: 'Another Name' } });
      await client.ask('PATCH', path, { headers: any, body: { title: 'Another Title' } });
      expect(await openOnes()).toMatchObject([{ trackId, partyId: writer }]);
      expect(outcomeOf(await say(code, 'confirm'))).toEqual([409, 'STATE_CONFLICT']);
      own.advance(dayMs);
      expect((await client.post(confirmations, undefined)).body['emailed']).toEqual([writer]);
      expect(await openOnes()).toMatchObject([{ trackId, partyId: writer }]);
      await say(await mailedArtistCode(own, address, 'asc', 2), 'confirm');
      expect(await openOnes()).toMatchObject([{ trackId, partyId: writer }]);
      expect((await client.post(`${path}/submit`, undefined)).status).toBe(200);
      expect(await openOnes()).toEqual([]);
      const decisions = `${staff}/tracks/${trackId}/decisions`;
      expect((await (await reviewer()).post(decisions, aDecisionDto('approve'))).status).toBe(201);
    }));

  it('are not prevented or ended by another name, title or address that the account enters', async () => {
    const { trackId, code, client, path, confirmations, writer, email } = await anAwaitedTrack(service);
    await client.ask('PATCH', `${parties}/${writer}`, { body: { name: 'Another Name' } });
    await client.ask('PATCH', path, { headers: any, body: { title: 'Another Title' } });
    const disputed = await answer(code, 'dispute', 'I wrote half.');
    expect(disputed.body).toMatchObject({ state: 'disputed', shares: [], party: '' });
    expect(await listed(trackId)).toMatchObject([{ partyId: writer }]);
    await client.ask('PATCH', `${parties}/${writer}`, { body: { name: 'Noor Elia' } });
    await client.ask('PATCH', path, { headers: any, body: { title: 'Harbour Lights' } });
    const alias = aWriterAddress();
    await client.ask('PATCH', `${parties}/${writer}`, { body: { email: alias } });
    expect((await client.post(confirmations, undefined)).body['emailed']).toEqual([writer]);
    await answer(await mailedArtistCode(service, alias, 'asc'), 'confirm');
    expect(await listed(trackId)).toMatchObject([{ partyId: writer }]);
    await client.ask('PATCH', `${parties}/${writer}`, { body: { email } });
    await client.ask('PATCH', path, { headers: any, body: { keywords: ['night'] } });
    expect((await client.post(`${path}/submit`, undefined)).status).toBe(200);
    expect(await listed(trackId)).toMatchObject([{ partyId: writer }]);
    expect(outcomeOf(await decide(trackId, 'approve'))).toEqual([409, 'STATE_CONFLICT']);
  });

  it('are set aside as staff have read them, not after the party has disputed again', async () => {
    const { trackId, code, writer } = await aDisputedTrack(service);
    const { path, body } = await settingAside(rights, { trackId, writer });
    service.advance(1_000);
    await answer(code, 'dispute', 'I wrote all of it.');
    expect(outcomeOf(await rights.post(path, body))).toEqual([412, 'VERSION_CONFLICT']);
    expect(await listed(trackId)).toMatchObject([{ reason: 'I wrote all of it.' }]);
    const { body: current } = await settingAside(rights, { trackId, writer });
    expect((await rights.post(path, current)).status).toBe(200);
  });

  it('keep a track that was taken down from coming back', async () => {
    const { trackId, code } = await anAwaitedTrack(service);
    expect((await decide(trackId, 'approve')).status).toBe(201);
    await answer(code, 'dispute');
    const act = (action: string) => rights.post(`${staff}/tracks/${trackId}/decisions`, aDecisionDto(action));
    expect((await act('take_down')).status).toBe(201);
    expect(outcomeOf(await act('reinstate'))).toEqual([409, 'STATE_CONFLICT']);
    const byOperator = await service.useCases.approveTrack({ trackId: trackId as never });
    expect(byOperator).toMatchObject({ ok: false, failure: { kind: 'shares-disputed' } });
    await answer(code, 'confirm');
    expect((await act('reinstate')).status).toBe(201);
  });

  it('of a party that the account then leaves out stay until staff set them aside', async () => {
    const { trackId, client, path, owner, writer } = await aDisputedTrack(service);
    const rest = { partyId: owner, sharePct: '100' };
    const rights = { master: [rest], writers: [{ ...rest, role: 'composer' }], publishers: [rest] };
    await client.ask('PATCH', path, { headers: any, body: { rights } });
    expect((await client.post(`${path}/submit`, undefined)).status).toBe(200);
    expect(await listed(trackId)).toMatchObject([{ partyId: writer }]);
    expect(outcomeOf(await decide(trackId, 'approve'))).toEqual([409, 'STATE_CONFLICT']);
    expect((await decide(trackId, 'reject')).status).toBe(201);
  });

  it('of a track that was never submitted concern its account alone', async () => {
    const { code, created, writer } = await anAskedTrack(service);
    const trackId = created.member('trackId');
    await answer(code, 'dispute');
    expect(await listed(trackId)).toEqual([]);
    const setAside = `${staff}/tracks/${trackId}/disputes/${writer}/set-aside`;
    const body = { disputedAt: new Date(service.now()).toISOString(), concerns: 'other', reason: 'None.' };
    expect(outcomeOf(await rights.post(setAside, body))).toEqual([404, 'NOT_FOUND']);
  });

  it('are emailed to the account at most once a day, however often the party answers', async () => {
    const { code, email } = await aDisputedTrack(service);
    for (let n = 0; n < 3; n++) {
      await answer(code, 'confirm');
      await answer(code, 'dispute');
    }
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('need the latest code, while the codes of earlier emails opt out the mailbox that got them', async () => {
    const { client, writer, confirmations, code, address } = await anAskedTrack(service);
    const next = 'next@songs.example';
    await client.ask('PATCH', `${parties}/${writer}`, { body: { email: next } });
    expect((await client.post(confirmations, undefined)).body['emailed']).toEqual([writer]);
    for (const given of ['confirm', 'dispute'])
      expect(outcomeOf(await answer(code, given))).toEqual([409, 'STATE_CONFLICT']);
    const read = await service.anyone.post(`${shareConfirmations}/read`, { code });
    expect(outcomeOf(read)).toEqual([409, 'STATE_CONFLICT']);
    const optedOut = await answer(code, 'optOut');
    expect(optedOut.body).toMatchObject({ state: 'optedOut', shares: [], artists: [], party: '' });
    const states = async () => (await client.get(confirmations)).body['data'];
    expect(await states()).toContainEqual(expect.objectContaining({ partyId: writer, state: 'asked' }));
    await client.ask('PATCH', `${parties}/${writer}`, { body: { email: address } });
    expect(await states()).toContainEqual(expect.objectContaining({ partyId: writer, state: 'optedOut' }));
  });
});

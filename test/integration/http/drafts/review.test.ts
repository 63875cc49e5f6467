import type { Answered, PartnerClient } from '../../../support/clients/partner-client.ts';
import { seenSoon } from '../../../support/eventually.ts';
import { aCompleteTrack, aSubmittedTrack } from '../../../support/http/successes/draft-successes.ts';
import { aDecisionDto, anAppealDto } from '../../../support/http/successes/moderation-successes.ts';
import { aMasterDto, uploads } from '../../../support/http/successes/upload-successes.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const outcomeOf = ({ status, code }: Answered) => [status, code];
const any = { 'if-match': '*' };

describe.each(transports)('the review of tracks of an account over %s', (transport) => {
  let service: TestService;
  let reviewer: PartnerClient;
  let platform: PartnerClient;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' }, mails: 'kept' });
    reviewer = service.anyone.as((await service.aColleague('admin')).token);
    platform = (await service.aPartner()).client;
  });
  afterAll(() => service.close());

  const decided = async (trackId: string, action: string, changes: object = {}) => {
    const decision = await reviewer.post(
      `/api/v1/staff/tracks/${trackId}/decisions`,
      aDecisionDto(action, { ...changes }),
    );
    if (decision.status !== 201) throw new Error(decision.text);
    return decision;
  };

  const mailsTo = async (to: string) => {
    const now = Date.now();
    const due = await service.ports.mailQueue.claim({ token: 'look', now, until: now }, 100);
    return due
      .map(({ mail }) => mail)
      .filter((mail) => mail.to === to && mail.kind === 'artist_track_decided');
  };

  it('returns a track with reasons, and starts over when it is submitted again', async () => {
    const { client, path, trackId } = await aSubmittedTrack(service);
    const decision = await decided(trackId, 'request_changes');
    const returned = await client.get(path);
    expect(returned.body).toMatchObject({
      ...{ status: 'changes_requested', hasUnsubmittedChanges: false },
      decision: { decisionId: decision.member('decisionId'), action: 'request_changes' },
    });
    const edited = await client.ask('PATCH', path, { headers: any, body: { title: 'Harbour Lights (Mix)' } });
    expect(edited.body).toMatchObject({ hasUnsubmittedChanges: true });
    const again = await client.post(`${path}/submit`, undefined);
    expect(again.body).toMatchObject({ status: 'pending_review' });
    expect(again.body['decision']).toBeUndefined();
    const decisions = await service.ports.moderationStore.decisions(trackId as never);
    expect(decisions.map(({ verdict, decidedBy }) => [verdict.act, decidedBy.kind])).toEqual([
      ['request_changes', 'staff'],
      ['reopen', 'service'],
    ]);
  });

  it('publishes an approved track, whose description changes immediately and whose recording does not', async () => {
    const { client, path, trackId, artistId, upload } = await aSubmittedTrack(service);
    expect((await platform.get(`/api/v1/tracks/${trackId}`)).status).toBe(404);
    await decided(trackId, 'approve');
    expect((await client.get(path)).body).toMatchObject({ status: 'approved', hasUnsubmittedChanges: false });
    const shown = () => platform.get(`/api/v1/tracks/${trackId}`);
    expect((await shown()).body).toMatchObject({ title: 'Harbour Lights', artists: [{ artistId }] });
    const edit = (body: object) => client.ask('PATCH', path, { headers: any, body });
    const edited = await edit({ title: 'Harbour Lights II', moods: ['Bright'] });
    expect(edited.body).toMatchObject({ status: 'approved', hasUnsubmittedChanges: false });
    const published = await seenSoon(shown, ({ body }) => body['title'] === 'Harbour Lights II');
    expect(published.body).toMatchObject({ title: 'Harbour Lights II', moods: ['bright'] });
    const events = await service.ports.outbox.list({ after: undefined as never, limit: 1_000 });
    const updates = events.filter(
      ({ type, data }) => type === 'track.updated' && data['trackId'] === trackId,
    );
    expect(updates.map(({ data }) => data['changedFields'])).toEqual([['moods', 'title']]);
    expect(outcomeOf(await edit({ genres: [] }))).toEqual([409, 'STATE_CONFLICT']);
    expect(outcomeOf(await client.post(`${path}/submit`, undefined))).toEqual([409, 'STATE_CONFLICT']);
    const recording = await client.post(uploads, aMasterDto(1_000, { trackId }));
    expect(outcomeOf(recording)).toEqual([409, 'STATE_CONFLICT']);
    expect((await client.ask('DELETE', `${uploads}/${upload.member('uploadId')}`)).status).toBe(409);
    expect((await shown()).body).toMatchObject({ title: 'Harbour Lights II', genres: ['electronic'] });
  });

  it('leaves changes that were made meanwhile to the account: the description is published with its next edit, the rest can be undone', async () => {
    const { client, path, trackId } = await aSubmittedTrack(service);
    const edit = (body: object) => client.ask('PATCH', path, { headers: any, body });
    await edit({ title: 'Harbour Lights II', cLine: '© 2026 Other' });
    await decided(trackId, 'approve');
    expect((await client.get(path)).body).toMatchObject({ status: 'approved', hasUnsubmittedChanges: true });
    const undone = await edit({ cLine: '© 2026 Mara Lind' });
    expect(undone.body).toMatchObject({ status: 'approved', hasUnsubmittedChanges: false });
    expect((await platform.get(`/api/v1/tracks/${trackId}`)).body).toMatchObject({
      title: 'Harbour Lights II',
    });
  });

  it('ends with a rejection or a takedown, after which the track cannot be submitted', async () => {
    for (const acts of [['reject'], ['approve', 'take_down']]) {
      const { client, path, trackId } = await aSubmittedTrack(service);
      for (const act of acts) await decided(trackId, act);
      const status = acts.at(-1) === 'reject' ? 'rejected' : 'taken_down';
      expect((await client.get(path)).body).toMatchObject({ status, decision: { action: acts.at(-1) } });
      expect((await client.post(`${path}/submit`, undefined)).body).toMatchObject({
        ...{ status: 409, state: status },
      });
    }
  });

  it('gives the ISRC of a rejected track to another account, and back only when that does not use it', async () => {
    const first = await aSubmittedTrack(service);
    const rejection = await decided(first.trackId, 'reject');
    const isrc = first.submitted.member('isrc');
    const second = await aCompleteTrack(service, { changes: { isrc } });
    const submitted = await second.client.post(`${second.path}/submit`, undefined);
    expect(submitted.body).toMatchObject({ status: 'pending_review', isrc });
    const taken = { status: 409, code: 'STATE_CONFLICT', fields: ['isrc'], trackId: second.trackId };
    const decisionOf = (action: string) =>
      reviewer.post(`/api/v1/staff/tracks/${first.trackId}/decisions`, aDecisionDto(action));
    for (const action of ['reopen', 'approve']) expect((await decisionOf(action)).body).toMatchObject(taken);
    const appealed = await service.anyone.post(`/api/v1/tracks/${first.trackId}/appeal`, {
      ...anAppealDto('mara@finch.example'),
      decisionId: rejection.member('decisionId'),
    });
    const other = service.anyone.as((await service.aColleague('admin')).token);
    const review = `/api/v1/staff/appeals/${appealed.member('appealId')}/review`;
    await other.post(review, { action: 'take_up' });
    for (const approve of [false, true]) {
      const overturned = await other.post(review, { action: 'overturn', text: 'It is fine.', approve });
      expect(overturned.body).toMatchObject(taken);
    }
    const byOperator = await service.useCases.approveTrack({ trackId: first.trackId as never });
    expect(byOperator).toMatchObject({ ok: false, failure: { kind: 'released-isrc-taken', isrc } });
    expect((await first.client.get(first.path)).body).toMatchObject({ status: 'rejected' });
    await decided(second.trackId, 'reject');
    await other.post(review, { action: 'overturn', text: 'It is fine.', approve: true });
    expect((await first.client.get(first.path)).body).toMatchObject({ status: 'approved' });
  });

  it('ends with an email about each decision and its reasons', async () => {
    const { client, path, trackId, email } = await aSubmittedTrack(service);
    await decided(trackId, 'request_changes');
    await client.ask('PATCH', path, { headers: any, body: { title: 'Harbour Lights (Mix)' } });
    await client.post(`${path}/submit`, undefined);
    await decided(trackId, 'approve');
    const [returned, approved, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(returned?.subject).toBe('Harbour Lights: changes requested');
    expect(returned?.paragraphs.join('\n')).toContain(aDecisionDto('request_changes').statement.facts);
    expect(returned?.paragraphs.join('\n')).toMatch(
      new RegExp(`Change the track at http\\S+/studio/tracks/${trackId}, then submit it again`),
    );
    expect(returned?.action?.url).toContain(`/appeals?track=${trackId}`);
    expect(approved?.subject).toBe('Harbour Lights (Mix): approved');
    expect(approved?.action).toBeUndefined();
  });
});

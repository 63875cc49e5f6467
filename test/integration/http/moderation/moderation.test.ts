import { mailsWith, textOfMail } from '../../../support/clients/mailed-links.ts';
import { aDecisionDto, anAppealDto } from '../../../support/http/successes/moderation-successes.ts';
import type { Answered, PartnerClient } from '../../../support/clients/partner-client.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';
import { seenSoon } from '../../../support/eventually.ts';

const staff = '/api/v1/staff';
const outcomeOf = ({ status, code }: Answered) => [status, code];

describe.each(transports)('moderation over %s', (transport) => {
  let service: TestService;
  let moderator: PartnerClient;
  let rights: PartnerClient;
  let reviewer: PartnerClient;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
    const member = async (role: 'moderator' | 'rights') =>
      service.anyone.as((await service.aColleague(role)).token);
    moderator = await member('moderator');
    rights = await member('rights');
    reviewer = await member('rights');
  });
  afterAll(() => service.close());

  const taken = async () => {
    const { trackId } = await service.aTrackInCatalog();
    const created = await rights.post(`${staff}/tracks/${trackId}/decisions`, aDecisionDto('take_down'));
    return { trackId, decisionId: created.member('decisionId') };
  };
  const appealed = async (trackId: string, contactEmail?: string) => {
    const created = await service.anyone.post(`/api/v1/tracks/${trackId}/appeal`, anAppealDto(contactEmail));
    return {
      appealId: created.member('appealId'),
      code: created.member('code'),
      path: `/api/v1/appeals/${created.member('appealId')}`,
    };
  };

  it('the public sees the reasons of a decision, and nothing of evidence, contacts or staff', async () => {
    const { trackId, decisionId } = await taken();
    await appealed(trackId, 'secret.contact@finch.example');
    const shown = await service.anyone.get(`/api/v1/tracks/${trackId}/moderation-status`);
    expect(shown.body).toMatchObject({
      trackId,
      status: 'taken_down',
      decisions: [{ decisionId, action: 'take_down', reason: 'disputed', automated: false }],
    });
    expect(shown.text).not.toMatch(/stf_|finch|apl_|license\.pdf/);
    const unknown = await service.anyone.get('/api/v1/tracks/trk_unknown/moderation-status');
    expect(outcomeOf(unknown)).toEqual([404, 'TRACK_NOT_FOUND']);
  });

  it('a track that was never published shows its status and the decision against it', async () => {
    const { trackId } = await service.aTrackInCatalog({ moderationStatus: 'pending_review' });
    const status = () => service.anyone.get(`/api/v1/tracks/${trackId}/moderation-status`);
    expect((await status()).body).toMatchObject({ status: 'pending_review', decisions: [] });
    await moderator.post(`${staff}/tracks/${trackId}/decisions`, aDecisionDto('request_changes'));
    expect((await status()).body).toMatchObject({
      status: 'changes_requested',
      decisions: [{ action: 'request_changes' }],
    });
  });

  it('an appeal is rejected at the field that is too short, too long, malformed or unknown', async () => {
    const { trackId } = await taken();
    const rejected = async (changes: Readonly<Record<string, unknown>>) => {
      const path = `/api/v1/tracks/${trackId}/appeal`;
      const answer = await service.anyone.post(path, { ...anAppealDto(), ...changes });
      const [issue] = (answer.body['errors'] ?? []) as readonly { readonly pointer: string }[];
      return [answer.code, issue?.pointer];
    };
    const url = { url: 'https://finch.example/a.pdf' };
    expect(await rejected({ statement: 'x'.repeat(19) })).toEqual(['VALIDATION_FAILED', '/statement']);
    expect(await rejected({ statement: ' '.repeat(40) })).toEqual(['VALIDATION_FAILED', '/statement']);
    expect(await rejected({ statement: 'x'.repeat(5_001) })).toEqual(['VALIDATION_FAILED', '/statement']);
    expect(await rejected({ contactEmail: 'nobody' })).toEqual(['VALIDATION_FAILED', '/contactEmail']);
    expect(await rejected({ evidence: [{ url: 'javascript:alert(1)' }] })).toEqual([
      'VALIDATION_FAILED',
      '/evidence/0/url',
    ]);
    expect(await rejected({ evidence: Array(11).fill(url) })).toEqual(['VALIDATION_FAILED', '/evidence']);
    expect(await rejected({ grounds: 'because' })).toEqual(['VALIDATION_FAILED', '/grounds']);
    expect(await rejected({ phone: '1' })).toEqual(['VALIDATION_FAILED', '/phone']);
  });

  it('is open to one appeal for each contact, and only while a decision is in force', async () => {
    const { trackId } = await taken();
    await appealed(trackId);
    const again = () => service.anyone.post(`/api/v1/tracks/${trackId}/appeal`, anAppealDto());
    expect(outcomeOf(await again())).toEqual([409, 'APPEAL_OPEN']);
    await rights.post(`${staff}/tracks/${trackId}/decisions`, aDecisionDto('reinstate'));
    expect(outcomeOf(await again())).toEqual([409, 'STATE_CONFLICT']);
    const unknown = await service.anyone.post('/api/v1/tracks/trk_unknown/appeal', anAppealDto());
    expect(outcomeOf(unknown)).toEqual([404, 'TRACK_NOT_FOUND']);
  });

  it('the code alone gives access; without it nothing is shown, and a wrong one is answered like an unknown appeal', async () => {
    const { trackId } = await taken();
    const { code, path } = await appealed(trackId);
    const { anyone } = service;
    const missing = await anyone.get(path);
    expect(outcomeOf(missing)).toEqual([401, 'TOKEN_MISSING']);
    expect(missing.headers['www-authenticate']).toBe('Bearer realm="appeals"');
    const wrong = await anyone.as(`${code.slice(0, -1)}_`).get(path);
    const unknown = await anyone.as(code).get('/api/v1/appeals/apl_unknown');
    expect([outcomeOf(wrong), outcomeOf(unknown)]).toEqual([
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
    ]);
    const { instance: _, requestId: __, ...first } = wrong.body;
    const { instance: ___, requestId: ____, ...second } = unknown.body;
    expect(first).toEqual(second);
    expect(outcomeOf(await anyone.get(`${path}?code=${code}`))).toEqual([400, 'VALIDATION_FAILED']);
    const shown = await anyone.as(code).get(path);
    expect(shown.headers['cache-control']).toBe('private, no-store');
    expect(shown.text).not.toMatch(/stf_|codeDigest|contactEmail|apc_/);
  });

  it('no credential of another audience opens an appeal, and no code opens anything else', async () => {
    const { trackId } = await taken();
    const { code, path } = await appealed(trackId);
    const partner = await service.aPartner();
    expect(outcomeOf(await partner.client.get(path))).toEqual([404, 'NOT_FOUND']);
    expect(outcomeOf(await rights.get(path))).toEqual([404, 'NOT_FOUND']);
    const holder = service.anyone.as(code);
    expect(outcomeOf(await holder.get(`${staff}/appeals`))).toEqual([401, 'TOKEN_INVALID']);
    expect(outcomeOf(await holder.get('/api/v1/tracks'))).toEqual([401, 'TOKEN_INVALID']);
    expect(outcomeOf(await partner.client.get(`${staff}/queue`))).toEqual([401, 'TOKEN_INVALID']);
  });

  it('lets nobody decide what someone else has claimed', async () => {
    const { trackId } = await service.aTrackInCatalog();
    expect((await rights.post(`${staff}/queue/claims`, { subject: trackId })).status).toBe(201);
    const decide = () => reviewer.post(`${staff}/tracks/${trackId}/decisions`, aDecisionDto('take_down'));
    expect(outcomeOf(await reviewer.post(`${staff}/queue/claims`, { subject: trackId }))).toEqual([
      409,
      'STATE_CONFLICT',
    ]);
    expect(outcomeOf(await decide())).toEqual([409, 'STATE_CONFLICT']);
    expect((await rights.delete(`${staff}/queue/claims/${trackId}`)).status).toBe(204);
    expect((await decide()).status).toBe(201);
  });

  it('the queue lists appeals and tracks where no kind is named', async () => {
    const { trackId } = await taken();
    const { appealId } = await appealed(trackId);
    const waiting = await service.aTrackInCatalog({ moderationStatus: 'pending_review' });
    const listed = async (query: string) => {
      const { body } = await reviewer.get(`${staff}/queue?limit=100${query}`);
      return (body['data'] as readonly { kind: string; subject: string }[]).map(
        ({ kind, subject }) => `${kind} ${subject}`,
      );
    };
    const [appeal, track] = [`appeal ${appealId}`, `track ${waiting.trackId}`];
    const all = await listed('');
    expect(all).toEqual(expect.arrayContaining([appeal, track]));
    expect(all.indexOf(appeal)).toBeLessThan(all.indexOf(track));
    expect(await listed('&kind=track')).not.toContain(appeal);
    expect(await listed('&kind=appeal')).not.toContain(track);
    const again = { action: 'take_up' };
    const rejected = await rights.post(`${staff}/appeals/${appealId}/review`, again);
    expect([outcomeOf(rejected), rejected.body['detail']]).toEqual([
      [409, 'STATE_CONFLICT'],
      expect.stringContaining('lift the decision yourself'),
    ]);
  });

  it('a decision names its reasons, its territories if any, and the version of the policy', async () => {
    const { trackId } = await service.aTrackInCatalog();
    const path = `${staff}/tracks/${trackId}/decisions`;
    const { statement, ...unexplained } = aDecisionDto('take_down');
    expect(outcomeOf(await rights.post(path, unexplained))).toEqual([400, 'VALIDATION_FAILED']);
    expect(outcomeOf(await rights.post(path, { action: 'take_down', statement }))).toEqual([
      400,
      'VALIDATION_FAILED',
    ]);
    const everywhere = await rights.post(path, aDecisionDto('restrict'));
    expect([everywhere.code, everywhere.body['errors']]).toMatchObject([
      'VALIDATION_FAILED',
      [{ pointer: '/statement/territories' }],
    ]);
    const { headers } = await rights.get(`${staff}/tracks/${trackId}`);
    const under = { headers: { 'if-match': headers['etag'] ?? '' } };
    const restrict = aDecisionDto('restrict', { territories: ['US'] });
    expect((await rights.post(path, restrict, under)).status).toBe(201);
    expect(outcomeOf(await rights.post(path, restrict, under))).toEqual([412, 'VERSION_CONFLICT']);
    const shown = await moderator.get(`${staff}/tracks/${trackId}`);
    expect(shown.body).toMatchObject({
      track: { moderationStatus: 'approved', territories: { exclude: ['US'] } },
      decisionsInForce: [{ action: 'restrict', territories: ['US'], decidedBy: { kind: 'staff' } }],
    });
  });

  it('checks the version of the appeal in a review, and approves only a track that review rejected', async () => {
    const { trackId } = await taken();
    const { appealId, code, path } = await appealed(trackId);
    const one = `${staff}/appeals/${appealId}`;
    const underReview = await reviewer.post(`${one}/review`, { action: 'take_up' });
    expect(underReview.status).toBe(200);
    const { headers } = await reviewer.get(one);
    expect(underReview.headers['etag']).toBe(headers['etag']);
    await service.anyone.as(code).post(`${path}/answer`, { text: 'And there is more.' });
    const verdict = { action: 'overturn', text: 'The license covers it.' };
    const under = { headers: { 'if-match': headers['etag'] ?? '' } };
    expect(outcomeOf(await reviewer.post(`${one}/review`, verdict, under))).toEqual([
      412,
      'VERSION_CONFLICT',
    ]);
    const approving = await reviewer.post(`${one}/review`, { ...verdict, approve: true });
    expect(outcomeOf(approving)).toEqual([400, 'VALIDATION_FAILED']);
    const upholding = { action: 'uphold', text: 'It does not.', approve: true };
    expect(outcomeOf(await reviewer.post(`${one}/review`, upholding))).toEqual([400, 'VALIDATION_FAILED']);
    const done = await reviewer.post(`${one}/review`, verdict);
    expect(done.body).toMatchObject({ status: 'overturned', outcome: { decidedBy: { kind: 'staff' } } });
    expect(outcomeOf(await reviewer.post(`${one}/review`, verdict))).toEqual([409, 'STATE_CONFLICT']);
    expect(outcomeOf(await reviewer.get(`${staff}/appeals/apl_unknown`))).toEqual([404, 'NOT_FOUND']);
  });

  it('a restriction everywhere is rejected at its field, with the action that is meant', async () => {
    const { trackId } = await service.aTrackInCatalog();
    const everywhere = aDecisionDto('restrict', { territories: ['WORLD'] });
    const rejected = await rights.post(`${staff}/tracks/${trackId}/decisions`, everywhere);
    expect(outcomeOf(rejected)).toEqual([400, 'VALIDATION_FAILED']);
    expect(rejected.body).toMatchObject({
      errors: [{ pointer: '/statement/territories', detail: expect.stringContaining('take_down') as string }],
    });
  });

  it('a decision that is not possible is rejected with an explanation', async () => {
    const { trackId } = await service.aTrackInCatalog({ moderationStatus: 'pending_review' });
    const rejected = await rights.post(`${staff}/tracks/${trackId}/decisions`, aDecisionDto('take_down'));
    expect(outcomeOf(rejected)).toEqual([409, 'STATE_CONFLICT']);
    expect(rejected.member('detail')).toBe('Cannot take down a track whose status is pending_review.');
  });

  it('a lighter takedown does not take the place of one whose appeal is open: both are named', async () => {
    const { trackId, decisionId } = await taken();
    const { appealId } = await appealed(trackId);
    const lighter = { ...aDecisionDto('take_down'), reason: 'withdrawn' };
    const rejected = await rights.post(`${staff}/tracks/${trackId}/decisions`, lighter);
    expect(outcomeOf(rejected)).toEqual([409, 'STATE_CONFLICT']);
    expect(rejected.body).toMatchObject({ appealId, decisionId });
  });

  it('a lost code is replaced by email, and the response does not reveal whether there is such an appeal', async () => {
    const { trackId } = await taken();
    const { appealId, code, path } = await appealed(trackId, 'lost@finch.example');
    expect((await service.anyone.as(code).get(path)).status).toBe(200);
    const answers = [
      await service.anyone.post(`${path}/code`),
      await service.anyone.post('/api/v1/appeals/apl_unknown/code'),
    ];
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [202, ''],
      [202, ''],
    ]);
    expect((await service.anyone.as(code).get(path)).status).toBe(404);
    const renewed = async () =>
      (await mailsWith(service, appealId))
        .flatMap((mail) => /apc_[0-9A-Za-z]{43}/.exec(textOfMail(mail))?.[0] ?? [])
        .filter((one) => one !== code);
    const [fresh = ''] = await seenSoon(renewed, (codes) => codes.length > 0, 10_000);
    expect((await service.anyone.as(fresh).get(path)).body).toMatchObject({ appealId, status: 'submitted' });
  });

  it('every appellant is written to, each time with a link that opens the appeal', async () => {
    const { trackId } = await taken();
    const { appealId, code, path } = await appealed(trackId, 'emailed@finch.example');
    await reviewer.post(`${staff}/appeals/${appealId}/review`, { action: 'take_up' });
    const requested = { action: 'request_info', text: 'Which license?' };
    await reviewer.post(`${staff}/appeals/${appealId}/review`, requested);
    const mails = await mailsWith(service, appealId, 2);
    expect(mails.map(({ to }) => to)).toEqual(Array(2).fill('emailed@finch.example'));
    const texts = mails.map(textOfMail);
    expect(texts.some((text) => text.includes('Which license?'))).toBe(true);
    const opening = texts.map((text) => {
      const [link = ''] = /http\S+\/appeals#\S+/.exec(text) ?? [];
      return new URLSearchParams(new URL(link).hash.slice(1));
    });
    expect(opening.map((link) => link.get('appeal'))).toEqual([appealId, appealId]);
    for (const link of opening) {
      const followed = await service.anyone.as(link.get('code') ?? '').get(path);
      expect(followed.body).toMatchObject({ appealId, status: 'more_info_requested' });
    }
    expect(opening.filter((link) => link.get('code') === code)).toHaveLength(1);
  });
});

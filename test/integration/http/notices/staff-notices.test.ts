import { memoryRateLimiter } from '../../../../src/adapters/memory/index.ts';
import { complaintMs, textsKeptMs } from '../../../../src/domain/notices/notice.ts';
import { NoticeId } from '../../../../src/domain/shared/ids.ts';
import { mailedSubjects, mailedTexts } from '../../../support/clients/mailed-links.ts';
import type { Answered, PartnerClient } from '../../../support/clients/partner-client.ts';
import { noEffects } from '../../../support/effects.ts';
import {
  aNoticeDto,
  anActionDto,
  aReport,
  notices,
  staffNotices,
} from '../../../support/http/successes/notices/notice-successes.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const outcomeOf = ({ status, code }: Answered) => [status, code];
const rejection = { outcome: 'rejected', reasons: 'The contract of 2019 covers it.' };

describe.each(transports)('decisions about reports over %s', (transport) => {
  let service: TestService;
  let first: PartnerClient;
  let second: PartnerClient;
  let elapsed = 0;
  beforeAll(async () => {
    service = await aService({
      ...{ transport, tiers: { public: { requestsPerMinute: 10_000 } } },
      limiter: memoryRateLimiter({ elapsed: () => elapsed }),
      environment: { EVENT_WORKER: 'off' },
    });
    const member = async () => service.anyone.as((await service.aColleague('rights')).token);
    [first, second] = [await member(), await member()];
  });
  afterAll(() => service.close());

  const report = (changes: Readonly<Record<string, unknown>> = {}) => {
    elapsed += 24 * 3_600_000;
    return aReport(service, changes);
  };
  const read = (code: string) => service.anyone.post(`${notices}/read`, { code });
  const confirm = async ({ mailedCode }: Awaited<ReturnType<typeof report>>) =>
    service.anyone.post(`${notices}/confirm`, { code: await mailedCode() });
  const complain = (code: string) =>
    service.anyone.post(`${notices}/complaint`, { code, text: 'That contract ended in 2022.' });
  const decide = (by: PartnerClient, noticeId: string, body: object, options = {}) =>
    by.post(`${staffNotices}/${noticeId}/decision`, body, options);
  const listed = async (by: PartnerClient, query = '') =>
    (
      (await by.get(`${staffNotices}?limit=100${query}`)).body['data'] as readonly {
        readonly noticeId: string;
      }[]
    ).map(({ noticeId }) => noticeId);
  const entries = (subject: string) => service.ports.auditLog.entries({ after: 0, subject, limit: 100 });
  it('act on the track in one commit, with a statement of reasons that names the source, and email the reporter', async () => {
    const one = await report();
    await confirm(one);
    const decided = await decide(first, one.noticeId, anActionDto());
    expect(decided.status).toBe(200);
    expect(decided.body).toMatchObject({ status: 'actioned', state: 'decided', trackId: one.trackId });
    const status = await service.anyone.get(`/api/v1/tracks/${one.trackId}/moderation-status`);
    expect(status.body).toMatchObject({
      status: 'taken_down',
      decisions: [{ source: 'notice', automated: false, reason: 'infringing' }],
    });
    expect(status.text).not.toContain('Finch & Co');
    const own = await read(one.code);
    expect(own.body).toMatchObject({
      status: 'actioned',
      decision: { outcome: 'actioned', reasons: 'The recording is yours.' },
    });
    expect(own.text).not.toMatch(/stf_|dec_/);
    const [, mail] = await mailedTexts(service, one.email, 2);
    expect(mail).toMatch(/The recording is yours\.[^]*No automated means[^]*free of charge/);
    const stored = (await service.ports.archive.read('mails', { limit: 1_000 })).records;
    const mails = stored.filter((record) => JSON.stringify(record).includes(one.email));
    expect(mails).toHaveLength(2);
    expect(JSON.stringify(mails)).not.toContain('The recording is yours');
    const [entry] = await entries(one.noticeId);
    expect(entry).toMatchObject({ action: 'track.take_down' });
    expect(entry?.subjects).toContain(one.trackId);
  });

  it('restrict a track in some territories, and name each field that is wrong', async () => {
    const { noticeId, trackId } = await report();
    const rejected = async (body: object) => {
      const { body: problem } = await decide(first, noticeId, body);
      return ((problem['errors'] ?? []) as readonly { readonly pointer: string }[]).map(
        ({ pointer }) => pointer,
      );
    };
    const statement = anActionDto().statement;
    expect(await rejected({ ...anActionDto(), reason: undefined })).toEqual(['/reason']);
    expect(await rejected(anActionDto({ action: 'approve' }))).toEqual(['/action']);
    expect(await rejected(anActionDto({ action: 'restrict' }))).toEqual(['/statement/territories']);
    expect(await rejected(anActionDto({ statement: { ...statement, source: 'order' } }))).toEqual([
      '/statement/source',
    ]);
    expect(await rejected({ outcome: 'rejected' })).toEqual(['/reasons']);
    expect(await rejected({ outcome: 'upheld', reasons: 'It stays.' })).toEqual(['/outcome']);
    const restricted = await decide(
      first,
      noticeId,
      anActionDto({ action: 'restrict', statement: { ...statement, territories: ['DE'] } }),
    );
    expect(restricted.status).toBe(200);
    const track = await first.get(`/api/v1/staff/tracks/${trackId}`);
    expect(track.text).toContain('"source":"notice"');
  });

  it('happen once when two people decide together, and leave no half of one', async () => {
    const { noticeId, trackId } = await report();
    const outcomes = await Promise.all([
      decide(first, noticeId, anActionDto()),
      decide(second, noticeId, rejection),
      decide(first, noticeId, rejection),
      decide(second, noticeId, anActionDto({ reasons: 'It is theirs.' })),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const won = outcomes.find(({ status }) => status === 200);
    const decisions = (await first.get(`/api/v1/staff/tracks/${trackId}/decisions`)).body['data'];
    expect(decisions).toHaveLength(won?.member('status') === 'actioned' ? 1 : 0);
    expect((await entries(noticeId)).length).toBe(1);
  });

  it('wait for those who have claimed the report, and for the version that was read', async () => {
    const { noticeId } = await report();
    const path = `${staffNotices}/${noticeId}`;
    const etag = (await first.get(path)).headers['etag'] ?? '';
    expect((await first.post('/api/v1/staff/queue/claims', { subject: noticeId })).status).toBe(201);
    expect(outcomeOf(await decide(second, noticeId, rejection))).toEqual([409, 'STATE_CONFLICT']);
    expect(outcomeOf(await decide(second, noticeId, anActionDto()))).toEqual([409, 'STATE_CONFLICT']);
    const seen = await second.get(path);
    expect(seen.body['claim']).toBeDefined();
    const stale = { headers: { 'if-match': '"v7-x"' } };
    expect((await decide(first, noticeId, rejection, stale)).status).toBe(412);
    expect((await decide(first, noticeId, rejection, { headers: { 'if-match': etag } })).status).toBe(200);
    expect((await second.get(path)).body['claim']).toBeUndefined();
    expect(outcomeOf(await second.post('/api/v1/staff/queue/claims', { subject: noticeId }))).toEqual([
      ...[409, 'STATE_CONFLICT'],
    ]);
    const moderator = service.anyone.as((await service.aColleague('moderator')).token);
    const other = await report();
    const claim = await moderator.post('/api/v1/staff/queue/claims', { subject: other.noticeId });
    expect(outcomeOf(claim)).toEqual([403, 'ROLE_MISSING']);
  });

  it('can be complained about once, and someone else decides', async () => {
    const one = await report();
    await decide(first, one.noticeId, rejection);
    await confirm(one);
    const [receipt, late] = await mailedTexts(service, one.email, 2);
    expect(receipt).toContain('nmc_');
    expect(late).toContain('The contract of 2019 covers it.');
    const own = await read(one.code);
    expect(own.body['complainUntil']).toBeDefined();
    const complained = await complain(one.code);
    expect(complained.body).toMatchObject({
      status: 'rejected',
      complaint: { text: 'That contract ended in 2022.' },
    });
    expect(complained.body['complainUntil']).toBeUndefined();
    expect(outcomeOf(await complain(one.code))).toEqual([409, 'STATE_CONFLICT']);
    expect(await listed(second, '&state=complained')).toContain(one.noticeId);
    for (const body of [rejection, anActionDto(), { outcome: 'upheld', reasons: 'It stays.' }])
      expect(outcomeOf(await decide(first, one.noticeId, body))).toEqual([409, 'STATE_CONFLICT']);
    const reversed = await decide(second, one.noticeId, anActionDto({ reasons: 'You are right.' }));
    expect(reversed.body).toMatchObject({
      status: 'actioned',
      decision: { outcome: 'rejected' },
      complaint: { decision: { outcome: 'actioned', reasons: 'You are right.' } },
    });
    expect((await mailedTexts(service, one.email, 3)).at(-1)).toContain('You are right');
    expect((await mailedSubjects(service, one.email, 3)).at(-1)).toContain(
      'Our decision about your complaint',
    );
    expect((await read(one.code)).body).toMatchObject({ status: 'actioned' });
    const upheld = await report();
    await decide(first, upheld.noticeId, rejection);
    await complain(upheld.code);
    await decide(second, upheld.noticeId, { outcome: 'upheld', reasons: 'It stays.' });
    expect((await read(upheld.code)).body).toMatchObject({
      status: 'rejected',
      complaint: { decision: { outcome: 'upheld', reasons: 'It stays.' } },
    });
    expect(outcomeOf(await decide(second, upheld.noticeId, rejection))).toEqual([409, 'STATE_CONFLICT']);
  });

  it('never say that nothing was done to a track that is down', async () => {
    const one = await report();
    await decide(first, one.noticeId, anActionDto());
    await complain(one.code);
    await confirm(one);
    expect((await second.post('/api/v1/staff/queue/claims', { subject: one.noticeId })).status).toBe(201);
    for (const outcome of ['rejected', 'no_longer_relevant']) {
      const rejected = await decide(second, one.noticeId, { outcome, reasons: 'It is licensed.' });
      expect([...outcomeOf(rejected), rejected.body['detail']]).toEqual([
        ...[409, 'STATE_CONFLICT', expect.stringContaining('reinstate the track') as string],
      ]);
    }
    const upheld = await decide(second, one.noticeId, { outcome: 'upheld', reasons: 'It stays down.' });
    expect(upheld.body['status']).toBe('actioned');
    const mail = (await mailedTexts(service, one.email, 3)).at(-1);
    expect(mail).toMatch(/Our decision about your report \S+ stays\.[^]*It stays down/);
  });

  it('are listed for people with the role, the oldest first, without what reporters wrote', async () => {
    const [old, young] = [await report(), await report({ ground: 'personal_rights' })];
    const all = await listed(first);
    expect(all.indexOf(old.noticeId)).toBeLessThan(all.indexOf(young.noticeId));
    expect(await listed(first, '&ground=personal_rights')).toEqual([young.noticeId]);
    const page = await first.get(`${staffNotices}?limit=1`);
    const { nextCursor } = page.body['pagination'] as { readonly nextCursor: string };
    expect((await first.get(`${staffNotices}?limit=1&cursor=${nextCursor}`)).body['data']).toHaveLength(1);
    expect((await first.get(`${staffNotices}?limit=100`)).text).not.toMatch(/Finch & Co|notices\.example/);
    expect((await first.get(`${staffNotices}/${old.noticeId}`)).text).toContain('Finch & Co');
    expect(outcomeOf(await first.get(`${staffNotices}/ntc_unknown`))).toEqual([404, 'NOT_FOUND']);
    const finance = service.anyone.as((await service.aColleague('finance')).token);
    expect(outcomeOf(await finance.get(staffNotices))).toEqual([403, 'ROLE_MISSING']);
  });

  it('end the complaint period after six months, and delete the texts a day later', async () => {
    const one = await report();
    await decide(first, one.noticeId, rejection);
    service.advance(complaintMs + 1);
    expect(outcomeOf(await complain(one.code))).toEqual([409, 'STATE_CONFLICT']);
    await service.useCases.deleteDueNoticeTexts();
    expect((await read(one.code)).status).toBe(200);
    service.advance(textsKeptMs - complaintMs);
    await service.useCases.deleteDueNoticeTexts();
    expect(outcomeOf(await read(one.code))).toEqual([404, 'NOT_FOUND']);
    const later = service.anyone.as((await service.aColleague('rights')).token);
    const seen = await later.get(`${staffNotices}/${one.noticeId}`);
    expect(seen.body).toMatchObject({ status: 'rejected', decision: { reasons: '' } });
    expect(seen.text).not.toMatch(/Finch & Co|notices\.example|recording is ours/);
    expect((await entries(one.noticeId)).map(({ action }) => action)).toContain('notice.delete_texts');
  });

  it('are not decided while their texts cannot be decrypted, because the decision would replace them', async () => {
    const { noticeId } = await report();
    const by = service.anyone.as((await service.aColleague('rights')).token);
    const { noticeStore } = service.ports;
    const before = await noticeStore.find(NoticeId(noticeId));
    if (!before) throw new Error('no report');
    const notice = { ...before, sealed: 'of another key', version: before.version + 1 };
    await noticeStore.revise({ notice, guards: { version: before.version }, effects: noEffects });
    expect((await by.get(`${staffNotices}/${noticeId}`)).body).not.toHaveProperty('explanation');
    for (const decision of [rejection, anActionDto()]) {
      const decided = await decide(by, noticeId, decision);
      expect(outcomeOf(decided)).toEqual([409, 'STATE_CONFLICT']);
      expect(decided.text).toContain('MASTER_KEY_PREVIOUS');
    }
    expect(await noticeStore.find(NoticeId(noticeId))).toEqual(notice);
    expect(outcomeOf(await decide(by, 'ntc_01K9G7Q4M2X8Z3V5B6N7C8D9E0', rejection))).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });

  it('answer a repeated request after the deletion with a conflict, and store nothing', async () => {
    const { trackId } = await service.aTrackInCatalog();
    const body = aNoticeDto(trackId);
    const again = (key: string) => {
      elapsed += 3_600_000;
      return service.anyone.post(notices, body, { headers: { 'idempotency-key': key } });
    };
    const created = await again('a-key-of-the-client');
    const by = service.anyone.as((await service.aColleague('rights')).token);
    await decide(by, created.member('noticeId'), rejection);
    service.advance(textsKeptMs + 1);
    await service.useCases.deleteDueNoticeTexts();
    const repeated = await again('a-key-of-the-client');
    expect(outcomeOf(repeated)).toEqual([409, 'STATE_CONFLICT']);
    const other = await again('another-key-of-the-client');
    expect((await read(other.member('code'))).status).toBe(200);
  });
});

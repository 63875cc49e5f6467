import { memoryRateLimiter } from '../../../../src/adapters/memory/index.ts';
import {
  mailedArtistCode,
  mailedLanguages,
  mailedSubjects,
  mailedTexts,
} from '../../../support/clients/mailed-links.ts';
import { NoticeId } from '../../../../src/domain/shared/ids.ts';
import type { Answered } from '../../../support/clients/partner-client.ts';
import {
  aNoticeDto,
  aReport,
  aReporterAddress,
  notices,
} from '../../../support/http/successes/notices/notice-successes.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const outcomeOf = ({ status, code }: Answered) => [status, code];
const fieldsOf = ({ body }: Answered) =>
  ((body['errors'] ?? []) as readonly { readonly pointer: string }[]).map(({ pointer }) => pointer);
const name = (key: string) => `a-key-of-the-client-${key}`;
const key = (ofKey: string) => ({ headers: { 'idempotency-key': name(ofKey) } });

describe.each(transports)('reports of tracks over %s', (transport) => {
  let service: TestService;
  let elapsed = 0;
  beforeAll(async () => {
    service = await aService({
      ...{ transport, tiers: { public: { requestsPerMinute: 10_000 } } },
      limiter: memoryRateLimiter({ elapsed: () => elapsed }),
      environment: { EVENT_WORKER: 'off' },
    });
  });
  afterAll(() => service.close());

  const read = (code: string) => service.anyone.post(`${notices}/read`, { code });
  const confirm = (code: string) => service.anyone.post(`${notices}/confirm`, { code });
  const report = (body: object, options = {}) => service.anyone.post(notices, body, options);
  /** A report with the rate of addresses renewed. */
  const later = (body: object, options = {}) => {
    elapsed += 3_600_000;
    return report(body, options);
  };

  it('are accepted with a receipt, by ID, ISRC and address, and read with the code alone', async () => {
    const { trackId, isrc } = await service.aTrackInCatalog();
    for (const track of [trackId, isrc, `${service.baseUrl}/portal/catalog/${trackId}`]) {
      const created = await later(aNoticeDto(track));
      expect(created.status).toBe(201);
      expect(created.body).toMatchObject({ trackId, status: 'received', emailConfirmed: false });
      const { code, ...shown } = created.body;
      expect(code).toMatch(/^nrc_\w{43}$/);
      expect((await read(String(code))).body).toEqual(shown);
    }
    expect(outcomeOf(await read('nrc_unknown'))).toEqual([404, 'NOT_FOUND']);
  });

  it('say nothing about tracks that were never published', async () => {
    const { trackId, isrc } = await service.aTrackInCatalog({ moderationStatus: 'pending_review' });
    const bodies = await Promise.all(
      [trackId, isrc, 'trk_00000000000000000000000000', 'Harbour Lights', 'https://elsewhere.example/'].map(
        async (track) => {
          const { status, body } = await report(aNoticeDto(track));
          const { instance: _, requestId: __, ...problem } = body;
          return JSON.stringify([status, problem]);
        },
      ),
    );
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain('TRACK_NOT_FOUND');
    const { trackId: down } = await service.aTrackInCatalog();
    await service.useCases.takeDownTrack({ trackId: down, reason: 'infringing' });
    expect((await later(aNoticeDto(down))).status).toBe(201);
  });

  it('are rejected at each field that is missing, malformed or unknown', async () => {
    const { trackId } = await service.aTrackInCatalog();
    const rejected = async (changes: Readonly<Record<string, unknown>>) =>
      fieldsOf(await report({ ...aNoticeDto(trackId), ...changes }));
    expect(await rejected({ track: '' })).toEqual(['/track']);
    expect(await rejected({ ground: 'ugly' })).toEqual(['/ground']);
    expect(await rejected({ explanation: 'Too short.' })).toEqual(['/explanation']);
    expect(await rejected({ explanation: 'long '.repeat(1_001) })).toEqual(['/explanation']);
    expect(await rejected({ explanation: 'With a control character \u0000 within it.' })).toEqual([
      '/explanation',
    ]);
    expect(await rejected({ goodFaith: false })).toEqual(['/goodFaith']);
    expect(await rejected({ email: 'ada@finch.example\nBcc: all@finch.example' })).toEqual(['/email']);
    expect(await rejected({ name: undefined, email: undefined })).toEqual(['/name', '/email']);
    expect(await rejected({ staffId: 'stf_1' })).toEqual(['/staffId']);
    expect(await rejected({ track: 5, ground: null, goodFaith: 'yes' })).toEqual([
      ...['/track', '/ground', '/goodFaith'],
    ]);
    const anonymous = aNoticeDto(trackId, { ground: 'child_sexual_abuse' });
    const { name: _, email: __, ...unnamed } = anonymous;
    expect((await later(unnamed)).status).toBe(201);
    const badKey = await report(aNoticeDto(trackId), { headers: { 'idempotency-key': 'short' } });
    expect(outcomeOf(badKey)).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('confirm the mailbox by the emailed code only', async () => {
    elapsed += 3_600_000;
    const { created, code, email, noticeId, mailedCode } = await aReport(service, { language: 'de' });
    expect(await mailedSubjects(service, email)).toEqual([`Wir haben Ihre Meldung ${noticeId} erhalten`]);
    const mailed = await mailedCode();
    expect(outcomeOf(await confirm(code))).toEqual([404, 'NOT_FOUND']);
    expect((await read(mailed)).body['emailConfirmed']).toBe(false);
    expect((await confirm(mailed)).body['emailConfirmed']).toBe(true);
    expect((await confirm(mailed)).status).toBe(200);
    expect((await read(code)).body['emailConfirmed']).toBe(true);
    expect(created.text).not.toContain(mailed);
    const complaint = { code, text: 'The decision is wrong, I think.' };
    const early = await service.anyone.post(`${notices}/complaint`, complaint);
    expect(outcomeOf(early)).toEqual([409, 'STATE_CONFLICT']);
  });

  it('send no text of the reporter and no title to an address, in the language of the browser', async () => {
    const { trackId } = await service.aTrackInCatalog({ title: 'Buy now at spam.example' });
    const email = aReporterAddress();
    const body = aNoticeDto(trackId, { email, name: 'Cheap <b>pills</b>' });
    const created = await later(
      { ...body, explanation: 'Visit https://spam.example for <b>everything</b>.' },
      { headers: { 'accept-language': 'fr-CH, en;q=0.5' } },
    );
    expect(created.status).toBe(201);
    const [mail] = await mailedTexts(service, email, 1);
    expect(mail).toContain('nmc_');
    expect(mail).not.toMatch(/spam|pills|trk_|nrc_/);
    expect(await mailedLanguages(service, email)).toEqual(['fr']);
  });

  it('return the same report and code for the same request with the same key, and email once', async () => {
    const { trackId } = await service.aTrackInCatalog();
    const body = aNoticeDto(trackId);
    const first = await later(body, key('1'));
    const again = await Promise.all(Array.from({ length: 5 }, () => report(body, key('1'))));
    for (const one of again) expect([one.status, one.body]).toEqual([201, first.body]);
    expect(await mailedTexts(service, body.email, 1)).toHaveLength(1);
    const quoted = await report(
      { ...body, language: 'de' },
      { headers: { 'idempotency-key': `"${name('1')}"` } },
    );
    expect([quoted.status, quoted.body]).toEqual([201, first.body]);
    const others = [await later(body, key('2')), await report(body)];
    const ids = [first, ...others].map((one) => one.member('noticeId'));
    expect(new Set(ids).size).toBe(3);
    expect(await mailedSubjects(service, body.email, 3)).toHaveLength(3);
    const other = aNoticeDto(trackId);
    // All of them are about to be stored before the first is.
    const all = Promise.withResolvers<undefined>();
    let waiting = 0;
    const meet = (): Promise<undefined> => {
      if (++waiting === 5) all.resolve(undefined);
      return all.promise;
    };
    service.before('noticeStore', 'submit', meet, 5);
    const raced = await Promise.all(Array.from({ length: 5 }, () => report(other, key('3'))));
    for (const one of raced) expect([one.status, one.body]).toEqual([201, raced[0]?.body]);
    expect(await mailedTexts(service, other.email, 1)).toHaveLength(1);
  });

  it('reject a key that was used for another report, also one that is being stored, and show nothing of it', async () => {
    const { trackId } = await service.aTrackInCatalog();
    const body = aNoticeDto(trackId);
    const first = await later(body, key('4'));
    const other = await service.aTrackInCatalog();
    for (const changed of [
      { name: 'Finch' },
      { explanation: `${body.explanation} Really.` },
      { ground: 'personal_rights' },
      { track: other.trackId },
    ]) {
      const reused = await report({ ...body, ...changed }, key('4'));
      expect(outcomeOf(reused)).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
      expect(reused.text).not.toContain(first.member('noticeId'));
    }
    const raced = await Promise.all(
      ['Ada', 'Ben', 'Cleo'].map(async (reporter) => later({ ...body, name: reporter }, key('5'))),
    );
    expect(raced.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });

  it('share no key with other reporters, nor with others without an address', async () => {
    const { trackId } = await service.aTrackInCatalog();
    const reporters = [aNoticeDto(trackId), aNoticeDto(trackId)];
    const { name: _, email: __, ...anonymous } = aNoticeDto(trackId, { ground: 'child_sexual_abuse' });
    const bodies = [
      ...reporters,
      anonymous,
      { ...anonymous, explanation: `${anonymous.explanation} It was released in 2019.` },
    ];
    const first = await Promise.all(bodies.map(async (body) => later(body, key('6'))));
    expect(first.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(first.flatMap((one) => [one.member('noticeId'), one.member('code')])).size).toBe(8);
    const again = await Promise.all(bodies.map(async (body) => report(body, key('6'))));
    expect(again.map(({ body }) => body)).toEqual(first.map(({ body }) => body));
    const changed = await report({ ...reporters[0], name: 'Finch' }, key('6'));
    expect(outcomeOf(changed)).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  });

  it('flood neither us nor a mailbox: ten an hour from an address, three receipts in a burst', async () => {
    const { trackId } = await service.aTrackInCatalog();
    elapsed += 24 * 3_600_000;
    const email = 'Victim@notices.example';
    const created: Answered[] = [];
    for (let n = 1; n <= 11; n++) {
      const spelled = n % 2 === 0 ? email : `victim+${n}@notices.example`;
      created.push(await report(aNoticeDto(trackId, { email: spelled })));
    }
    expect(created.map(({ status }) => status)).toEqual([...Array<number>(10).fill(201), 429]);
    expect(created[10]?.code).toBe('RATE_LIMITED');
    const shapes = created.slice(0, 10).map(({ body }) => Object.keys(body).sort().join());
    expect(new Set(shapes).size).toBe(1);
    const ids = created.slice(0, 10).map((one) => NoticeId(one.member('noticeId')));
    const stored = await Promise.all(ids.map((id) => service.ports.noticeStore.find(id)));
    expect(stored.filter((one) => one?.mailCodeDigest !== undefined)).toHaveLength(3);
    await expect(mailedArtistCode(service, email, 'nmc')).resolves.toMatch(/^nmc_/);
  }, 60_000);

  it('keep what reporters write encrypted', async () => {
    elapsed += 3_600_000;
    const { noticeId } = await aReport(service, { name: 'Wilhelmina Finch' });
    const stored = (await service.ports.archive.read('track-notices', { limit: 1_000 })).records;
    expect(stored.map((one) => one.noticeId)).toContain(noticeId);
    expect(JSON.stringify(stored)).not.toMatch(/Wilhelmina|notices\.example|recording is ours/);
  });
});

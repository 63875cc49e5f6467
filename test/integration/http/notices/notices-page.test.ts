import { memoryRateLimiter } from '../../../../src/adapters/memory/index.ts';
import { textsKeptMs } from '../../../../src/domain/notices/notice.ts';
import { mailedTexts } from '../../../support/clients/mailed-links.ts';
import {
  aReport,
  aReporterAddress,
  notices,
  staffNotices,
} from '../../../support/http/successes/notices/notice-successes.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const entries = (track: string) => ({
  act: 'report',
  track,
  ground: 'copyright_recording',
  explanation: 'The recording is ours.\r\nIt was released in 2019.',
  name: 'Finch & Co',
  email: aReporterAddress(),
  goodFaith: 'true',
});

describe.each(transports)('the page /notices over %s', (transport) => {
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

  const send = async (fields: Readonly<Record<string, string>>, lang = 'en') => {
    elapsed += 3_600_000;
    const response = await fetch(`${service.baseUrl}/notices?lang=${lang}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      body: new URLSearchParams(fields),
    });
    return { status: response.status, text: await response.text() };
  };
  const codeIn = (text: string): string => /nrc_\w+/.exec(text)?.[0] ?? '';

  it('asks in the language of the reader, and enters the track of a link', async () => {
    for (const [language, title] of [
      ['en', 'Report a track'],
      ['de', 'Einen Titel melden'],
      ['fr', 'Signaler un titre'],
      ['es', 'Notificar una pista'],
    ] as const) {
      const response = await fetch(`${service.baseUrl}/notices?track=trk_%22%3E%3Cb%3E`, {
        headers: { 'accept-language': language },
      });
      const text = await response.text();
      expect([response.status, response.headers.get('content-language')]).toEqual([200, language]);
      expect(text).toContain(`<h1>${title}</h1>`);
      expect(text).toContain('value="trk_&quot;&gt;&lt;b&gt;"');
    }
  });

  it('accepts a report once however often the form is sent, and shows its code', async () => {
    const { trackId } = await service.aTrackInCatalog();
    const form = { ...entries(trackId), key: '5f0b6c1e-8a54-4b0e-9a53-1f4f6c1a2b3c' };
    const [first, again] = [await send(form), await send(form)];
    expect(first.status).toBe(200);
    expect(codeIn(first.text)).toMatch(/^nrc_\w{43,}$/);
    expect(codeIn(again.text)).toBe(codeIn(first.text));
    const raced = await Promise.all(Array.from({ length: 5 }, () => send(form)));
    expect(raced.map(({ text }) => codeIn(text))).toEqual(raced.map(() => codeIn(first.text)));
    const stored = (await service.ports.archive.read('track-notices', { limit: 1_000 })).records;
    expect(stored.filter((one) => one.trackId === trackId)).toHaveLength(1);
    expect(await mailedTexts(service, form.email, 1)).toHaveLength(1);
    expect(first.text).toContain('only after you have entered the code of our email');
    const seen = await send({ act: 'read', code: ` ${codeIn(first.text)}\r\n ` }, 'de');
    expect(seen.text).toContain('Ein Mensch wird Ihre Meldung prüfen.');
    expect(seen.text).not.toContain('Bewahren Sie ihn auf');
  });

  it('marks each field that is wrong, keeps the entries, and writes no markup of anyone', async () => {
    const { trackId } = await service.aTrackInCatalog();
    const attack = '<script>alert(1)</script> is what I say about it.';
    const { status, text } = await send({
      ...{ act: 'report', track: trackId, ground: '', explanation: attack, name: '"><b>', email: 'nobody' },
    });
    expect(status).toBe(400);
    for (const field of ['ground', 'email', 'goodFaith']) expect(text).toContain(`id="${field}-error"`);
    expect(text).not.toContain('id="explanation-error"');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; is what I say');
    expect(text).not.toMatch(/<script|"><b>/);
    const unpublished = await service.aTrackInCatalog({ moderationStatus: 'pending_review' });
    const rejected = await Promise.all(
      [unpublished.trackId, 'trk_00000000000000000000000000'].map(async (track) => send(entries(track))),
    );
    for (const one of rejected) {
      expect(one.status).toBe(400);
      expect(one.text).toContain('We find no published track');
    }
  });

  it('confirms the mailbox by the emailed code, and takes a complaint after the decision', async () => {
    elapsed += 24 * 3_600_000;
    const { noticeId, code, email, mailedCode } = await aReport(service);
    const confirmed = await send({ act: 'read', code: await mailedCode() });
    expect(confirmed.text).toContain(`We send our decision to ${email}.`);
    const early = await send({ act: 'complain', code, text: 'It is wrong, I am quite sure.' });
    expect([early.status, early.text]).toEqual([409, expect.stringContaining('Not decided yet') as string]);
    const rights = service.anyone.as((await service.aColleague('rights')).token);
    await rights.post(`${staffNotices}/${noticeId}/decision`, {
      ...{ outcome: 'rejected', reasons: 'It is <b>licensed</b>.' },
    });
    const decided = await send({ act: 'read', code });
    expect(decided.text).toContain('It is &lt;b&gt;licensed&lt;/b&gt;.');
    const short = await send({ act: 'complain', code, text: 'No <b>.' });
    expect(short.status).toBe(400);
    expect(short.text).toContain('The complaint was not sent');
    expect(short.text).toContain('aria-describedby="text-error" aria-invalid="true"');
    expect(short.text).toMatch(/<p class="error" id="text-error">Enter 20 to 5,000 characters\.<\/p>/);
    expect(short.text).toMatch(/No &lt;b&gt;\.<\/textarea>/);
    const complained = await send({ act: 'complain', code, text: 'It is wrong, I am quite sure.' });
    expect(complained.text).toContain('We received your complaint.');
    const twice = await send({ act: 'complain', code, text: 'It is wrong, I am quite sure.' });
    expect([twice.status, twice.text]).toEqual([409, expect.stringContaining('Already submitted') as string]);
  });

  it('keeps the entries of a form whose report was deleted, and accepts them as another report', async () => {
    const { trackId } = await service.aTrackInCatalog();
    const form = { ...entries(trackId), key: '0c0de1f2-8a54-4b0e-9a53-1f4f6c1a2b3c' };
    const code = codeIn((await send(form)).text);
    const { noticeId } = (await service.anyone.post(`${notices}/read`, { code })).body;
    const rights = service.anyone.as((await service.aColleague('rights')).token);
    await rights.post(`${staffNotices}/${String(noticeId)}/decision`, {
      outcome: 'rejected',
      reasons: 'No.',
    });
    service.advance(textsKeptMs + 1);
    await service.useCases.deleteDueNoticeTexts();
    const again = await send(form);
    expect([again.status, again.text]).toEqual([409, expect.stringContaining('Already sent') as string]);
    expect(again.text).toContain('It was released in 2019.');
    const key = /name="key" value="([^"]+)"/.exec(again.text)?.[1] ?? '';
    expect(key).not.toBe(form.key);
    expect(codeIn((await send({ ...form, key })).text)).not.toBe(code);
  });

  it('keeps the entries of a form that was sent with others before, and accepts them as another report', async () => {
    elapsed += 24 * 3_600_000;
    const { trackId } = await service.aTrackInCatalog();
    const form = { ...entries(trackId), key: '7d41c0aa-8a54-4b0e-9a53-1f4f6c1a2b3c' };
    const code = codeIn((await send(form)).text);
    const edited = { ...form, explanation: 'It was released in 2019, and I wrote it in 2018.' };
    const again = await send(edited);
    expect([again.status, again.text]).toEqual([409, expect.stringContaining('Already sent') as string]);
    expect(again.text).toContain('and I wrote it in 2018.');
    const key = /name="key" value="([^"]+)"/.exec(again.text)?.[1] ?? '';
    expect(codeIn((await send({ ...edited, key })).text)).not.toBe(code);
  });

  it('says that a code does not work, and that a form cannot be read', async () => {
    const unknown = await send({ act: 'read', code: 'nrc_unknown' });
    expect([unknown.status, unknown.text]).toEqual([
      404,
      expect.stringContaining('This code does not work') as string,
    ]);
    const unreadable = await send({ act: 'guess' }, 'fr');
    expect([unreadable.status, unreadable.text]).toEqual([
      400,
      expect.stringContaining('Nous n’avons pas pu lire cela') as string,
    ]);
  });
});

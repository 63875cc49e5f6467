import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { mailedArtistCode } from '../../../support/clients/mailed-links.ts';
import {
  anAskedTrack,
  sharesOf,
  withShares,
} from '../../../support/http/successes/parties/confirmation-successes.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

describe.each(transports)('the page /shares over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
  });
  afterAll(() => service.close());

  const shown = async (fields: Readonly<Record<string, string>>, lang = 'en') => {
    const response = await fetch(`${service.baseUrl}/shares?lang=${lang}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      body: new URLSearchParams(fields),
    });
    return {
      status: response.status,
      language: response.headers.get('content-language'),
      text: await response.text(),
    };
  };

  it('asks for the code, in the language of the reader', async () => {
    for (const [language, title] of [
      ['en', 'Confirm your shares'],
      ['de', 'Bestätigen Sie Ihre Anteile'],
      ['fr', 'Confirmez vos parts'],
      ['es', 'Confirme sus participaciones'],
    ] as const) {
      const response = await fetch(`${service.baseUrl}/shares`, { headers: { 'accept-language': language } });
      expect([response.status, response.headers.get('content-language')]).toEqual([200, language]);
      expect(await response.text()).toContain(`<h1>${title}</h1>`);
    }
  });

  it('shows the shares of a code that was copied with spaces, and takes the answer', async () => {
    const { client, confirmations, code } = await anAskedTrack(service);
    const spaced = ` ${code.slice(0, 20)}\r\n${code.slice(20)} `;
    const seen = await shown({ code: spaced });
    expect(seen.status).toBe(200);
    for (const said of [
      'Harbour Lights',
      'Mara Lind entered this track and named you as Noor Elia.',
      '100% of the composition, as composer, administered by Mara Lind',
      'Not answered yet',
    ])
      expect(seen.text).toContain(said);
    const disputed = await shown({ code, answer: 'dispute', reason: 'I wrote half.' });
    expect(disputed.text).toContain('You disputed these shares');
    expect((await client.get(confirmations)).text).toContain('I wrote half.');
    const confirmed = await shown({ code, answer: 'confirm', reason: '' }, 'de');
    expect([confirmed.language, confirmed.text]).toEqual([
      'de',
      expect.stringContaining('Sie haben diese Anteile bestätigt') as string,
    ]);
    expect((await client.get(confirmations)).text).toContain('"confirmed"');
  });

  it('says why a code does not work, and keeps names from becoming markup', async () => {
    const { client, path, owner, writer, code, address } = await anAskedTrack(service);
    await client.ask('PATCH', path, {
      headers: { 'if-match': '*' },
      body: { title: '<script>alert(1)</script>' },
    });
    const renamed = await shown({ code });
    expect([renamed.status, renamed.text]).toEqual([
      409,
      expect.stringContaining('No more emails') as string,
    ]);
    service.advance(dayMs);
    await client.post(`${path}/confirmations`, undefined);
    const again = await mailedArtistCode(service, address, 'asc', 2);
    expect((await shown({ code: again })).text).toContain('&lt;script&gt;');
    const unknown = await shown({ code: 'asc_unknown' });
    expect([unknown.status, unknown.text]).toEqual([
      404,
      expect.stringContaining('This code does not work') as string,
    ]);
    await withShares(client, path, sharesOf(owner, writer, '50'));
    const outdated = await shown({ code: again, answer: 'confirm' });
    expect([outdated.status, outdated.text]).toEqual([
      409,
      expect.stringContaining('This question has changed') as string,
    ]);
    const optedOut = await shown({ code: again, answer: 'optOut' });
    expect([optedOut.status, optedOut.text]).toEqual([
      200,
      expect.stringContaining('You get no more emails about shares') as string,
    ]);
    expect(optedOut.text).not.toContain('script&gt;');
    const unreadable = await shown({ code: '' });
    expect([unreadable.status, unreadable.text]).toEqual([
      400,
      expect.stringContaining('We could not read this') as string,
    ]);
  });
});

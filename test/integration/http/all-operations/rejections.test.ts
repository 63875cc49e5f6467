import fc from 'fast-check';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const maxBytes = 64 * 1024;
const api = '/api/v1';

/** A text of so many characters, each different from those of other serials. */
const textOf = (unit: string, length: number, serial = 0): string =>
  unit.repeat(Math.ceil(length / unit.length)) + String(serial);

const unit = fc.constantFrom('a', 'é', '\u{1F600}', '\u0001', '"', '\\', '~/', ' ');

const manyMembers = fc
  .tuple(fc.integer({ min: 1, max: 130_000 }), fc.integer({ min: 0, max: 300 }), unit)
  .map(([count, length, one]) => {
    const name = textOf(one, length);
    const max = Math.min(count, Math.floor(1_000_000 / (2 * JSON.stringify(name).length + 12)));
    return `{${Array.from({ length: max }, (_, n) => `${JSON.stringify(name + String(n))}:1`).join(',')}}`;
  });

const deepNesting = fc
  .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 20_000 }), unit)
  .map(([depth, length, one]) => {
    const name = JSON.stringify(textOf(one, length));
    return `${`{${name}:`.repeat(depth)}1${'}'.repeat(depth)}`.slice(0, 1_000_000);
  });

/** Lists of wrong entries where a list is taken, so that every entry is an error of its own. */
const wrongLists = fc
  .tuple(
    fc.constantFrom('events', 'rows', 'candidates', 'territories', 'contentTypes', 'scopes', 'certificate'),
    fc.integer({ min: 1, max: 25_000 }),
    fc.constantFrom('1', '{}', '"XX"', '{"trackId":1,"contentId":[],"no":{},"territories":["QQ"]}', '[[]]'),
  )
  .map(([member, count, entry]) => `{"${member}":[${Array.from({ length: count }, () => entry).join(',')}]}`);

const duplicates = fc
  .tuple(fc.integer({ min: 1, max: 100_000 }), unit)
  .map(
    ([length, one]) => `{${JSON.stringify(textOf(one, length))}:1,${JSON.stringify(textOf(one, length))}:2}`,
  );

const bodies = fc.oneof(manyMembers, deepNesting, wrongLists, duplicates, fc.json(), fc.string());

describe.each(transports)('a rejected request over %s', (transport) => {
  let service: TestService;
  let client: Awaited<ReturnType<TestService['aPartner']>>['client'];
  beforeAll(async () => {
    service = await aService({ transport });
    ({ client } = await service.aPartner());
  });
  afterAll(() => service.close());

  const check = (status: number, text: string) => {
    expect(status).toBeLessThan(500);
    if (status < 400) return;
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
    const { errors = [] } = JSON.parse(text) as { errors?: readonly unknown[] };
    expect(errors.length).toBeLessThanOrEqual(100);
  };

  it('is answered in at most 64 KiB, whatever its body', async () => {
    const paths = [
      'verify',
      'auth/token',
      'oauth/token',
      'portal/sessions',
      'platforms/register',
      'licenses',
      'licenses/preflight',
      'usage-events',
      'partners/enrich',
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), bodies, async (path, body) => {
        const headers = { 'content-type': 'application/json' };
        const { status, text } = await client.ask('POST', `${api}/${path}`, { headers, body });
        check(status, text);
      }),
      { numRuns: 80 },
    );
  });

  it('is answered in at most 64 KiB, whatever its query or form', async () => {
    const name = fc
      .tuple(unit, fc.integer({ min: 1, max: 4_000 }))
      .map(([one, length]) => textOf(one, length));
    const pairs = fc.array(fc.tuple(name, fc.string()), { maxLength: 120 });
    const written = pairs.map((all) =>
      all.map(([key, value], n) => `${encodeURIComponent(key)}${n}=${encodeURIComponent(value)}`).join('&'),
    );
    await fc.assert(
      fc.asyncProperty(written, async (form) => {
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        const posted = await client.ask('POST', '/oauth/token', { headers, body: form.slice(0, 250_000) });
        check(posted.status, posted.text);
        const requested = await client.ask('GET', `${api}/tracks?${form.slice(0, 12_000)}`);
        check(requested.status, requested.text);
      }),
      { numRuns: 30 },
    );
  });

  it('counts the errors that it does not list', async () => {
    const entries = Array.from({ length: 100 }, () => ({}));
    const { status, body } = await client.post(`${api}/usage-events`, { events: entries });
    expect(status).toBe(400);
    expect(body['errors']).toHaveLength(100);
    expect(body['errorsOmitted']).toBeGreaterThan(50);
    const few = await client.post(`${api}/usage-events`, { events: [{}] });
    expect(few.body).not.toHaveProperty('errorsOmitted');
  });

  it('names objects and bodies that contain too much, with the limit', async () => {
    const members = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`m${n}`, n]));
    const wide = await client.post(`${api}/usage-events`, members(501));
    expect(wide.body).toMatchObject({
      code: 'MALFORMED_JSON',
      detail: 'An object in the body has more than 500 fields.',
    });
    expect((await client.post(`${api}/usage-events`, members(500))).body).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    const many = await client.post(`${api}/usage-events`, {
      events: Array.from({ length: 20_000 }, () => 1),
    });
    expect(many.body).toMatchObject({
      code: 'MALFORMED_JSON',
      detail: 'The body has more than 20,000 values.',
    });
  });
});

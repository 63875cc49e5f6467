import { withoutConnections } from '../../../support/clients/without-connection.ts';
import { badInput, each, oneOfEachKind } from '../../../support/http/operations/bad-input.ts';
import { badTargets, pathOf } from '../../../support/http/operations/bad-targets.ts';
import type { Described } from '../../../support/http/operations/described.ts';
import { everyRequest } from '../../../support/http/operations/every-request.ts';
import { exchangeBytes, readReply } from '../../../support/http/wire.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const { operations: all } = everyRequest;
const bads = (described: Described) => badTargets(described, everyRequest);
const named = (operations: readonly Described[]) =>
  operations.map((described) => [described.operationId, described] as const);

const rejected = 'of %s are rejected where the document does not allow them, with the name of what is wrong';

describe('invalid targets and headers', () => {
  let service: TestService;
  let partner: Awaited<ReturnType<typeof badInput>>;
  beforeAll(async () => {
    service = await aService({ transport: transports[0] ?? 'express' });
    partner = await badInput(await withoutConnections(service));
  });
  afterAll(() => service.close());

  let refused = 0;
  it.each(named(all))(rejected, async (_, described) => {
    const outcome = await partner.check(described, bads(described));
    expect(outcome.issues).toEqual([]);
    refused += outcome.refused;
  });

  it('were sent to every operation of the contracts, in thousands', () => {
    expect(refused).toBeGreaterThan(12_000);
  });
});

describe.each(transports)('invalid targets and headers over %s', (transport) => {
  let service: TestService;
  let partner: Awaited<ReturnType<typeof badInput>>;
  beforeAll(async () => {
    service = await aService({ transport });
    partner = await badInput(service);
  });
  afterAll(() => service.close());

  let refused = 0;
  it.each(named(oneOfEachKind(all, ({ parameters }) => parameters.length)))(
    rejected,
    async (_, described) => {
      const outcome = await partner.check(described, bads(described));
      expect(outcome.issues).toEqual([]);
      refused += outcome.refused;
    },
  );

  it('of the operations without a contract are rejected likewise, and no operation was left out', async () => {
    const contracts = new Set(all.map(({ operationId }) => operationId));
    const rest = partner.requests.operations.filter(({ operationId }) => !contracts.delete(operationId));
    expect([rest.map(({ operationId }) => operationId).toSorted(), [...contracts]]).toEqual([
      ['livez', 'openapi', 'readyz'],
      [],
    ]);
    for (const described of rest) {
      const outcome = await partner.check(described, bads(described));
      expect(outcome.issues).toEqual([]);
      refused += outcome.refused;
    }
    expect(refused).toBeGreaterThan(600);
  });

  it('are 431 where the head is too large, whatever it asks for', async () => {
    const { operations } = partner.requests;
    const answers = await each(operations, async (described) => {
      const head = `${described.method} ${pathOf(described)} HTTP/1.1\r\nhost: a\r\n`;
      const raw = await exchangeBytes(service.baseUrl, `${head}cookie: ${'c'.repeat(17_000)}\r\n\r\n`);
      const { status, headers, body } = readReply(raw);
      return [status, headers['content-type'], (JSON.parse(body) as { code: string }).code];
    });
    expect(answers).toEqual(operations.map(() => [431, 'application/problem+json', 'HEADERS_TOO_LARGE']));
  });

  it('are rejected under the pages of the reference too', async () => {
    for (const path of ['/reference/errors/%zz', '/reference/openapi?x=1', '/reference/errors/%00']) {
      const { status, code } = await service.anyone.get(path, { headers: { accept: 'text/html' } });
      expect([path, status, code]).toEqual([path, 400, 'VALIDATION_FAILED']);
    }
    const { status, code } = await service.anyone.get('/reference/errors/__proto__');
    expect([status, code]).toEqual([404, 'NOT_FOUND']);
  });

  it.each([
    ['basic credentials', 'Basic YTpi'],
    ['a word alone', 'Bearer'],
    ['nothing behind it', 'Bearer  '],
    ['two words', 'Bearer a b'],
    ['a key of another kind', 'Bearer plk_live_000000000000000000000000000000aaaaaa'],
    ['a token without a signature', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJwbHRfMSJ9.'],
    ['a very long one', `Bearer ${'x'.repeat(9_000)}`],
  ])('are 401 where the credential is %s', async (_, authorization) => {
    const refused = await service.anyone.get('/api/v1/tracks', { headers: { authorization } });
    expect(refused.status).toBe(401);
    expect(['TOKEN_MISSING', 'TOKEN_INVALID']).toContain(refused.code);
  });
});

import { memoryRateLimiter } from '../../../../src/adapters/memory/index.ts';
import { badBodies } from '../../../support/http/operations/bad-bodies.ts';
import { badInput, oneOfEachKind } from '../../../support/http/operations/bad-input.ts';
import type { Described } from '../../../support/http/operations/described.ts';
import { everyRequest } from '../../../support/http/operations/every-request.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const issues = /VALIDATION_FAILED|MALFORMED|UNSUPPORTED_MEDIA|invalid_request/;

const taking = everyRequest.operations.filter(({ body }) => body);
const bads = (described: Described) => badBodies(described, everyRequest);

describe.each(transports)('invalid bodies over %s', (transport) => {
  let service: TestService;
  let partner: Awaited<ReturnType<typeof badInput>>;
  let hours = 0;
  beforeAll(async () => {
    const limiter = memoryRateLimiter({ elapsed: () => hours * 3_600_000 });
    service = await aService({ transport, limiter });
    partner = await badInput(service);
  });
  afterAll(() => service.close());

  const [requested, min] = transport === 'fastify' ? [oneOfEachKind(taking, bads), 2_000] : [taking, 12_000];
  let refused = 0;
  it.each(requested.map((described) => [described.operationId, described] as const))(
    'of %s are rejected where the document does not allow them, with the name of what is wrong',
    async (_, described) => {
      const verdict = await partner.judge(described, bads(described));
      expect(verdict.complaints).toEqual([]);
      refused += verdict.refused;
    },
  );

  it('were sent to every operation that the service documents, in thousands', () => {
    const served = partner.requests.operations.filter(({ body }) => body);
    const namesOf = (operations: readonly Described[]) =>
      operations.map(({ operationId }) => operationId).toSorted();
    expect(namesOf(taking)).toEqual(namesOf(served));
    expect(refused).toBeGreaterThan(min);
  });

  it('do not include the examples of the document', async () => {
    for (const described of partner.requests.operations) {
      hours += 24; // Rates of hours and days are free again.
      const { status, text } = await partner.send(described, { what: 'the example' });
      const problem = status < 400 ? '' : text;
      expect({ ...described, problem }).toMatchObject({
        problem: expect.not.stringMatching(issues) as unknown,
      });
      expect([200, 201, 202, 204, 401, 403, 404, 409, 422, 428]).toContain(status);
    }
  });

  it('change nothing in the service', async () => {
    const { trackId } = await service.aTrackInCatalog();
    expect((await partner.client.get(`/api/v1/tracks/${trackId}`)).status).toBe(200);
    expect((await service.anyone.get('/readyz')).status).toBe(200);
  });
});

import type { TransportName } from '../../../../src/adapters/http/index.ts';
import { memoryRateLimiter } from '../../../../src/adapters/memory/index.ts';
import { withoutConnections } from '../../../support/clients/without-connection.ts';
import { badBodies } from '../../../support/http/operations/bad-bodies.ts';
import { badInput, oneOfEachKind } from '../../../support/http/operations/bad-input.ts';
import { instancesOf, spotsOf, type Described } from '../../../support/http/operations/described.ts';
import { everyRequest } from '../../../support/http/operations/every-request.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const issues = /VALIDATION_FAILED|MALFORMED|UNSUPPORTED_MEDIA|invalid_request/;

const taking = everyRequest.operations.filter(({ body }) => body);
const bads = (described: Described) => badBodies(described, everyRequest);
const spots = ({ body }: Described) =>
  body ? instancesOf(body, everyRequest).flatMap((instance) => spotsOf(instance)).length : 0;

/** A service, and who sends it invalid requests; rates of hours and days can be made free again. */
const begin = async (transport: TransportName, prepared = async (service: TestService) => service) => {
  let hours = 0;
  const limiter = memoryRateLimiter({ elapsed: () => hours * 3_600_000 });
  const service = await aService({ transport, limiter });
  return { service, partner: await badInput(await prepared(service)), nextDay: () => void (hours += 24) };
};

const each = (operations: readonly Described[]) =>
  operations.map((described) => [described.operationId, described] as const);

const rejected = 'of %s are rejected where the document does not allow them, with the name of what is wrong';

describe('invalid bodies', () => {
  let began: Awaited<ReturnType<typeof begin>>;
  beforeAll(async () => {
    began = await begin(transports[0] ?? 'express', withoutConnections);
  });
  afterAll(() => began.service.close());

  let refused = 0;
  it.each(each(taking))(rejected, async (_, described) => {
    const outcome = await began.partner.check(described, bads(described));
    expect(outcome.issues).toEqual([]);
    refused += outcome.refused;
  });

  it('were sent to every operation that the service documents, in thousands', () => {
    const served = began.partner.requests.operations.filter(({ body }) => body);
    const namesOf = (operations: readonly Described[]) =>
      operations.map(({ operationId }) => operationId).toSorted();
    expect(namesOf(taking)).toEqual(namesOf(served));
    expect(refused).toBeGreaterThan(12_000);
  });
});

describe.each(transports)('invalid bodies over %s', (transport) => {
  let began: Awaited<ReturnType<typeof begin>>;
  beforeAll(async () => {
    began = await begin(transport);
  });
  afterAll(() => began.service.close());

  let refused = 0;
  it.each(each(oneOfEachKind(taking, spots)))(rejected, async (_, described) => {
    const outcome = await began.partner.check(described, bads(described));
    expect(outcome.issues).toEqual([]);
    refused += outcome.refused;
  });

  it('do not include the examples of the document', async () => {
    for (const described of began.partner.requests.operations) {
      began.nextDay();
      const { status, text } = await began.partner.send(described, { what: 'the example' });
      const problem = status < 400 ? '' : text;
      expect({ ...described, problem }).toMatchObject({
        problem: expect.not.stringMatching(issues) as unknown,
      });
      expect([200, 201, 202, 204, 401, 403, 404, 409, 422, 428]).toContain(status);
    }
  });

  it('were sent in thousands, and change nothing in the service', async () => {
    expect(refused).toBeGreaterThan(2_000);
    const { service, partner } = began;
    const { trackId } = await service.aTrackInCatalog();
    expect((await partner.client.get(`/api/v1/tracks/${trackId}`)).status).toBe(200);
    expect((await service.anyone.get('/readyz')).status).toBe(200);
  });
});

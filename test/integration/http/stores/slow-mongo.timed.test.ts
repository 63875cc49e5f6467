import { setTimeout as sleep } from 'node:timers/promises';
import { prepareMongo } from '../../../../src/adapters/mongo/index.ts';
import { startMongo, type MongoServer } from '../../../support/servers/containers.ts';
import { faultProxy, type FaultProxy } from '../../../support/servers/fault-proxy.ts';
import { needing } from '../../../support/needing.ts';
import type { Answered } from '../../../support/clients/partner-client.ts';
import { aService, anOrder, type TestService, type Partner } from '../../../support/service/service.ts';
import { seenWithin } from '../../../support/eventually.ts';
import { slowness } from '../../../support/slowness.ts';

const licenses = '/api/v1/licenses';
/** The promise of the service, with a margin for a machine that has other things to do. */
const refusedWithinMs = 2_000 + 500;
const backWithinMs = 5_000;
const timeoutMs = 120_000;

needing('mongo', 'an API process whose MongoDB is slow or gone for a while', () => {
  let mongo: MongoServer;
  let proxy: FaultProxy;
  let service: TestService;
  let partner: Partner;
  let trackId: string;

  beforeAll(async () => {
    mongo = await startMongo();
    await prepareMongo({ url: mongo.url }, () => undefined);
    const server = new URL(mongo.url);
    proxy = await faultProxy({ port: Number(server.port), host: server.hostname });
    const MONGODB_URL = mongo.url.replace(server.host, `127.0.0.1:${proxy.port}`);
    service = await aService({ environment: { MONGODB_URL } });
    partner = await service.aPartner();
    ({ trackId } = await service.aTrackInCatalog());
  }, timeoutMs);
  afterEach(() => proxy.mend());
  afterAll(async () => {
    await service.close();
    await proxy.close();
    await mongo.stop();
  }, timeoutMs);

  const issue = (contentId: string): Promise<Answered> =>
    partner.client.post(licenses, anOrder(trackId, { contentId }), {
      headers: { 'idempotency-key': contentId },
    });
  const issues = async () => (await issue(`sound ${performance.now()}`)).status;
  const isReady = async () => (await service.anyone.get('/readyz')).status === 200;
  const isSound = async () => (await issues()) === 201 && (await isReady());

  /** Half of the delay on the way there, half of it on the way back. */
  const slowBy = async (delayMs: number): Promise<void> => {
    expect(await seenWithin(isSound, Boolean, 2 * backWithinMs)).toBe(true);
    proxy.slow(delayMs / 2);
  };
  const issuedInTime = async (contentId: string): Promise<Answered> => {
    const began = performance.now();
    const answered = await issue(contentId);
    expect(performance.now() - began).toBeLessThan(refusedWithinMs * slowness());
    return answered;
  };
  const isRefused = ({ status, headers }: Answered): boolean =>
    status === 503 && Number(headers['retry-after']) > 0;

  it.each([100, 250, 400])(
    'responds within two seconds when each answer takes %i ms, however many of them a request needs',
    async (delayMs) => {
      await slowBy(delayMs);
      for (let n = 0; n < 3; n++) {
        const answered = await issuedInTime(`late ${delayMs} ${n}`);
        expect(answered.status === 201 || isRefused(answered)).toBe(true);
      }
      proxy.mend();
      expect(await seenWithin(isReady, Boolean, backWithinMs)).toBe(true);
    },
    timeoutMs,
  );

  // A request that begins under a key and then writes needs three answers at least: these take too long together.
  it.each([700, 900, 1_500])(
    'answers 503 within two seconds where each answer takes %i ms, and says that nothing can be written',
    async (delayMs) => {
      await slowBy(delayMs);
      for (let n = 0; n < 3; n++) expect(isRefused(await issuedInTime(`slow ${delayMs} ${n}`))).toBe(true);
      const readiness = async () => (await service.anyone.get('/readyz')).body;
      const reported = await seenWithin(readiness, ({ status }) => status === 503, 10_000);
      expect(reported).toMatchObject({ status: 503, checks: { writes: 'unavailable' } });
      proxy.mend();
      expect(await seenWithin(isReady, Boolean, backWithinMs)).toBe(true);
    },
    timeoutMs,
  );

  it.each([300, 1_000, 5_000])(
    'takes requests under their Idempotency-Keys again within five seconds of an outage of %i ms',
    async (outageMs) => {
      expect(await seenWithin(isSound, Boolean, 2 * backWithinMs)).toBe(true);
      const keys = Array.from({ length: 12 }, (_, n) => `outage ${outageMs} ${n}`);
      const first = Promise.all(keys.map(issue));
      await sleep(25);
      proxy.stall();
      await sleep(outageMs);
      proxy.mend();
      const mended = performance.now();
      await first;
      const again = await Promise.all(
        keys.map((key) =>
          seenWithin(
            () => issue(key),
            ({ status }) => status === 201,
            backWithinMs,
          ),
        ),
      );
      expect(again.map(({ status }) => status)).toEqual(keys.map(() => 201));
      expect(performance.now() - mended).toBeLessThan((backWithinMs + refusedWithinMs) * slowness());
      const repeated = await Promise.all(keys.map(issue));
      expect(repeated.map(({ headers }) => headers['idempotent-replayed'])).toEqual(keys.map(() => 'true'));
    },
    timeoutMs,
  );
});

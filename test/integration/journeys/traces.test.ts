import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partnerClient } from '../../support/clients/partner-client.ts';
import { seenSoon } from '../../support/eventually.ts';
import { httpReceiver } from '../../support/servers/receiver.ts';
import { spanCollector, type CollectedSpan } from '../../support/servers/span-collector.ts';
import { startApi } from '../../support/service/api-process.ts';
import { inService } from '../../support/service/service.ts';
import { aRecording } from '../../support/audio/quiet-audio-processor.ts';

const timeoutMs = 60_000;
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const callerSpan = '00f067aa0ba902b7';
const registration = {
  name: 'Traced',
  contactEmail: 'traces@partner.example',
  acceptTerms: true,
  contentTypes: ['ugc_video'],
};

interface Line {
  readonly msg: string;
  readonly route?: string;
  readonly trace_id?: string;
  readonly span_id?: string;
  readonly trace_flags?: string;
}
const linesIn = (output: string): readonly Line[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

describe('the traces of a process', () => {
  let folder: string;
  let collector: Awaited<ReturnType<typeof spanCollector>>;
  let receiver: Awaited<ReturnType<typeof httpReceiver>>;
  let api: Awaited<ReturnType<typeof startApi>>;
  let anyone: Awaited<ReturnType<typeof partnerClient>>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'traces-'));
    collector = await spanCollector();
    receiver = await httpReceiver();
    api = await startApi(folder, {
      LOG_LEVEL: 'info',
      ALLOW_LOOPBACK_URLS: '1',
      ...collector.variables,
      OTEL_SERVICE_NAME: 'licensing-test',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test%20bench',
    });
    expect(await api.ready()).not.toBe(false);
    anyone = await partnerClient(api.baseUrl);
  });
  afterAll(async () => {
    anyone.close();
    await api.kill();
    await collector.close();
    await receiver.close();
    await rm(folder, { recursive: true, force: true });
  });

  const registered = async (headers: Readonly<Record<string, string>> = {}) =>
    anyone.ask('POST', '/api/v1/platforms/register', { body: registration, headers });
  const below = (parent: CollectedSpan) => (span: CollectedSpan) =>
    span.traceId === parent.traceId && span.parentSpanId === parent.spanId;

  it('show a request as one tree from HTTP over the use case to the store, which continues the trace of its caller', async () => {
    const created = await registered({ traceparent: `00-${traceId}-${callerSpan}-01` });
    expect(created.status).toBe(201);
    const request = await collector.span(
      (span) => span.traceId === traceId && span.name.startsWith('POST '),
      'of the request',
    );
    expect(request).toMatchObject({
      name: 'POST /api/v1/platforms/register',
      kind: 2,
      parentSpanId: callerSpan,
      failed: false,
      fields: {
        'http.request.method': 'POST',
        'http.route': '/api/v1/platforms/register',
        'http.response.status_code': 201,
        'request.id': created.headers['x-request-id'],
      },
      resource: { 'service.name': 'licensing-test', 'deployment.environment.name': 'test bench' },
    });
    const useCase = collector
      .spans()
      .find((span) => below(request)(span) && span.name === 'registerPlatform');
    expect(useCase?.fields).toEqual({ 'use_case.outcome': 'ok' });
    const stored = collector.spans().filter((span) => useCase && below(useCase)(span));
    expect(stored.map(({ name }) => name)).toContain('registry.register');
    expect(stored.find(({ name }) => name === 'registry.register')).toMatchObject({
      kind: 3,
      fields: { 'db.system.name': 'sqlite' },
    });
  });

  it('begin with a request whose caller sends none, and name no address, query or body', async () => {
    await anyone.get('/api/v1/verify/lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F?secret=hidden-value');
    const request = await collector.span(({ name }) => name.includes('/verify/'), 'of the verification');
    expect(request.parentSpanId ?? '').toBe('');
    expect(request.fields['http.route']).toBe('/api/v1/verify/{licenseId}');
    const all = collector.received.map(({ body }) => body).join('\n');
    for (const secret of [
      'hidden-value',
      '01JB2M6X8K3Q5S7V9X1Z3B5D7F',
      'traces@partner.example',
      '127.0.0.1:',
    ])
      expect([secret, all.includes(secret)]).toEqual([secret, false]);
  });

  it('are named by the lines of the log', async () => {
    await registered({ traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' });
    const ofRequest = (): Line | undefined =>
      linesIn(api.output()).find(({ trace_id: id }) => id === '0af7651916cd43dd8448eb211c80319c');
    const line = await seenSoon(
      async () => ofRequest(),
      (found) => found !== undefined,
      timeoutMs,
    );
    expect(line).toMatchObject({ msg: 'request', route: '/api/v1/platforms/register', trace_flags: '01' });
    await collector.span(({ spanId }) => spanId === line?.span_id, 'of the line');
  });

  it('continue at the receiver of a webhook: each message is a trace of its own, linked to the batch that sent it', async () => {
    const created = await registered();
    const client = anyone.as(created.member('apiKey'));
    const webhooks = `/api/v1/platforms/${created.member('slug')}/webhooks`;
    const endpoint = await client.post(webhooks, { url: `http://127.0.0.1:${receiver.port}/` });
    await client.post(`${webhooks}/${endpoint.member('endpointId')}/test`);
    const [message] = await seenSoon(
      async () => receiver.received,
      (all) => all.length > 0,
      timeoutMs,
    );
    const [, trace = '', span = ''] =
      /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(String(message?.headers['traceparent'])) ?? [];
    const sent = await collector.span(({ spanId }) => spanId === span, 'of the message');
    expect(sent).toMatchObject({
      name: 'POST webhook',
      kind: 3,
      traceId: trace,
      fields: {
        'http.response.status_code': 204,
        'messaging.message.id': message?.headers['webhook-id'],
        'server.address': '127.0.0.1',
      },
    });
    const [batch] = sent.links;
    const turn = await collector.span(
      (one) => one.traceId === batch?.traceId && one.fields['worker.loop'] !== undefined,
      'of the turn of the worker',
    );
    expect(turn.name).toBe('claiming deliveries');
    expect(turn.traceId).not.toBe(trace);
    const settled = await collector.span(
      (one) => one.traceId === turn.traceId && one.name === 'queue.settle',
      'of the settlement',
    );
    expect(settled.fields['db.system.name']).toBe('sqlite');
  });

  it('leave out turns of workers that found nothing to do, and the checks of health', async () => {
    await collector.span(({ fields }) => fields['worker.loop'] !== undefined, 'of a turn with work');
    await anyone.get('/readyz');
    await registered();
    await registered();
    const spans = collector.spans();
    expect(spans.filter(({ fields }) => fields['turn.idle'] === true)).toEqual([]);
    expect(spans.filter(({ name }) => name.includes('readyz'))).toEqual([]);
    const claims = spans.filter(({ name }) => name === 'queue.claimEndpointQueues').length;
    const turns = spans.filter(({ name }) => name === 'claiming deliveries').length;
    expect(claims).toBe(turns);
  });
});

describe('the trace of an enrichment', () => {
  it('begins with the turn of a worker, and shows the analysis and the store below its use case', async () => {
    const collector = await spanCollector();
    try {
      await inService({ environment: collector.variables }, async ({ baseUrl, aPartner }) => {
        const { apiKey } = await aPartner();
        const body = new FormData();
        body.set('1', new Blob([Buffer.from(aRecording('enriched'))]), 'sound');
        const headers = { authorization: `Bearer ${apiKey}`, prefer: 'wait=25' };
        const sent = await fetch(`${baseUrl}/api/v1/partners/enrich`, { method: 'POST', headers, body });
        expect(sent.status).toBeLessThan(300);
      });
      // The service sends what it has recorded before it ends.
      const spans = collector.spans();
      const analysis = spans.find(({ name }) => name === 'audioAnalyzer.analyze');
      const path: string[] = [];
      for (let span = analysis; span; span = spans.find(({ spanId }) => spanId === span.parentSpanId))
        path.push(span.name);
      expect(path.slice(-2)).toEqual(['enrichWaiting', 'enriching']);
      const ofJob = spans.filter(({ traceId: own }) => own === analysis?.traceId).map(({ name }) => name);
      expect(ofJob).toContain('enrichmentJobs.claim');
    } finally {
      await collector.close();
    }
  });
});

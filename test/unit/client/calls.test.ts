import { readFile } from 'node:fs/promises';
import { ApiProblem, ConnectionFault } from '../../../clients/typescript/src/index.ts';
import { json, problem, scripted } from '../../support/clients/scripted-fetch.ts';

const page = { data: [], pagination: { limit: 50, nextCursor: null } };
const order = { trackId: 'trk_1', contentId: 'video-1' };

describe('a call', () => {
  it('puts parameters where the OpenAPI document declares them, and omits absent ones', async () => {
    const { api, seen } = scripted([json(page), json({}), json({})]);
    await api.searchTracks({ q: 'calm & low', mood: ['happy', 'warm'], hasStems: true, cursor: undefined });
    await api.getTrack({ trackId: 'trk/../1' });
    await api.revokeLicense({ licenseId: 'lic_1', body: { reasonCode: 'content_deleted' } });
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET https://api.example/api/v1/tracks?q=calm+%26+low&mood=happy&mood=warm&hasStems=true',
      'GET https://api.example/api/v1/tracks/trk%2F..%2F1',
      'DELETE https://api.example/api/v1/licenses/lic_1',
    ]);
    expect(seen.map(({ body }) => body)).toEqual([undefined, undefined, '{"reasonCode":"content_deleted"}']);
    expect(seen.map(({ headers }) => headers.get('content-type'))).toEqual([null, null, 'application/json']);
  });

  it('sends the API key, except to public operations, and never a cookie', async () => {
    const { api, seen } = scripted([json({}), json({})]);
    await api.getTrack({ trackId: 'trk_1' });
    await api.verifyLicense({ licenseId: 'lic_1' });
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer plk_live_1', null]);
    expect(seen.map(({ credentials }) => credentials)).toEqual(['omit', 'omit']);
  });

  it('uses the session of the browser, and sends the CSRF token only with writes', async () => {
    const credentials = { session: true, csrfToken: () => 'csrf-1' } as const;
    const { api, seen } = scripted([json(page), json({}, 201)], { credentials });
    await api.listLicenses();
    await api.issueLicense({ body: order });
    expect(seen.map(({ headers }) => headers.get('x-csrf-token'))).toEqual([null, 'csrf-1']);
    expect(seen.map((one) => one.credentials)).toEqual(['same-origin', 'same-origin']);
    expect(seen.map(({ headers }) => headers.has('authorization'))).toEqual([false, false]);
  });

  it('names the client and its version to the service, unless the caller sets another name', async () => {
    const { version } = JSON.parse(
      await readFile(new URL('../../../clients/typescript/package.json', import.meta.url), 'utf8'),
    ) as { readonly version: string };
    const { api, seen } = scripted([json(page), json(page)]);
    await api.searchTracks({});
    await api.searchTracks({}, { headers: { 'User-Agent': 'acme-sync/2' } });
    expect(seen.map(({ headers }) => headers.get('user-agent'))).toEqual([
      `platform-licensing-typescript/${version}`,
      'acme-sync/2',
    ]);
  });

  it('sends the bearer token and the If-Match of the call', async () => {
    const { api, seen } = scripted([json({})]);
    await api.updateWebhookEndpoint(
      { slug: 'acme', endpointId: 'whe_1', body: { description: 'Production' } },
      { bearer: 'other', ifMatch: '"v1"' },
    );
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer other');
    expect(seen[0]?.headers.get('if-match')).toBe('"v1"');
  });

  it('resolves to text, to undefined, or to a response with status and headers', async () => {
    const { api } = scripted([
      new Response('ey.J.x', { headers: { 'content-type': 'application/jose' } }),
      new Response(null, { status: 204 }),
      json({ licenseId: 'lic_1' }, 201, { 'idempotent-replayed': 'true' }),
      new Response(null, { status: 304, headers: { etag: '"v1"' } }),
    ]);
    expect(await api.getLicenseCertificate({ licenseId: 'lic_1' })).toBe('ey.J.x');
    expect((await api.answer.deleteWebhookEndpoint({ slug: 'acme', endpointId: 'whe_1' })).status).toBe(204);
    const { data, status, headers } = await api.answer.issueLicense({ body: order });
    expect([data.licenseId, status, headers.get('idempotent-replayed')]).toEqual(['lic_1', 201, 'true']);
    const same = await api.answer.getLicense({ licenseId: 'lic_1' }, { ifNoneMatch: '"v1"' });
    expect([same.status, same.data]).toEqual([304, undefined]);
  });
});

describe('a call with an Accept header of its own', () => {
  it('resolves to a Blob if the response is a PDF instead of the usual text', async () => {
    const { api, seen } = scripted([
      new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }),
    ]);
    const headers = { accept: 'application/pdf' };
    const file: unknown = await api.getLicenseCertificate({ licenseId: 'lic_1' }, { headers });
    expect(file).toBeInstanceOf(Blob);
    expect(await (file as Blob).text()).toBe('%PDF-1.7');
    expect(seen[0]?.headers.get('accept')).toBe('application/pdf');
  });
});

describe('a call for CSV', () => {
  it('resolves to the text of the file, of an operation that usually responds with JSON', async () => {
    const csv = 'licenseId,status\r\nlic_1,active\r\n';
    const { api, seen } = scripted([
      new Response(csv, { headers: { 'content-type': 'text/csv; charset=utf-8; header=present' } }),
    ]);
    expect(await api.listLicenses({ format: 'csv' })).toBe(csv);
    expect(seen[0]?.url).toContain('format=csv');
  });
});

describe('a failure', () => {
  it('is a typed problem with all members of the problem document', async () => {
    const errors = [{ in: 'body', pointer: '/trackId', code: 'required', detail: 'is missing' }];
    const problemBody = {
      title: 'Not valid',
      status: 400,
      code: 'VALIDATION_FAILED',
      detail: 'trackId',
      errors,
      clause: 'x',
    };
    const { api } = scripted([json(problemBody, 400, { 'x-request-id': 'req-1' })]);
    const failure = await api.issueLicense({ body: order }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiProblem);
    expect(failure).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      detail: 'trackId',
      errors,
      requestId: 'req-1',
      problem: { clause: 'x' },
    });
  });

  it('has the error of RFC 6749, or only the status if the response is not from the service', async () => {
    const { api } = scripted(
      [
        json({ error: 'invalid_client', error_description: 'no' }, 401),
        new Response('<h1>Bad</h1>', { status: 502 }),
      ],
      { retries: 0 },
    );
    const body = { grant_type: 'client_credentials' } as const;
    await expect(api.createOAuthToken({ body })).rejects.toMatchObject({
      code: 'invalid_client',
      detail: 'no',
      status: 401,
    });
    await expect(api.livez()).rejects.toMatchObject({ name: 'ApiProblem', code: 'HTTP_502', status: 502 });
  });

  it('is a connection fault with its reason if there was no response', async () => {
    const { api } = scripted(['lost', 'silent', 'silent', 'silent', new Response('<h1>Hello</h1>')], {
      retries: 0,
      timeoutMs: 20,
    });
    await expect(api.livez()).rejects.toBeInstanceOf(ConnectionFault);
    await expect(api.livez()).rejects.toMatchObject({ reason: 'timeout' });
    await expect(api.livez({}, { timeoutMs: 5 })).rejects.toMatchObject({ reason: 'timeout' });
    const signal = AbortSignal.abort();
    await expect(api.livez({}, { signal })).rejects.toMatchObject({
      name: 'ConnectionFault',
      reason: 'aborted',
    });
    await expect(api.livez()).rejects.toMatchObject({ reason: 'unreadable' });
  });

  it('is a timeout after the total time of all attempts, and is not retried', async () => {
    const { api, seen } = scripted(['silent', 'silent']);
    const signal = AbortSignal.timeout(10);
    await expect(api.livez({}, { signal })).rejects.toMatchObject({ reason: 'timeout' });
    expect(seen).toHaveLength(1);
  });

  it('is a problem even if its code is not documented yet', async () => {
    const { api } = scripted([problem(409, 'TOO_QUIET')]);
    await expect(api.livez()).rejects.toMatchObject({ code: 'TOO_QUIET', status: 409 });
  });
});

import { once } from 'node:events';
import { transports } from '../../support/service/transports.ts';
import { ask, exchangeBytes, good, json, openWire, readReply, requestText } from '../../support/http/wire.ts';
import { seenSoon } from '../../support/eventually.ts';

const problemOf = (body: string) => JSON.parse(body) as Record<string, unknown>;
const chunked = { ...json, 'transfer-encoding': 'chunked' };
const head = (headers: Readonly<Record<string, string>>) =>
  requestText('POST', '/things', { headers }).toString();
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

describe.each(transports)('bodies over %s', (transport) => {
  let wire: Awaited<ReturnType<typeof openWire>>;
  beforeAll(async () => {
    wire = await openWire(transport);
  });
  afterAll(() => wire.close());

  const post = (body: string | Uint8Array, headers: Readonly<Record<string, string>> = json) =>
    ask(wire.url, 'POST', '/things', { headers, body });
  const rejection = async (requested: ReturnType<typeof ask>) => {
    const { status, headers, body } = await requested;
    expect(headers['content-type']).toBe('application/problem+json');
    const { code, errors } = problemOf(body) as {
      code: string;
      errors?: { pointer: string; code: string }[];
    };
    return [status, code, ...(errors ?? []).map((error) => `${error.pointer} ${error.code}`)].join(' | ');
  };

  it('takes JSON, whole or in chunks', async () => {
    expect(problemOf((await post('{"note":"café"}')).body)['note']).toBe(
      Buffer.from('café').toString('latin1'),
    );
    const pieces = `${chunk('{"note":')}${chunk('"calm"}')}0\r\n\r\n`;
    const raw = await exchangeBytes(wire.url, head(chunked), 20, pieces.slice(0, 7), 20, pieces.slice(7));
    expect(readReply(raw).status).toBe(201);
    expect(
      (await post('{"note":"calm"}', { ...good, 'content-type': 'Application/JSON; charset="UTF-8"' }))
        .status,
    ).toBe(201);
  });

  it('rejects what is not JSON, and says where', async () => {
    for (const body of [
      '{',
      '',
      '{"note":"a"}}',
      "{'note':1}",
      '{"note":01}',
      '{"note":"\t"}',
      '\uFEFF{"note":"a"}',
      '[1,]',
      'nul',
    ]) {
      const expected = body === '' ? '400 | VALIDATION_FAILED |  required' : '400 | MALFORMED_JSON';
      expect({ body, rejection: await rejection(post(body)) }).toEqual({ body, rejection: expected });
    }
    expect(await rejection(post(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])))).toBe(
      '400 | MALFORMED_JSON',
    );
    const { detail } = problemOf((await post('{"note":\n  oops}')).body);
    expect(detail).toContain('The body is not JSON');
  });

  it('rejects duplicate names, half surrogate pairs, NUL and deep nesting', async () => {
    expect(await rejection(post('{"note":"a","note":"b"}'))).toBe('400 | MALFORMED_JSON | /note malformed');
    expect(await rejection(post('{"note":"a","tags":[{"name":"x"},{"name":"y","n\\u0061me":"z"}]}'))).toBe(
      '400 | MALFORMED_JSON | /tags/1/name malformed',
    );
    expect(await rejection(post('{"note":"\\ud800"}'))).toBe('400 | MALFORMED_JSON | /note malformed');
    expect(await rejection(post('{"note":"a\\u0000"}'))).toBe('400 | VALIDATION_FAILED | /note nul');
    expect(await rejection(post('{"note":"a","extra":{"__proto__":1}}'))).toBe(
      '400 | VALIDATION_FAILED | /extra/__proto__ unknown_field',
    );
    expect(await rejection(post(`{"note":"a","extra":${'['.repeat(40)}${']'.repeat(40)}}`))).toBe(
      '400 | MALFORMED_JSON',
    );
    expect(await rejection(post('['.repeat(60_000)))).toBe('400 | MALFORMED_JSON');
  });

  it('names every member that is missing, unknown or of the wrong form', async () => {
    expect(await rejection(post('{}'))).toBe('400 | VALIDATION_FAILED | /note required');
    expect(await rejection(post('[]'))).toBe('400 | VALIDATION_FAILED |  invalid_type');
    expect(await rejection(post('null'))).toBe('400 | VALIDATION_FAILED |  invalid_type');
    expect(await rejection(post('{"note":5,"a/b":1,"tags":[{"name":"x","weight":"1"},{}]}'))).toBe(
      '400 | VALIDATION_FAILED | /note invalid_type | /tags/0/weight invalid_type | /tags/1/name required | /a~1b unknown_field',
    );
    expect(await rejection(post('{"note":"a","tags":[{"name":"x","weight":1e999}]}'))).toBe(
      '400 | VALIDATION_FAILED | /tags/0/weight invalid_type',
    );
  });

  it('answers 415 to another media type, charset or coding', async () => {
    const types = [
      'text/plain',
      'application/json; charset=utf-16',
      'application/xml',
      'json',
      ';',
      'multipart/form-data; boundary=x',
    ];
    for (const type of types) {
      expect(await rejection(post('{"note":"a"}', { ...good, 'content-type': type }))).toBe(
        '415 | UNSUPPORTED_MEDIA_TYPE',
      );
    }
    expect(await rejection(post('{"note":"a"}', good))).toBe('415 | UNSUPPORTED_MEDIA_TYPE');
    const coded = await post('{"note":"a"}', { ...json, 'content-encoding': 'gzip' });
    expect({ status: coded.status, accept: coded.headers['accept'] }).toEqual({
      status: 415,
      accept: 'application/json',
    });
  });

  it('answers 413 to a body that is too large: declared, found out, or sent to its end', async () => {
    const large = JSON.stringify({ note: 'a'.repeat(2_000_000) });
    const answer = await post(large);
    expect(answer.headers).toMatchObject({ connection: 'close', 'content-type': 'application/problem+json' });
    expect({ status: answer.status, code: problemOf(answer.body)['code'] }).toEqual({
      status: 413,
      code: 'BODY_TOO_LARGE',
    });
    const raw = await exchangeBytes(
      wire.url,
      head(chunked),
      chunk(large.slice(0, 70_000)),
      50,
      chunk(large),
      '0\r\n\r\n',
    );
    expect(readReply(raw).status).toBe(413);
    const keepOpen = { ...json, connection: 'keep-alive' };
    const promised = await exchangeBytes(
      wire.url,
      head({ ...keepOpen, 'content-length': '999999999999' }),
      '{"note"',
    );
    expect(readReply(promised).status).toBe(413);
    const patient = await exchangeBytes(
      wire.url,
      head({ ...keepOpen, 'content-length': '999999', expect: '100-continue' }),
    );
    expect(patient.startsWith('HTTP/1.1 413')).toBe(true);
  });

  it('asks a waiting client to continue only after its request was accepted so far', async () => {
    const waiting = { ...json, expect: '100-continue', 'content-length': '15' };
    const raw = await exchangeBytes(wire.url, head(waiting), 50, '{"note":"calm"}');
    expect(raw.startsWith('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 201 Created')).toBe(true);
    const rejected = await exchangeBytes(wire.url, head({ ...waiting, authorization: 'Bearer bad' }));
    expect(rejected.startsWith('HTTP/1.1 401')).toBe(true);
    expect(rejected).toContain('connection: close');
    const odd = await exchangeBytes(wire.url, head({ ...waiting, expect: 'tea' }), '{"note":"calm"}');
    expect(odd.startsWith('HTTP/1.1 201')).toBe(true);
  });

  it('survives clients that disconnect in the middle', async () => {
    const { connect } = await import('node:net');
    const disconnected = async () => {
      const socket = connect(Number(new URL(wire.url).port), '127.0.0.1');
      await once(socket, 'connect');
      const request = `${head({ ...json, 'content-length': '5000' })}{"note":"half`;
      await new Promise((written) => socket.write(request, written));
      await new Promise((done) => setTimeout(done, 50));
      socket.destroy();
    };
    // The service of a busy machine may read nothing of a request before its connection is gone.
    const logged = async () => {
      await disconnected();
      return wire.lines.at(-1);
    };
    const isAborted = (line: Awaited<ReturnType<typeof logged>>) => line?.fields['aborted'] === true;
    expect(await seenSoon(logged, isAborted, 20_000)).toMatchObject({
      message: 'request',
      fields: { aborted: true },
    });
    expect((await post('{"note":"calm"}')).status).toBe(201);
  });

  it('ignores a body if the operation has none', async () => {
    const { status } = await ask(wire.url, 'GET', '/things/a1', {
      headers: { ...good, 'content-type': 'x' },
      body: 'x'.repeat(300_000),
    });
    expect(status).toBe(200);
  });

  it('shows the first outcome again under an Idempotency-Key, however it is quoted', async () => {
    const under = (key: string, body = '{"note":"first","tags":[]}') =>
      post(body, { ...json, 'idempotency-key': key });
    const first = await under('"key-1"');
    expect(problemOf(first.body)['thingId']).toBe('new');
    const again = await under('key-1', '{ "tags":[], "note":"first" }');
    expect({
      status: again.status,
      replayed: again.headers['idempotent-replayed'],
      body: problemOf(again.body),
    }).toEqual({
      status: 201,
      replayed: 'true',
      body: { thingId: 'again', note: 'first', points: 0 },
    });
    expect(await rejection(under('key-1', '{"note":"second"}'))).toBe('422 | IDEMPOTENCY_MISMATCH');
  });

  it('releases a key if its request had no effect', async () => {
    const under = (note: string) =>
      post(JSON.stringify({ note }), { ...json, 'idempotency-key': `lost-${note}` });
    for (const [note, outcome] of [
      ['taken', '409 | SLUG_TAKEN'],
      ['bug', '500 | INTERNAL'],
    ] as const) {
      expect(await rejection(under(note))).toBe(outcome);
      expect(await rejection(under(note))).toBe(outcome);
    }
  });

  it('rejects malformed keys', async () => {
    for (const key of ['', '"', '"a', 'a'.repeat(256), 'é']) {
      const requested = post('{"note":"a"}', {
        ...json,
        'idempotency-key': Buffer.from(key).toString('latin1'),
      });
      expect(await rejection(requested)).toBe('400 | VALIDATION_FAILED | Idempotency-Key invalid_format');
    }
  });

  it('answers OAuth errors as RFC 6749 says', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const token = (body: string, headers: Readonly<Record<string, string>> = form) =>
      ask(wire.url, 'POST', '/oauth/token', { headers, body });
    const granted = await token('grant_type=client_credentials&client_secret=a+b&whatever=1');
    expect(granted.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json',
    });
    expect(granted.body).toBe('{"access_token":"abc"}');
    const errors = [
      [await token('grant_type=password'), 400, 'unsupported_grant_type'],
      [await token('grant_type=client_credentials'), 401, 'invalid_client'],
      [await token('grant_type=a&grant_type=b'), 400, 'invalid_request'],
      [await token('client_secret=x'), 400, 'invalid_request'],
      [await token('{"grant_type":', { 'content-type': 'application/json' }), 400, 'invalid_request'],
      [await token('grant_type=x', { 'content-type': 'text/plain' }), 415, 'invalid_request'],
    ] as const;
    for (const [reply, status, error] of errors) {
      expect({ status: reply.status, ...problemOf(reply.body) }).toEqual({
        status,
        error,
        error_description: expect.any(String) as unknown,
      });
      expect(reply.headers['content-type']).toBe('application/json');
    }
    expect((await token('grant_type=client_credentials')).headers['www-authenticate']).toContain(
      'Basic realm=',
    );
  });
});

import { transports } from '../../support/service/transports.ts';
import { expectRejection, problemOf } from '../../support/http/rejections.ts';
import { ask, good, json, openWire } from '../../support/http/wire.ts';

describe.each(transports)('targets and parameters over %s', (transport) => {
  let wire: Awaited<ReturnType<typeof openWire>>;
  beforeAll(async () => {
    wire = await openWire(transport);
  });
  afterAll(() => wire.close());

  it.each([
    ['an unknown path', 'GET', '/nowhere'],
    ['the root', 'GET', '/'],
    ['a trailing slash', 'GET', '/things/a1/'],
    ['an empty name', 'GET', '/things/'],
    ['a doubled slash', 'GET', '//things/a1'],
    ['another case', 'GET', '/Things/a1'],
    ['a dot segment', 'GET', '/things/../things/a1'],
    ['a parameter in the path', 'GET', '/things;a=1/a1'],
    ['an unknown method on an unknown path', 'PROPFIND', '/nowhere'],
    ['a server name', 'GET', '//evil.example/things/a1'],
  ])('answers 404 to %s', async (_what, method, target) => {
    await expectRejection(ask(wire.url, method, target, { headers: good }), 404, 'NOT_FOUND');
  });

  it.each([
    ['POST', '/things/a1', 'GET, HEAD, OPTIONS, DELETE'],
    ['GET', '/things', 'POST, OPTIONS'],
    ['PATCH', '/feed', 'GET, HEAD, OPTIONS'],
    ['TRACE', '/feed', 'GET, HEAD, OPTIONS'],
    ['PROPFIND', '/things/a1', 'GET, HEAD, OPTIONS, DELETE'],
    ['QUERY', '/feed', 'GET, HEAD, OPTIONS'],
  ])('answers 405 to %s %s and names what is allowed', async (method, target, allow) => {
    const { reply } = await expectRejection(
      ask(wire.url, method, target, { headers: json }),
      405,
      'METHOD_NOT_ALLOWED',
    );
    expect(reply.headers['allow']?.split(', ').sort()).toEqual(allow.split(', ').sort());
  });

  it('returns the allowed methods for OPTIONS, and allows no other origin', async () => {
    const { status, headers, body } = await ask(wire.url, 'OPTIONS', '/feed', {
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
    });
    expect({ status, body, allow: headers['allow'] }).toEqual({
      status: 204,
      body: '',
      allow: 'GET, HEAD, OPTIONS',
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect((await ask(wire.url, 'OPTIONS', '*')).status).toBe(204);
    await expectRejection(ask(wire.url, 'OPTIONS', '/nowhere'), 404, 'NOT_FOUND');
  });

  it('takes an escaped letter for the letter, and an absolute target for its path', async () => {
    for (const target of ['/%74hings/a%31', 'http://api.example/things/a1']) {
      const { status, body } = await ask(wire.url, 'GET', target, { headers: good });
      expect({ target, status, id: problemOf(body)['thingId'] }).toEqual({ target, status: 200, id: 'a1' });
    }
  });

  it.each(['/things/%', '/things/%zz', '/things/%ff', '/things/a%00b', '/%c3%28', '/feed%'])(
    'answers 400 to the escapes of %s',
    async (target) => {
      const { problem } = await expectRejection(
        ask(wire.url, 'GET', target, { headers: good }),
        400,
        'VALIDATION_FAILED',
      );
      expect(problem['errors']).toEqual([expect.objectContaining({ in: 'path', code: 'invalid_escape' })]);
      expect(problem['detail']).toBe('The path: contains a percent-escape that is not UTF-8');
    },
  );

  it('names every parameter that is unknown, repeated, of the wrong form or not text', async () => {
    const issues = async (target: string) => {
      const { problem } = await expectRejection(
        ask(wire.url, 'GET', target, { headers: good }),
        400,
        'VALIDATION_FAILED',
      );
      const errors = problem['errors'] as { in: string; pointer: string; code: string }[];
      return errors.map((error) => `${error.in} ${error.pointer} ${error.code}`);
    };
    expect(await issues('/things/a1?pointz=3')).toEqual(['query pointz unknown_parameter']);
    expect(await issues('/things/a1?points=1&points=2&q=a&q=b')).toEqual([
      'query points repeated',
      'query q repeated',
    ]);
    expect(await issues('/things/a1?points=1e1')).toEqual(['query points invalid_type']);
    expect(await issues('/things/a1?points=-1&loud=yes')).toEqual([
      'query points too_small',
      'query loud invalid_type',
    ]);
    expect(await issues(`/things/a1?points=${'9'.repeat(400)}`)).toEqual(['query points invalid_type']);
    expect(await issues('/things/a1?q=%00')).toEqual(['query q nul']);
    expect(await issues('/things/a1?q=%ff')).toEqual(['query q invalid_escape']);
    expect(await issues('/things/a1?__proto__=1')).toEqual(['query __proto__ unknown_parameter']);
    expect(await issues(`/things/a1?${'q=a&'.repeat(200)}`)).toEqual(['query  too_many_parameters']);
    expect(await issues('/things/a%2Fb?x=1')).toEqual([
      'path thingId invalid_format',
      'query x unknown_parameter',
    ]);
    expect(await issues('/things/a1?mood=')).toEqual(['query mood too_small']);
  });
});

import { openApiJudge, type OpenApi, type Reply } from '../../support/clients/openapi-judge.ts';

const json = (schema: object) => ({ 'application/json': { schema: schema as Record<string, unknown> } });
const document: OpenApi = {
  openapi: '3.1.0',
  paths: {
    '/things/{id}': {
      get: {
        operationId: 'readThing',
        responses: {
          200: {
            headers: { 'X-Request-Id': { required: true }, ETag: { required: true } },
            content: json({ $ref: '#/components/schemas/Thing' }),
          },
          404: {
            content: {
              'application/problem+json': {
                schema: { $ref: '#/components/schemas/Problem' },
                examples: { THING_NOT_FOUND: {} },
              },
            },
          },
        },
      },
      delete: { operationId: 'dropThing', responses: { 204: {} } },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        properties: { id: { type: 'string' }, made: { type: 'string', format: 'date-time' } },
        required: ['id'],
      },
      Problem: { type: 'object', properties: { code: { type: 'string' } }, required: ['code'] },
    },
  },
};

const usual = { 'x-request-id': 'r1', 'x-content-type-options': 'nosniff' };
const thing: Reply = {
  method: 'GET',
  path: '/things/1?loud=true',
  status: 200,
  headers: { ...usual, etag: '"1"', 'content-type': 'application/json' },
  text: '{"id":"1"}',
};
const problem = (code: string): Partial<Reply> => ({
  status: 404,
  headers: { ...usual, 'content-type': 'application/problem+json' },
  text: JSON.stringify({ code }),
});

describe('the judge of replies', () => {
  const judge = openApiJudge(document);

  it.each<[string, Partial<Reply>]>([
    ['a described answer', {}],
    ['an answer to HEAD', { method: 'HEAD', text: '' }],
    [
      'an answer without a body where none is described',
      { method: 'DELETE', status: 204, text: '', headers: usual },
    ],
    ['nothing new', { status: 304, text: '' }],
    ['a described problem', problem('THING_NOT_FOUND')],
    ['a problem where there is no operation', { ...problem('NOT_FOUND'), path: '/nowhere' }],
    ['what is allowed', { method: 'OPTIONS', status: 204, text: '', headers: { ...usual, allow: 'GET' } }],
  ])('lets %s pass', (_, reply) => {
    expect(() => judge({ ...thing, ...reply })).not.toThrow();
  });

  it.each<[string, Partial<Reply>]>([
    ['a member that is not described', { text: '{"id":"1","secret":"s"}' }],
    ['a member left out', { text: '{}' }],
    ['a member of another type', { text: '{"id":1}' }],
    ['a member of another format', { text: '{"id":"1","made":"yesterday"}' }],
    ['what is not JSON', { text: '<p>1</p>' }],
    ['another media type', { headers: { ...thing.headers, 'content-type': 'text/html' } }],
    ['a status that is not described', { status: 202 }],
    ['a code that is not described', problem('SOMETHING_ELSE')],
    ['a problem of another form', { ...problem('THING_NOT_FOUND'), text: '{"error":"x"}' }],
    ['a body in answer to HEAD', { method: 'HEAD' }],
    ['a body that is not described', { method: 'DELETE', status: 204 }],
    ['a body with a 304', { status: 304 }],
    ['a success where there is no operation', { path: '/nowhere' }],
    ['a page where there is no operation', { path: '/nowhere', status: 404, text: '<html>' }],
    ['an answer without its tag', { headers: { ...usual, 'content-type': 'application/json' } }],
    ['an answer without a request id', { headers: { ...thing.headers, 'x-request-id': undefined as never } }],
    ['an answer that may be sniffed', { headers: { ...thing.headers, 'x-content-type-options': '' } }],
    ['OPTIONS that say nothing', { method: 'OPTIONS', status: 204, text: '', headers: usual }],
  ])('stops %s', (_, reply) => {
    expect(() => judge({ ...thing, ...reply })).toThrow('is not what the document says');
  });
});

import { openApiValidator, type OpenApi, type Reply } from '../../support/clients/openapi-validator.ts';

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

describe('the validation of responses', () => {
  const validate = openApiValidator(document);

  it.each<[string, Partial<Reply>]>([
    ['a described response', {}],
    ['a response to HEAD', { method: 'HEAD', text: '' }],
    [
      'a response without a body where none is described',
      { method: 'DELETE', status: 204, text: '', headers: usual },
    ],
    ['a response that nothing has changed', { status: 304, text: '' }],
    ['a described problem', problem('THING_NOT_FOUND')],
    ['a problem where there is no operation', { ...problem('NOT_FOUND'), path: '/nowhere' }],
    [
      'the allowed methods',
      { method: 'OPTIONS', status: 204, text: '', headers: { ...usual, allow: 'GET' } },
    ],
  ])('accepts %s', (_, reply) => {
    expect(() => validate({ ...thing, ...reply })).not.toThrow();
  });

  it.each<[string, Partial<Reply>]>([
    ['a member that is not described', { text: '{"id":"1","secret":"s"}' }],
    ['a missing member', { text: '{}' }],
    ['a member of another type', { text: '{"id":1}' }],
    ['a member of another format', { text: '{"id":"1","made":"yesterday"}' }],
    ['text that is not JSON', { text: '<p>1</p>' }],
    ['another media type', { headers: { ...thing.headers, 'content-type': 'text/html' } }],
    ['a status that is not described', { status: 202 }],
    ['a code that is not described', problem('SOMETHING_ELSE')],
    ['a problem of another form', { ...problem('THING_NOT_FOUND'), text: '{"error":"x"}' }],
    ['a body in response to HEAD', { method: 'HEAD' }],
    ['a body that is not described', { method: 'DELETE', status: 204 }],
    ['a body with a 304', { status: 304 }],
    ['a success where there is no operation', { path: '/nowhere' }],
    ['a page where there is no operation', { path: '/nowhere', status: 404, text: '<html>' }],
    ['a response without its ETag', { headers: { ...usual, 'content-type': 'application/json' } }],
    [
      'a response without a request ID',
      { headers: { ...thing.headers, 'x-request-id': undefined as never } },
    ],
    ['a response whose type may be sniffed', { headers: { ...thing.headers, 'x-content-type-options': '' } }],
    [
      'a response to OPTIONS without the allowed methods',
      { method: 'OPTIONS', status: 204, text: '', headers: usual },
    ],
  ])('rejects %s', (_, reply) => {
    expect(() => validate({ ...thing, ...reply })).toThrow('is not what the document says');
  });
});

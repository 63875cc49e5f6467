import type {
  OpenApiDocument,
  Operation,
} from '../../../../../src/adapters/http/reference/operations/document-shape.ts';
import { accessOf } from '../../../../../src/adapters/http/reference/operations/operation-facts.ts';
import { samplesOf } from '../../../../../src/adapters/http/reference/samples/samples.ts';

const operation: Operation = {
  operationId: 'endPortalSession',
  tags: ['Portal'],
  summary: 'End the session',
  security: [{ portalSession: [] }],
  parameters: [],
  responses: { 204: { description: 'Ended.' } },
};
const document: OpenApiDocument = {
  info: { title: 'API', version: '1.0', description: '' },
  servers: [{ url: 'https://api.example' }],
  tags: [],
  paths: {},
  components: {
    schemas: {},
    parameters: {},
    securitySchemes: {
      portalSession: { type: 'apiKey', in: 'cookie', name: '__Host-portal_session' },
      bearer: { type: 'http' },
      staffSession: { type: 'http' },
    },
  },
};
const samples = (changes: Partial<Operation>, method = 'delete', path = '/api/v1/portal/session') => {
  const placed = { path, method, operation: { ...operation, ...changes }, aliases: [] };
  return Object.fromEntries(samplesOf(placed, document).map(({ id, code }) => [id, code]));
};

describe('the samples of an operation', () => {
  it('send the cookie by its name in the document, and the token that changes need', () => {
    const { curl, python, typescript } = samples({});
    expect(curl).toBe(
      [
        `curl -X DELETE 'https://api.example/api/v1/portal/session'`,
        '-b "__Host-portal_session=$PORTAL_SESSION"',
        '-H "X-CSRF-Token: $CSRF_TOKEN"',
      ].join(' \\\n  '),
    );
    expect(python).toContain('cookies={"__Host-portal_session": os.environ["PORTAL_SESSION"]}');
    expect(python).toContain('"X-CSRF-Token": os.environ["CSRF_TOKEN"]');
    expect(typescript).toContain('({ csrfToken } = await api.getPortalSession());');
    expect(samples({}, 'get')['curl']).not.toContain('X-CSRF-Token');
  });

  it('send files as parts of a form, and forms in their own encoding', () => {
    const body = (mediaType: string, example: unknown) => ({
      requestBody: { required: true, content: { [mediaType]: { example } } },
    });
    const upload = samples(
      { security: [], ...body('multipart/form-data', { file: 'bytes of a.pdf', note: 'x' }) },
      'post',
    );
    expect(upload['curl']).toContain(`-F 'file=@a.pdf' \\\n  -F 'note=x'`);
    expect(upload['python']).toContain('data={"note": "x"},\n    files={"file": open("a.pdf", "rb")},');
    expect(upload['typescript']).toContain(`form.append('file', await openAsBlob('a.pdf'), 'a.pdf');`);
    const form = samples(
      { security: [], ...body('application/x-www-form-urlencoded', { client_id: 'a b&c' }) },
      'post',
    );
    expect(form['curl']).toContain(`--data-urlencode 'client_id=a b&c'`);
  });

  it('quote values in each language', () => {
    const example = { name: `it's "$HOME" \\ \n`, on: true, off: null };
    const quoted = samples(
      {
        security: [{ bearer: [] }, { oauth2: [] }],
        requestBody: { required: true, content: { 'application/json': { example } } },
      },
      'post',
    );
    expect(quoted['curl']).toContain(`it'\\''s`);
    expect(quoted['python']).toContain(`{"name": "it's \\"$HOME\\" \\\\ \\n", "on": True, "off": None}`);
    expect(quoted['typescript']).toContain(`{ name: 'it\\'s "$HOME" \\\\ \\n', on: true, off: null }`);
    expect(quoted['curl']).toContain('"Authorization: Bearer $API_KEY"');
  });
});

describe('who may call an operation', () => {
  const access = (...security: Operation['security'][number][]) => accessOf({ ...operation, security });

  it.each([
    ['No credential required.', []],
    ['A session of the portal.', [{ portalSession: [] }]],
    ['The code of the appeal, as a bearer token.', [{ appealCode: [] }]],
    ['Any credential of a platform.', [{ bearer: [] }, { oauth2: [] }]],
    ['Scope `a` or `b`.', [{ bearer: [] }, { oauth2: ['a'] }, { oauth2: ['b'] }]],
    ['A credential with every scope of the platform.', [{ bearer: [] }, { oauth2: ['a', 'b'] }]],
    ['Staff: rights, admin.', [{ staffSession: ['rights'] }]],
    ['Signed with your inbound secret.', [{ webhookSignature: [] }]],
  ])('%s', (sentence, security) => {
    expect(access(...(security as Operation['security'][number][]))).toBe(sentence);
  });
});

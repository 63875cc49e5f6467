import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** The parts of a response that a document describes. */
export interface Reply {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

interface Json {
  readonly [name: string]: unknown;
}
interface Content {
  readonly schema?: Json;
  /** The examples of a problem: one for each possible code. */
  readonly examples?: Readonly<Record<string, unknown>>;
}
interface Described {
  readonly content?: Readonly<Record<string, Content>>;
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>;
}
interface Operation {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly responses: Readonly<Record<string, Described | { readonly $ref: string }>>;
}
export interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shared = '#/components/schemas/';

/**
 * Returns a schema that rejects unknown members. Clients must ignore these, but our tests must find members that the document does not describe.
 * `dependencies` receives the name of each component that the schema refers to.
 */
const closed = (schema: unknown, dependencies: (component: string) => void): unknown => {
  if (Array.isArray(schema)) return schema.map((item) => closed(item, dependencies));
  if (!isJson(schema)) return schema;
  const inner = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => {
      if (name === 'examples' || name === 'example' || name === 'enum' || name === 'const') {
        return [name, value];
      }
      if (name !== '$ref' || typeof value !== 'string') return [name, closed(value, dependencies)];
      const component = value.slice(shared.length);
      dependencies(component);
      return [name, component];
    }),
  );
  return 'properties' in inner && !('additionalProperties' in inner)
    ? { ...inner, additionalProperties: false }
    : inner;
};

const templateForm = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^/]+')}$`,
  );

const matches = (offered: string, given: string): boolean =>
  offered === given || (offered.endsWith('/*') && given.startsWith(offered.slice(0, -1)));

/** Returns a function that validates responses against the OpenAPI document of the service, and throws with all issues. */
export const openApiValidator = (document: OpenApi) => {
  // The tests of the document show that its schemas are valid; here each is compiled when a response first needs it.
  const ajv = new Ajv2020({ strict: false, allErrors: true, meta: false, validateSchema: false });
  formats.default(ajv);
  const seen = new Set<string>();
  const dependencies = (component: string): void => {
    if (seen.has(component)) return;
    seen.add(component);
    ajv.addSchema(closed(document.components['schemas']?.[component], dependencies) as Json, component);
  };
  const templates = Object.keys(document.paths)
    .map((template) => ({ template, form: templateForm(template) }))
    .sort((a, b) => a.template.split('{').length - b.template.split('{').length);
  // A path is compared with templates that have as many segments, not with hundreds.
  const bySegments = Map.groupBy(templates, ({ template }) => template.split('/').length);
  const validators = new Map<string, ValidateFunction>();

  /** Most operations refer to the same schema of a problem: compiling takes most of the time. */
  const byText = new Map<string, ValidateFunction>();
  const validator = (pointer: string): ValidateFunction => {
    const known = validators.get(pointer);
    if (known) return known;
    const schema = at(document, pointer);
    const text = JSON.stringify(schema);
    const created = byText.get(text) ?? ajv.compile(closed(schema, dependencies) as Json);
    byText.set(text, created);
    validators.set(pointer, created);
    return created;
  };
  const escaped = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1');

  const schemaCheck = (pointer: string, reply: Reply): readonly string[] => {
    const check = validator(pointer);
    let body: unknown;
    try {
      body = JSON.parse(reply.text);
    } catch {
      return [`is not JSON: ${reply.text.slice(0, 200)}`];
    }
    if (check(body)) return [];
    return (check.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
    );
  };

  const problemIssues = (reply: Reply): readonly string[] => {
    const { 'content-type': type = '' } = reply.headers;
    return [
      ...(reply.status < 400 ? ['is no operation of the document, and was not rejected'] : []),
      ...(type.startsWith('application/problem+json') ? [] : [`has the media type ${type}`]),
      ...(reply.method === 'HEAD' ? [] : schemaCheck('/components/schemas/Problem', reply)),
    ];
  };

  const contentIssues = (described: Described, pointer: string, reply: Reply): readonly string[] => {
    const type = (reply.headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
    const offered = Object.keys(described.content ?? {});
    if (offered.length === 0) return reply.text === '' ? [] : ['has a body that is not described'];
    const media = offered.find((one) => matches(one, type));
    if (media === undefined)
      return [`has ${type === '' ? 'no media type' : `the media type ${type}`}, not ${offered.join(' or ')}`];
    if (reply.method === 'HEAD') return reply.text === '' ? [] : ['has a body in response to HEAD'];
    const { schema, examples } = described.content?.[media] ?? {};
    if (schema === undefined || !/[/+]json$/.test(media)) return [];
    const issues = schemaCheck(`${pointer}/content/${escaped(media)}/schema`, reply);
    if (issues.length > 0 || media !== 'application/problem+json') return issues;
    const { code } = JSON.parse(reply.text) as { readonly code: string };
    return examples && code in examples ? [] : [`has the code ${code}, which is not described`];
  };

  const allowIssues = ({ headers, text }: Reply): readonly string[] => [
    ...(headers['allow'] === undefined ? ['does not say what is allowed'] : []),
    ...(text === '' ? [] : ['has a body with status 204']),
  ];

  const issuesOf = (reply: Reply): readonly string[] => {
    const path = reply.path.split('?')[0] ?? '';
    if (reply.method === 'OPTIONS' && reply.status === 204) return allowIssues(reply);
    if (path.startsWith('/reference/') && reply.status < 400) return [];
    const template = bySegments.get(path.split('/').length)?.find(({ form }) => form.test(path))?.template;
    const method = (reply.method === 'HEAD' ? 'GET' : reply.method).toLowerCase();
    const operation = template === undefined ? undefined : document.paths[template]?.[method];
    if (template === undefined || operation === undefined) return problemIssues(reply);
    if (reply.status === 304) return reply.text === '' ? [] : ['has a body with status 304'];
    const described = operation.responses[reply.status];
    if (!described) return [`${reply.status} is not described for ${operation.operationId}`];
    const pointer =
      '$ref' in described
        ? described.$ref.slice(1)
        : `/paths/${escaped(template)}/${method}/responses/${reply.status}`;
    const resolved = '$ref' in described ? (at(document, pointer) as Described) : described;
    const required = Object.entries(resolved.headers ?? {}).filter(([, { required: must }]) => must);
    return [
      ...contentIssues(resolved, pointer, reply),
      ...required
        .filter(([name]) => reply.headers[name.toLowerCase()] === undefined)
        .map(([name]) => `has no ${name}`),
    ];
  };

  return (reply: Reply): void => {
    const issues = [
      ...issuesOf(reply),
      ...(reply.headers['x-request-id'] === undefined ? ['has no X-Request-Id'] : []),
      ...(reply.headers['x-content-type-options'] === 'nosniff'
        ? []
        : ['has no X-Content-Type-Options: nosniff']),
    ];
    if (issues.length > 0) {
      const { method, path, status, text } = reply;
      throw new Error(
        `${method} ${path} → ${status} is not what the document says:\n${issues.join('\n')}\n${text.slice(0, 2000)}`,
      );
    }
  };
};

const at = (document: OpenApi, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, step) => (isJson(value) ? value[step.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
      document,
    );

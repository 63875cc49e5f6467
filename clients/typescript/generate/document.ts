/** The members of an OpenAPI document from which the client is generated. */
export interface Document {
  readonly servers?: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks?: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

export interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
}

export interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

export const json = 'application/json';

const schemasOnly = (content: Content): Content =>
  Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, schema ? { schema } : {}]));

/** The JSON schema of a body, if it can be JSON. */
const writable = (content: Content): Content => {
  const whole = schemasOnly(content);
  return whole[json] ? { [json]: whole[json] } : whole;
};

export const isSuccess = (status: string): boolean => status.startsWith('2');

/** The media types of a response that the client supports: JSON if there is JSON. */
export const successesOf = ({ responses }: Operation) =>
  Object.entries(responses)
    .filter(([status]) => isSuccess(status))
    .map(([status, { description, content }]): [string, { description: string; content?: Content }] => [
      status,
      { description, ...(content && { content: writable(content) }) },
    ]);

const slimOperation = (operation: Operation): Operation => ({
  operationId: operation.operationId,
  ...(operation.parameters && {
    parameters: operation.parameters.filter(({ in: place }) => place === 'path' || place === 'query'),
  }),
  ...(operation.requestBody && {
    requestBody: { ...operation.requestBody, content: writable(operation.requestBody.content) },
  }),
  responses: Object.fromEntries(successesOf(operation)),
});

const mapped = <From, To>(record: Readonly<Record<string, From>>, to: (from: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]));

/** The part of the document from which types are generated: without errors, headers and examples, nine tenths of it. */
export const slim = (document: Document): Document & { readonly openapi: string; readonly info: object } => ({
  openapi: '3.1.0',
  info: { title: '', version: '' },
  paths: mapped(document.paths, (item) => mapped(item, slimOperation)),
  webhooks: mapped(document.webhooks ?? {}, ({ post }) => ({ post: slimOperation(post) })),
  components: { schemas: document.components.schemas },
});

/** Replaces the base URL, so that the document is the same for every service. */
export const anywhere = (text: string): Document => {
  const [server] = (JSON.parse(text) as Document).servers ?? [];
  const neutral = server ? text.replaceAll(server.url, 'https://api.example') : text;
  return JSON.parse(neutral) as Document;
};

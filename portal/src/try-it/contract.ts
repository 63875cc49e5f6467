/** The parts of the OpenAPI document that the forms need. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

interface Content {
  readonly example?: unknown;
}

export interface Operation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** The names of the accepted security schemes; empty for public operations. */
  readonly credentials: readonly string[];
  readonly body: { readonly mediaType: string; readonly example: unknown } | undefined;
  /** The media types of successful responses. */
  readonly answers: readonly string[];
}

interface Written {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Written>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
}

/** Headers that the browser sends itself, or that are useless in a form. */
const hiddenHeaders = ['X-Request-Id', 'If-None-Match'];

const json = 'application/json';

const bodyOf = ({ requestBody }: Written): Operation['body'] => {
  if (!requestBody) return undefined;
  // Prefer JSON if the operation also accepts forms.
  const [mediaType = json, content] =
    Object.entries(requestBody.content).find(([type]) => type === json) ??
    Object.entries(requestBody.content)[0] ??
    [];
  return { mediaType, example: content?.example };
};

const answersOf = ({ responses }: Written): readonly string[] =>
  Object.entries(responses).flatMap(([status, { content = {} }]) =>
    Number(status) < 300 ? Object.keys(content) : [],
  );

const read = async (): Promise<ReadonlyMap<string, Operation>> => {
  const reply = await fetch('/openapi.v1.json', { headers: { accept: json } });
  if (!reply.ok) throw new Error(`the service responded with status ${reply.status}`);
  const { paths, components } = (await reply.json()) as Document;
  const placed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, written]): [string, Operation] => [
      written.operationId,
      {
        operationId: written.operationId,
        method: method.toUpperCase(),
        path,
        parameters: written.parameters
          .map((given) => components.parameters[given.$ref?.split('/').at(-1) ?? ''] ?? given)
          .filter(({ name }) => !hiddenHeaders.includes(name)),
        credentials: [...new Set(written.security.flatMap((way) => Object.keys(way)))],
        body: bodyOf(written),
        answers: [...new Set(answersOf(written))],
      },
    ]),
  );
  return new Map(placed);
};

let loading: Promise<ReadonlyMap<string, Operation>> | undefined;

/** Returns the operations by ID. They are loaded once; a failed load is tried again at the next call. */
export const operations = (): Promise<ReadonlyMap<string, Operation>> =>
  (loading ??= read().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

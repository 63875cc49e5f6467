import {
  parameterOf,
  type Content,
  type OpenApiDocument,
  type Operation,
} from '../operations/document-shape.ts';
import type { PlacedOperation } from '../operations/placed.ts';

/** Where the sample takes its credential from: the name of an environment variable, and how it is sent. */
export interface SampleCredential {
  readonly variable: string;
  /** As a bearer token, or as the cookie of this name. */
  readonly sent: 'bearer' | { readonly cookie: string };
}

/** The body of a request: its media type and its example. Files of a form are `bytes of NAME`. */
export interface SampleBody {
  readonly mediaType: string;
  readonly example: unknown;
}

/** A request of an operation, filled with the examples of the OpenAPI document. */
export interface ExampleRequest {
  readonly operationId: string;
  /** In upper case. */
  readonly method: string;
  readonly baseUrl: string;
  /** The path with its parameters filled in. */
  readonly path: string;
  /** Whether a request in a browser session also needs the header `X-CSRF-Token`. */
  readonly needsCsrf: boolean;
  /** The path parameters and required query parameters by name. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: readonly (readonly [string, string])[];
  readonly credential: SampleCredential | undefined;
  /** The body in the first media type that the operation accepts. */
  readonly body: SampleBody | undefined;
  /** The body as JSON, if the operation accepts JSON. */
  readonly jsonBody: SampleBody | undefined;
  /** The media types of successful responses; empty if they have no body. */
  readonly answers: readonly string[];
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The environment variable for the credential of each scheme, the preferred scheme first. */
const variables = {
  bearer: 'API_KEY',
  staffSession: 'STAFF_TOKEN',
  artistSession: 'ARTIST_TOKEN',
  appealCode: 'APPEAL_CODE',
  portalSession: 'PORTAL_SESSION',
} as const;

const credentialOf = (
  { security }: Operation,
  { components }: OpenApiDocument,
): SampleCredential | undefined => {
  const accepted = new Set(security.flatMap((way) => Object.keys(way)));
  const [scheme, variable] = Object.entries(variables).find(([name]) => accepted.has(name)) ?? [];
  if (scheme === undefined || variable === undefined) return undefined;
  const { in: place, name } = components.securitySchemes[scheme] ?? {};
  return { variable, sent: place === 'cookie' && name !== undefined ? { cookie: name } : 'bearer' };
};

const json = 'application/json';

const bodyOf = (content: Readonly<Record<string, Content>>, mediaType: string | undefined) =>
  mediaType === undefined || !content[mediaType]
    ? undefined
    : { mediaType, example: content[mediaType].example };

/** The file in the example of a form's member, if it is one. */
export const fileIn = (example: unknown): string | undefined =>
  typeof example === 'string' ? /^bytes of (\S+)$/.exec(example)?.[1] : undefined;

/** Returns the request that the samples of an operation send. */
export const exampleRequest = (
  { path, method, operation }: PlacedOperation,
  document: OpenApiDocument,
): ExampleRequest => {
  const given = operation.parameters.map((one) => parameterOf(one, document));
  const needed = given.filter(({ in: place, required }) => place === 'path' || required === true);
  const inPlace = (place: string) =>
    needed
      .filter((one) => one.in === place)
      .map(({ name, example }): readonly [string, unknown] => [name, example ?? `<${name}>`]);
  const credential = credentialOf(operation, document);
  const content = operation.requestBody?.content ?? {};
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    baseUrl: document.servers[0]?.url ?? '',
    path: inPlace('path').reduce((filled, [name, value]) => filled.replace(`{${name}}`, shown(value)), path),
    parameters: Object.fromEntries([...inPlace('path'), ...inPlace('query')]),
    query: inPlace('query').map(([name, value]) => [name, shown(value)]),
    headers: inPlace('header').map(([name, value]) => [name, shown(value)]),
    credential,
    needsCsrf: credential !== undefined && credential.sent !== 'bearer' && method !== 'get',
    body: bodyOf(content, Object.keys(content)[0]),
    jsonBody: bodyOf(content, json),
    answers: [
      ...new Set(
        Object.entries(operation.responses).flatMap(([status, { content: answered }]) =>
          Number(status) < 300 ? Object.keys(answered ?? {}) : [],
        ),
      ),
    ],
  };
};

import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { openApiValidator, type OpenApi, type Reply } from './openapi-validator.ts';

export interface Asking {
  /** Sent as JSON; text and bytes are sent as they are. */
  readonly body?: unknown;
  /** Null omits a header that would be sent automatically. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Access token or API key; absent: the client's own. Null: none. */
  readonly credential?: string | null;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
}

export interface Answered extends Reply {
  readonly bytes: Buffer;
  /** The body read as JSON. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The code of a problem document. */
  readonly code: string | undefined;
  /** Returns a text member of the body; throws if there is none. */
  readonly member: (name: string) => string;
}

/** A partner's program: sends plain HTTP and validates every response against the OpenAPI document that the service serves. */
export interface PartnerClient {
  readonly baseUrl: string;
  readonly document: OpenApi;
  /** `path` is sent unchanged. */
  ask(method: string, path: string, asking?: Asking): Promise<Answered>;
  get(path: string, asking?: Asking): Promise<Answered>;
  /** Sends a GET, up to six times while the response is 503, after its `Retry-After`: for instance while audio is rendered. */
  getWithRetries(path: string, asking?: Asking): Promise<Answered>;
  post(path: string, body?: unknown, asking?: Asking): Promise<Answered>;
  delete(path: string, body?: unknown, asking?: Asking): Promise<Answered>;
  /** The same program with another credential. */
  as(credential: string | undefined): PartnerClient;
  /** The same program, which also sends these headers with everything, and no credential. */
  withHeaders(headers: Readonly<Record<string, string>>): PartnerClient;
  close(): void;
}

const isRaw = (body: unknown): body is string | Uint8Array =>
  typeof body === 'string' || body instanceof Uint8Array;

const withQuery = (path: string, query: Asking['query']): string =>
  query
    ? `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])).toString()}`
    : path;

const sent = (headers: NonNullable<Asking['headers']>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).filter((pair): pair is [string, string] => pair[1] !== null));

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
}

/** Sends a request and returns the response. */
export type Exchange = (sent: Sent) => Promise<Reply & { readonly bytes: Buffer }>;

/** Exchanges over HTTP; a connection is used again if both sides keep it. */
const exchangeOver =
  (origin: URL, agent: Agent): Exchange =>
  ({ method, path, headers, body }) =>
    new Promise((resolve, reject) => {
      const requested = request({
        agent,
        host: origin.hostname,
        port: origin.port,
        method,
        path,
        headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      });
      // A server may answer and close while a body that it does not want is still on its way.
      requested.on('error', reject).on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const headerPairs = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
          const status = response.statusCode ?? 0;
          resolve({
            method,
            path,
            status,
            headers: Object.fromEntries(headerPairs) as Record<string, string>,
            text: bytes.toString(),
            bytes,
          });
        });
      });
      requested.end(body);
    });

const answered = (reply: Reply & { readonly bytes: Buffer }): Answered => {
  const read = () => JSON.parse(reply.text) as Readonly<Record<string, unknown>>;
  const isProblem = reply.headers['content-type']?.startsWith('application/problem+json') === true;
  return {
    ...reply,
    get body() {
      return read();
    },
    code: isProblem && reply.text !== '' ? (read()['code'] as string) : undefined,
    member: (name) => {
      const value = read()[name];
      if (typeof value === 'string') return value;
      throw new Error(`${reply.method} ${reply.path} → ${reply.status} has no ${name}: ${reply.text}`);
    },
  };
};

/** The limit for a request that returns 503 after ten seconds. */
const maxTries = 6;

interface Contract {
  readonly document: OpenApi;
  readonly validate: (reply: Reply) => void;
}
/** Contracts by their operations. A test process starts hundreds of services, whose document takes longer to build and to read than most tests. */
const contracts = new Map<string, Contract>();

export interface ClientSettings {
  /** The number of connections that it may have at a time. */
  readonly sockets?: number;
  /** The names of the operations of a service in this process: those with the same operations have the same document except for the URL of the server. */
  readonly operations?: readonly string[];
  /** Used in place of HTTP. */
  readonly exchange?: Exchange;
}

export const partnerClient = async (
  baseUrl: string,
  { sockets = 128, operations, exchange: other }: ClientSettings = {},
): Promise<PartnerClient> => {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const exchange = other ?? exchangeOver(new URL(baseUrl), agent);
  const served = async (): Promise<Contract> => {
    const bare = { method: 'GET', path: '/openapi.v1.json', headers: {}, body: undefined };
    const document = JSON.parse((await exchange(bare)).text) as OpenApi;
    return { document, validate: openApiValidator(document) };
  };
  const name = operations?.join(' ');
  const { document, validate } = (name !== undefined && contracts.get(name)) || (await served());
  if (name !== undefined) contracts.set(name, { document, validate });

  const clientWith = (
    own: string | undefined,
    defaultHeaders: Readonly<Record<string, string>> = {},
  ): PartnerClient => {
    const ask: PartnerClient['ask'] = async (
      method,
      path,
      { body, headers, credential = own, query } = {},
    ) => {
      const target = withQuery(path, query);
      const reply = await exchange({
        method,
        path: target.startsWith(baseUrl) ? target.slice(baseUrl.length) : target,
        body: body === undefined || isRaw(body) ? body : JSON.stringify(body),
        headers: sent({
          accept: '*/*',
          'content-type': body === undefined ? null : 'application/json',
          authorization: credential == null ? null : `Bearer ${credential}`,
          ...defaultHeaders,
          ...headers,
        }),
      });
      validate(reply);
      return answered(reply);
    };
    return {
      baseUrl,
      document,
      ask,
      get: (path, asking) => ask('GET', path, asking),
      getWithRetries: async (path, asking) => {
        for (let tries = 1; ; tries++) {
          const reply = await ask('GET', path, asking);
          if (reply.status !== 503 || tries === maxTries) return reply;
          await pause(1000 * Number(reply.headers['retry-after'] ?? 1));
        }
      },
      post: (path, body, asking) => ask('POST', path, { ...asking, ...(body !== undefined && { body }) }),
      delete: (path, body, asking) => ask('DELETE', path, { ...asking, ...(body !== undefined && { body }) }),
      as: (credential) => clientWith(credential, defaultHeaders),
      withHeaders: (headers) => clientWith(undefined, { ...defaultHeaders, ...headers }),
      close: () => agent.destroy(),
    };
  };
  return clientWith(undefined);
};

import { Agent } from 'node:http';
import axios from 'axios';
import { openApiJudge, type OpenApi, type Reply } from './openapi-judge.ts';

export interface Asking {
  /** Sent as JSON; text and bytes are sent as they are. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Access token or API key; absent: the client's own. Null: none. */
  readonly credential?: string | null;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
}

export interface Answered extends Reply {
  readonly bytes: Buffer;
  /** The body read as JSON. */
  readonly body: Record<string, unknown>;
}

/** A partner's program: speaks plain HTTP and holds every reply to the OpenAPI document that the service serves. */
export interface PartnerClient {
  readonly baseUrl: string;
  readonly document: OpenApi;
  ask(method: string, path: string, asking?: Asking): Promise<Answered>;
  get(path: string, asking?: Asking): Promise<Answered>;
  post(path: string, body?: unknown, asking?: Asking): Promise<Answered>;
  delete(path: string, body?: unknown, asking?: Asking): Promise<Answered>;
  /** The same program with another credential. */
  as(credential: string | undefined): PartnerClient;
  close(): void;
}

const isRaw = (body: unknown): body is string | Uint8Array =>
  typeof body === 'string' || body instanceof Uint8Array;

const withQuery = (path: string, query: Asking['query']): string =>
  query
    ? `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])).toString()}`
    : path;

export const partnerClient = async (baseUrl: string): Promise<PartnerClient> => {
  const httpAgent = new Agent({ keepAlive: true, maxSockets: 256 });
  const http = axios.create({
    httpAgent,
    responseType: 'arraybuffer',
    validateStatus: () => true,
    maxRedirects: 0,
    proxy: false,
    transformRequest: (data: unknown) => data,
  });
  const fetched = await http.get<ArrayBuffer>(`${baseUrl}/openapi.v1.json`);
  const document = JSON.parse(Buffer.from(fetched.data).toString()) as OpenApi;
  const judge = openApiJudge(document);

  const clientWith = (own: string | undefined): PartnerClient => {
    const ask: PartnerClient['ask'] = async (
      method,
      path,
      { body, headers, credential = own, query } = {},
    ) => {
      const target = withQuery(path, query);
      const { status, data, ...replied } = await http.request<ArrayBuffer>({
        method,
        url: target.startsWith('http') ? target : baseUrl + target,
        ...(body !== undefined && { data: isRaw(body) ? body : JSON.stringify(body) }),
        headers: {
          accept: '*/*',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(credential != null && { authorization: `Bearer ${credential}` }),
          ...headers,
        },
      });
      const bytes = Buffer.from(data);
      const { pathname, search } = new URL(target, baseUrl);
      const reply = {
        method,
        path: pathname + search,
        status,
        headers: Object.fromEntries(
          Object.entries(replied.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
        ),
        text: bytes.toString(),
        bytes,
        get body() {
          return JSON.parse(bytes.toString()) as Record<string, unknown>;
        },
      };
      judge(reply);
      return reply;
    };
    return {
      baseUrl,
      document,
      ask,
      get: (path, asking) => ask('GET', path, asking),
      post: (path, body, asking) => ask('POST', path, { ...asking, ...(body !== undefined && { body }) }),
      delete: (path, body, asking) => ask('DELETE', path, { ...asking, ...(body !== undefined && { body }) }),
      as: clientWith,
      close: () => httpAgent.destroy(),
    };
  };
  return clientWith(undefined);
};

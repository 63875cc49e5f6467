import { version } from './generated/version.ts';
import type { CallOptions, OperationId, OperationRow, OperationTable } from './types.ts';

export type Given = Readonly<Record<string, unknown>>;

/** A request without its authorization. */
export interface Draft {
  readonly operationId: OperationId;
  readonly row: OperationRow;
  readonly parameters: Given;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
}

/** Formats a parameter for a URL. */
const written = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : `${value as string | number | boolean}`;

const pathOf = ({ path }: OperationRow, parameters: Given): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined || value === null || value === '')
      throw new TypeError(`The parameter ${name} of ${path} is required`);
    return encodeURIComponent(written(value));
  });

const queryOf = ({ query = [] }: OperationRow, parameters: Given): string => {
  const search = new URLSearchParams();
  for (const name of query) {
    const value = parameters[name];
    for (const one of Array.isArray(value) ? (value as readonly unknown[]) : [value])
      if (one !== undefined && one !== null) search.append(name, written(one));
  }
  const text = search.toString();
  return text && `?${text}`;
};

const isForm = (body: unknown): body is FormData =>
  typeof FormData === 'function' && body instanceof FormData;

const accepts = { text: '*/*', blob: '*/*', json: 'application/json' } as const;

/**
 * Returns a new `Idempotency-Key` with 128 random bits. The client creates one for each call. To retry after a crash,
 * create a key yourself and store it before the request.
 */
export const newIdempotencyKey = (): string =>
  // crypto.randomUUID does not exist on pages served over http.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The name and version of the client, for the logs of the service. A browser has a `User-Agent` of its own. */
const userAgent =
  'document' in globalThis ? {} : { 'user-agent': `platform-licensing-typescript/${version}` };

const inLowerCase = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Builds a request, which is the same for each attempt. */
export const draft = (
  operations: OperationTable,
  baseUrl: string,
  operationId: OperationId,
  parameters: Given,
  { idempotencyKey, ifMatch, headers = {} }: CallOptions,
): Draft => {
  const row = operations[operationId];
  if (!row) throw new TypeError(`This client has no operation ${operationId}`);
  const { body } = parameters;
  const text = body === undefined || isForm(body) || typeof body === 'string' ? body : JSON.stringify(body);
  return {
    operationId,
    row,
    parameters,
    method: row.method,
    url: `${baseUrl}${pathOf(row, parameters)}${queryOf(row, parameters)}`,
    headers: {
      accept: accepts[row.answers ?? 'json'],
      ...userAgent,
      ...(typeof text === 'string' && { 'content-type': 'application/json' }),
      ...(row.once && { 'idempotency-key': idempotencyKey ?? newIdempotencyKey() }),
      ...(ifMatch !== undefined && { 'if-match': ifMatch }),
      ...inLowerCase(headers),
    },
    body: text,
  };
};

const repeatable = ['GET', 'HEAD', 'PUT', 'DELETE'];

/** Whether the request is idempotent. */
export const mayRepeat = ({ row, operationId }: Draft): boolean =>
  repeatable.includes(row.method) || row.once === true || operationId === 'createAccessToken';

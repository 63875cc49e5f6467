import { operations } from './generated/operations.ts';
import type { CallOptions, OperationId, OperationRow } from './types.ts';

export type Given = Readonly<Record<string, unknown>>;

/** A request but for who asks. */
export interface Draft {
  readonly operationId: OperationId;
  readonly row: OperationRow;
  readonly parameters: Given;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
}

/** A parameter as it stands in an address. */
const written = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : `${value as string | number | boolean}`;

const pathOf = ({ path }: OperationRow, parameters: Given): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined || value === null || value === '')
      throw new TypeError(`${name} is missing: it is a part of ${path}`);
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
 * An `Idempotency-Key` that nothing had before: 128 random bits. The client makes one for each call; a program that wants to
 * ask again after a crash makes its own, and keeps it first.
 */
export const newIdempotencyKey = (): string =>
  // Pages that came over plain http have no crypto.randomUUID.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const inLowerCase = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** What is asked, the same at each attempt. */
export const draft = (
  baseUrl: string,
  operationId: OperationId,
  parameters: Given,
  { idempotencyKey, ifMatch, headers = {} }: CallOptions,
): Draft => {
  const row: OperationRow = operations[operationId];
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
      ...(typeof text === 'string' && { 'content-type': 'application/json' }),
      ...(row.once && { 'idempotency-key': idempotencyKey ?? newIdempotencyKey() }),
      ...(ifMatch !== undefined && { 'if-match': ifMatch }),
      ...inLowerCase(headers),
    },
    body: text,
  };
};

const repeatable = ['GET', 'HEAD', 'PUT', 'DELETE'];

/** Whether doing it twice is doing it once. */
export const mayRepeat = ({ row, operationId }: Draft): boolean =>
  repeatable.includes(row.method) || row.once === true || operationId === 'createAccessToken';

import { operations } from '../generated/operations.ts';
import type { SentRequest } from '../settings.ts';
import type { OperationRow } from '../types.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const omitted = ['accept', 'user-agent', 'authorization', 'x-csrf-token', 'x-api-key', 'idempotency-key'];
const secrets = ['apiKey', 'clientSecret', 'client_secret', 'password', 'secret'];

/** Replaces secrets in a body with shell variables. */
const bodyOf = (body: string): string =>
  secrets.reduce(
    (text, name) =>
      text.replaceAll(
        new RegExp(`("${name}":")(?:[^"\\\\]|\\\\.)*"`, 'g'),
        (_, start: string) => `${start}'"$${name === 'apiKey' ? 'API_KEY' : 'SECRET'}"'"`,
      ),
    quoted(body),
  );

/** Returns a request as a curl command, with `$API_KEY` in place of its credential. */
export const curlOf = ({
  operationId,
  method,
  url,
  headers,
  body,
}: Pick<SentRequest, 'operationId' | 'method' | 'url' | 'headers' | 'body'>): string => {
  const { open }: OperationRow = operations[operationId];
  const shown = Object.entries(headers).filter(([name]) => !omitted.includes(name.toLowerCase()));
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(url)}`,
    ...(open ? [] : ['-H "Authorization: Bearer $API_KEY"']),
    ...shown.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(typeof body === 'string' ? [`-d ${bodyOf(body)}`] : []),
  ].join(' \\\n  ');
};

import { operations } from './generated/operations.ts';
import type { SentRequest } from './settings.ts';
import type { OperationRow } from './types.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const unsaid = ['accept', 'authorization', 'x-csrf-token', 'x-api-key', 'idempotency-key'];
const secrets = ['apiKey', 'clientSecret', 'client_secret', 'password', 'secret'];

/** The body with a variable of the shell where a secret stood. */
const bodyOf = (body: string): string =>
  secrets.reduce(
    (text, name) =>
      text.replaceAll(
        new RegExp(`("${name}":")(?:[^"\\\\]|\\\\.)*"`, 'g'),
        (_, start: string) => `${start}'"$${name === 'apiKey' ? 'API_KEY' : 'SECRET'}"'"`,
      ),
    quoted(body),
  );

/** A request as a curl command for a shell; `$API_KEY` stands for whatever credential it was made with. */
export const curlOf = ({
  operationId,
  method,
  url,
  headers,
  body,
}: Pick<SentRequest, 'operationId' | 'method' | 'url' | 'headers' | 'body'>): string => {
  const { open }: OperationRow = operations[operationId];
  const told = Object.entries(headers).filter(([name]) => !unsaid.includes(name.toLowerCase()));
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(url)}`,
    ...(open ? [] : ['-H "Authorization: Bearer $API_KEY"']),
    ...told.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(typeof body === 'string' ? [`-d ${bodyOf(body)}`] : []),
  ].join(' \\\n  ');
};

import { operations } from '../generated/operations.ts';
import type { SentRequest } from '../settings.ts';
import type { OperationRow } from '../types.ts';

const isSecret = (name: string): boolean =>
  /^(apiKey|clientSecret|client_secret|password|secret)$/.test(name);

/** Formats a value as TypeScript, with `process.env` in place of secrets. */
const literal = (value: unknown, depth: string): string => {
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, depth)).join(', ')}]`;
  if (value instanceof Date) return `'${value.toISOString()}'`;
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  if (members.length === 0) return '{}';
  const inner = `${depth}  `;
  const lines = members.map(([name, member]) => {
    const key = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? name : literal(name, depth);
    return `${inner}${key}: ${isSecret(name) ? "process.env['SECRET']" : literal(member, inner)},\n`;
  });
  return `{\n${lines.join('')}${depth}}`;
};

/** Returns a request as code for this client, with `process.env` in place of the API key. */
export const codeOf = ({
  operationId,
  parameters,
  url,
}: Pick<SentRequest, 'operationId' | 'parameters' | 'url'>): string => {
  const { path, open }: OperationRow = operations[operationId];
  const start = url.replace(new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}(\\?.*)?$`), '');
  const who = open ? '' : `, credentials: { apiKey: process.env['API_KEY'] ?? '' }`;
  const given = Object.keys(parameters).length === 0 ? '' : literal(parameters, '');
  return `import { PlatformLicensing } from '@platform-licensing/client';

const api = new PlatformLicensing({ baseUrl: '${start}'${who} });
const answer = await api.${operationId}(${given});
`;
};

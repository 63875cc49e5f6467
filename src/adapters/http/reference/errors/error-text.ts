import { problemCodes, type ProblemCode } from '../../kernel/problems/problem-codes.ts';
import { problemMeanings } from '../../kernel/problems/problem-meanings.ts';
import type { Route } from '../../kernel/route.ts';
import { exampleProblem } from '../../openapi/problem-schema.ts';
import { operationLink } from '../operations/list-text.ts';
import { operationsReturning } from './error-pages.ts';

const introduction = 'Every error is a problem document (RFC 9457) with one of these codes.';

/** All codes with their meanings, as Markdown. */
export const errorsText = (): string =>
  [
    '# Error codes',
    '',
    introduction,
    '',
    ...(Object.entries(problemCodes) as [ProblemCode, (typeof problemCodes)[ProblemCode]][]).map(
      ([code, { status, title }]) =>
        `- [\`${code}\`](/reference/errors/${code}.md) (${status}, ${title}): ${problemMeanings[code]}`,
    ),
    '',
  ].join('\n');

/** The page of a code, as Markdown. */
export const errorText = (code: ProblemCode, baseUrl: string, routes: readonly Route[]): string => {
  const { status, title } = problemCodes[code];
  const returning = operationsReturning(code, routes);
  return [
    `# ${title}`,
    '',
    `\`${code}\` (HTTP ${status})`,
    '',
    problemMeanings[code],
    '',
    '## Example',
    '',
    '```json',
    JSON.stringify(exampleProblem(code, baseUrl, '/api/v1/…'), null, 2),
    '```',
    '',
    ...(typeof returning === 'string'
      ? [returning]
      : ['## Returned by', '', ...returning.map((route) => `- ${operationLink(route)}`)]),
    '',
  ].join('\n');
};

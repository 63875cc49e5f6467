import { problemsOf } from '../../kernel/problems/implied-problems.ts';
import { problemCodes, type ProblemCode } from '../../kernel/problems/problem-codes.ts';
import { problemMeanings } from '../../kernel/problems/problem-meanings.ts';
import type { Route } from '../../kernel/route.ts';
import { exampleProblem } from '../../openapi/problem-schema.ts';
import { codeBlock } from '../code-block.ts';
import { html, phrase, type Html } from '../html.ts';
import { page } from '../layout.ts';

export const errorsPage = (): string =>
  page(
    'Error codes',
    html`<main class="plain" id="top">
      <h1>Error codes</h1>
      <p>Every error is a problem document (RFC 9457) with one of these codes.</p>
      <table>
        <tbody>
          ${Object.entries(problemCodes).map(
            ([code, { status, title }]) =>
              html`<tr>
                <th scope="row"><a class="code" href="/reference/errors/${code}">${code}</a></th>
                <td><code>${status}</code></td>
                <td>${title}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </main>`,
    { at: '/reference/errors', markdown: '/reference/errors.md' },
  );

/** All codes with their meanings, as Markdown. */
export const errorsText = (): string =>
  [
    '# Error codes',
    '',
    'Every error is a problem document (RFC 9457) with one of these codes.',
    '',
    ...(Object.entries(problemCodes) as [ProblemCode, (typeof problemCodes)[ProblemCode]][]).map(
      ([code, { status, title }]) => `- \`${code}\` (${status}, ${title}): ${problemMeanings[code]}`,
    ),
    '',
  ].join('\n');

/** Lists the operations that can return a code, unless most can, or none because it is returned before routing. */
const returnedBy = (code: ProblemCode, routes: readonly Route[]): Html => {
  // OAuth operations return the codes of RFC 6749 instead.
  const documented = routes.filter(({ undocumented, errors }) => undocumented !== true && errors !== 'oauth');
  const some = documented.filter((route) => [...problemsOf(route).values()].flat().includes(code));
  if (some.length === 0) return html`<p>Any path can return this error.</p>`;
  if (some.length > documented.length / 2) return html`<p>Most operations can return this error.</p>`;
  return html`<h2>Returned by</h2>
    <ul>
      ${some.map(
        ({ operation, summary }) =>
          html`<li><a href="/reference/operations/${operation}">${summary}</a></li>`,
      )}
    </ul>`;
};

export const errorPage = (code: ProblemCode, baseUrl: string, routes: readonly Route[]): string => {
  const { status, title } = problemCodes[code];
  return page(
    `${code} – Error codes`,
    html`<main class="plain" id="top">
      <p><a href="/reference/errors">Error codes</a></p>
      <h1>${title}</h1>
      <p class="line"><code>${code}</code> <span class="type">HTTP ${status}</span></p>
      <p>${phrase(problemMeanings[code])}</p>
      ${codeBlock(JSON.stringify(exampleProblem(code, baseUrl, '/api/v1/…'), null, 2), { title: 'Example', language: 'json' })}
      ${returnedBy(code, routes)}
    </main>`,
    { at: '/reference/errors', markdown: '/reference/errors.md' },
  );
};

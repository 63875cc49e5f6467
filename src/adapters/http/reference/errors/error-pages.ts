import { problemsOf } from '../../kernel/problems/implied-problems.ts';
import { problemCodes, type ProblemCode } from '../../kernel/problems/problem-codes.ts';
import { problemMeanings } from '../../kernel/problems/problem-meanings.ts';
import type { Route } from '../../kernel/route.ts';
import { exampleProblem } from '../../openapi/problem-schema.ts';
import { codeBlock } from '../code-block.ts';
import { html, phrase, type Html } from '../html.ts';
import { page, type ReferencePage } from '../layout.ts';

/** A code that a narrow screen breaks between its words. */
const breakable = (code: string): Html =>
  html`${code.split('_').map((word, n) => (n === 0 ? word : html`_<wbr />${word}`))}`;

export const errorsPage = (): ReferencePage =>
  page(
    'Error codes',
    html`<main class="plain" id="top">
      <h1>Error codes</h1>
      <p>Every error is a problem document (RFC 9457) with one of these codes.</p>
      <table class="error-codes">
        <tbody>
          ${Object.entries(problemCodes).map(
            ([code, { status, title }]) =>
              html`<tr>
                <th scope="row"><a class="code" href="/reference/errors/${code}">${breakable(code)}</a></th>
                <td><code>${status}</code></td>
                <td>${title}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </main>`,
    { at: '/reference/errors', markdown: '/reference/errors.md' },
  );

/** Returns the operations that can return a code, or a sentence if most or all can, or if it is returned before routing. */
export const operationsReturning = (
  code: ProblemCode,
  routes: readonly Route[],
): readonly Route[] | string => {
  // OAuth operations return the codes of RFC 6749 instead.
  const documented = routes.filter(({ undocumented, errors }) => undocumented !== true && errors !== 'oauth');
  const some = documented.filter((route) => [...problemsOf(route).values()].flat().includes(code));
  if (some.length === 0) return 'Any path can return this error.';
  return some.length > documented.length / 2 ? 'Most operations can return this error.' : some;
};

const returnedBy = (returning: readonly Route[] | string): Html =>
  typeof returning === 'string'
    ? html`<p>${returning}</p>`
    : html`<h2>Returned by</h2>
        <ul>
          ${returning.map(
            ({ operation, summary }) =>
              html`<li><a href="/reference/operations/${operation}">${summary}</a></li>`,
          )}
        </ul>`;

export const errorPage = (code: ProblemCode, baseUrl: string, routes: readonly Route[]): ReferencePage => {
  const { status, title } = problemCodes[code];
  return page(
    `${code} – Error codes`,
    html`<main class="plain" id="top">
      <p><a href="/reference/errors">Error codes</a></p>
      <h1>${title}</h1>
      <p class="line"><code>${code}</code> <span class="type">HTTP ${status}</span></p>
      <p>${phrase(problemMeanings[code])}</p>
      ${codeBlock(JSON.stringify(exampleProblem(code, baseUrl, '/api/v1/…'), null, 2), { title: 'Example', language: 'json' })}
      ${returnedBy(operationsReturning(code, routes))}
    </main>`,
    { at: '/reference/errors', markdown: `/reference/errors/${code}.md` },
  );
};

import { codeBlock } from '../code-block.ts';
import { html, phrase, prose, type Html } from '../html.ts';
import { samplesOf, type Sample } from '../samples/samples.ts';
import { accessOf, firstContent, parametersOf } from './operation-facts.ts';
import type { OpenApiDocument, Operation, Parameter, WebhookOperation } from './document-shape.ts';
import type { PlacedOperation } from './placed.ts';
import { boundsOf, membersOf, shown, typeOf } from './schema-view.ts';

const parameterRow = (parameter: Parameter): Html => {
  const bounds = boundsOf(parameter.schema);
  return html`<tr>
    <th scope="row">
      <code>${parameter.name}</code> <span class="place">${parameter.in}</span>
      ${parameter.required ? html`<span class="required">required</span>` : ''}
    </th>
    <td>
      <span class="type">${typeOf(parameter.schema)}${bounds === '' ? '' : ` · ${bounds}`}</span>
      ${phrase(parameter.description)}
      ${parameter.example === undefined ? '' : html`<span class="eg">e.g. <code>${shown(parameter.example)}</code></span>`}
    </td>
  </tr>`;
};

const example = (title: string, value: unknown): Html =>
  typeof value === 'string'
    ? codeBlock(value, { title })
    : codeBlock(JSON.stringify(value, null, 2), { title, language: 'json' });

/** A choice of languages, and the request in each. The choice works without a script. */
const requestView = (samples: readonly Sample[]): Html =>
  html`<fieldset class="languages">
      <legend>Request</legend>
      ${samples.map(
        ({ id, name }, at) =>
          html`<label
            ><input type="radio" name="language" value="${id}" ${at === 0 ? html`checked` : ''} />
            ${name}</label
          >`,
      )}
    </fieldset>
    ${samples.map(({ id, code, highlight }) => codeBlock(code, { language: highlight, className: `in-${id}` }))}`;

const responseRow = (
  [status, { description, content }]: readonly [string, Operation['responses'][string]],
  document: OpenApiDocument,
): Html => {
  const [media] = Object.keys(content ?? {});
  const schema = firstContent(content)?.schema;
  const codes = Object.keys(firstContent(content)?.examples ?? {});
  const isFailure = Number(status) >= 400;
  return html`<tr class="${isFailure ? 'failure' : 'success'}">
    <th scope="row"><code>${status}</code></th>
    <td>
      ${
        codes.length > 0
          ? codes.map((code) => html`<a class="code" href="/reference/errors/${code}">${code}</a> `)
          : phrase(description)
      }
      ${isFailure || media === undefined ? '' : html`<span class="type">${media}</span>`}
      ${
        schema && !isFailure
          ? html`<details>
              <summary>Members</summary>
              ${membersOf(schema, document)}
            </details>`
          : ''
      }
    </td>
  </tr>`;
};

/** Renders an event: its members and an example. */
export const eventView = (
  { operationId, summary, requestBody }: WebhookOperation,
  document: OpenApiDocument,
): Html => {
  const content = firstContent(requestBody?.content);
  return html`<section class="operation" id="${operationId}">
    <div class="words">
      <h2><code>${operationId}</code></h2>
      <p>${summary}.</p>
      ${content?.schema ? membersOf(content.schema, document) : ''}
    </div>
    <div class="samples">${example('Message', content?.example)}</div>
  </section>`;
};

const parametersView = (parameters: readonly Parameter[]): Html =>
  parameters.length === 0
    ? html``
    : html`<h2>Parameters</h2>
        <table>
          <tbody>
            ${parameters.map(parameterRow)}
          </tbody>
        </table>`;

const bodyView = (body: Operation['requestBody'], document: OpenApiDocument): Html => {
  const schema = firstContent(body?.content)?.schema;
  return schema
    ? html`<h2>
          Body${body?.required ? '' : ' (optional)'}
          <span class="type">${Object.keys(body?.content ?? {}).join(' or ')}</span>
        </h2>
        ${membersOf(schema, document)}`
    : html``;
};

/** Renders an operation: parameters and responses on the left, examples on the right, or between them in one column. */
export const operationView = (placed: PlacedOperation, document: OpenApiDocument): Html => {
  const { path, method, operation, aliases } = placed;
  const succeeded = Object.entries(operation.responses).find(([status]) => Number(status) < 300);
  const responseExample = firstContent(succeeded?.[1].content)?.example;
  return html`<section class="operation" id="${operation.operationId}">
    <div class="words">
      <p class="line"><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code></p>
      ${aliases.length > 0 ? html`<p>Also at ${aliases.map(({ path: other, operationId }) => html`<code id="${operationId}">${other}</code>`)}.</p>` : ''}
      ${prose(operation.description)}
      <p class="access">${phrase(accessOf(operation))}</p>
      ${parametersView(parametersOf(operation, document))} ${bodyView(operation.requestBody, document)}
    </div>
    <div class="samples">
      ${requestView(samplesOf(placed, document))}
      ${responseExample === undefined ? '' : example(`Response ${succeeded?.[0] ?? ''}`, responseExample)}
    </div>
    <div class="answers">
      <h2>Responses</h2>
      <table>
        <tbody>
          ${Object.entries(operation.responses).map((response) => responseRow(response, document))}
        </tbody>
      </table>
    </div>
  </section>`;
};

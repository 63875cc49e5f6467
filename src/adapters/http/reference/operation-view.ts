import { boundsOf, membersOf, shown, typeOf } from './schema-view.ts';
import {
  parameterOf,
  type Content,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type WebhookOperation,
} from './document-shape.ts';
import { html, phrase, prose, type Html } from './html.ts';

export interface PlacedOperation {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
  /** Aliases: other paths of the same operation. */
  readonly aliases: readonly { readonly path: string; readonly operationId: string }[];
}

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

const block = (title: string, text: string): Html =>
  html`<figure>
    <figcaption>${title}</figcaption>
    <pre tabindex="0"><code>${text}</code></pre>
  </figure>`;

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Not shown, because every operation accepts it. */
const hiddenParameter = 'X-Request-Id';

/** Returns the request as a curl command, filled with the examples. */
const curlOf = ({ path, method, operation }: PlacedOperation, document: OpenApiDocument): string => {
  const parameters = operation.parameters.map((given) => parameterOf(given, document));
  const target = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (filled, { name, example }) =>
        filled.replace(`{${name}}`, example === undefined ? `<${name}>` : shown(example)),
      path,
    );
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, example }) => `${name}=${encodeURIComponent(shown(example ?? ''))}`);
  const [media, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const form = media?.includes('form');
  return [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}${quoted(`${document.servers[0]?.url ?? ''}${target}${query.length > 0 ? `?${query.join('&')}` : ''}`)}`,
    ...(isSigned(operation)
      ? parameters
          .filter((parameter) => parameter.in === 'header' && parameter.required)
          .map(({ name, example }) => `-H ${quoted(`${name}: ${shown(example ?? '')}`)}`)
      : operation.security.length > 0
        ? ['-H "Authorization: Bearer $TOKEN"']
        : []),
    ...(media !== undefined && !form ? [`-H ${quoted(`Content-Type: ${media}`)}`] : []),
    ...(content?.example === undefined
      ? []
      : form
        ? Object.entries(content.example as Readonly<Record<string, unknown>>).map(
            ([name, value]) => `-d ${quoted(`${name}=${String(value)}`)}`,
          )
        : [`-d ${quoted(JSON.stringify(content.example, null, 2))}`]),
  ].join(' \\\n  ');
};

const firstContent = (content: Readonly<Record<string, Content>> | undefined): Content | undefined =>
  Object.values(content ?? {})[0];

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

const isSigned = ({ security }: Operation): boolean => security.some((way) => 'webhookSignature' in way);

const scopesOf = (operation: Operation): Html => {
  const { security } = operation;
  if (isSigned(operation)) return html`<p class="access">Signed with your inbound secret.</p>`;
  const scopes = [...new Set(security.flatMap((way) => way['oauth2'] ?? []))];
  if (security.length === 0) return html`<p class="access">No credential required.</p>`;
  const [roles] = security.flatMap((way) => (way['staffSession'] ? [way['staffSession']] : []));
  if (roles) {
    return html`<p class="access">Staff${roles.length > 0 ? `: ${roles.join(', ')}, admin` : ''}.</p>`;
  }
  if (scopes.length === 0) return html`<p class="access">Any credential of a platform.</p>`;
  return html`<p class="access">
    Scope ${scopes.map((scope, i) => html`${i > 0 ? ' or ' : ''}<code>${scope}</code>`)}
  </p>`;
};

/** Renders an event: its members and an example. */
export const eventView = (
  { operationId, summary, requestBody }: WebhookOperation,
  document: OpenApiDocument,
): Html => {
  const content = firstContent(requestBody?.content);
  return html`<section class="operation" id="${operationId}">
    <div class="words">
      <h3><code>${operationId}</code></h3>
      <p>${summary}.</p>
      ${content?.schema ? membersOf(content.schema, document) : ''}
    </div>
    <div class="samples">${block('Message', asText(content?.example))}</div>
  </section>`;
};

/** Renders an operation: parameters and responses on the left, examples on the right, or between them in one column. */
export const operationView = (placed: PlacedOperation, document: OpenApiDocument): Html => {
  const { path, method, operation, aliases } = placed;
  const body = operation.requestBody;
  const parameters = operation.parameters
    .map((given) => parameterOf(given, document))
    .filter(({ name }) => name !== hiddenParameter);
  const example = Object.entries(operation.responses).find(([status]) => Number(status) < 300);
  const responseExample = firstContent(example?.[1].content)?.example;
  const schema = firstContent(body?.content)?.schema;
  return html`<section class="operation" id="${operation.operationId}">
    <div class="words">
      <h3>${operation.summary}</h3>
      <p class="line"><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code></p>
      ${aliases.length > 0 ? html`<p>Also at ${aliases.map(({ path: other, operationId }) => html`<code id="${operationId}">${other}</code>`)}.</p>` : ''}
      ${prose(operation.description)} ${scopesOf(operation)}
      ${
        parameters.length > 0
          ? html`<h4>Parameters</h4>
              <table>
                <tbody>
                  ${parameters.map(parameterRow)}
                </tbody>
              </table>`
          : ''
      }
      ${
        schema
          ? html`<h4>
                Body${body?.required ? '' : ' (optional)'}
                <span class="type">${Object.keys(body?.content ?? {}).join(' or ')}</span>
              </h4>
              ${membersOf(schema, document)}`
          : ''
      }
    </div>
    <div class="samples">
      ${block('Request', curlOf(placed, document))}
      ${responseExample === undefined ? '' : block(`Response ${example?.[0] ?? ''}`, asText(responseExample))}
    </div>
    <div class="answers">
      <h4>Responses</h4>
      <table>
        <tbody>
          ${Object.entries(operation.responses).map((response) => responseRow(response, document))}
        </tbody>
      </table>
    </div>
  </section>`;
};

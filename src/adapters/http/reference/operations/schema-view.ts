import { nameIn, schemaOf, type OpenApiDocument, type Schema } from './document-shape.ts';
import { html, phrase, type Html } from '../html.ts';

/** Formats a value as in a request. */
export const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const joined = (types: readonly Html[], between: string): Html => ({
  html: types.map((type) => type.html).join(between),
});

/** Describes a type in a few words. Named schemas are links. */
export const typeOf = (schema: Schema): Html => {
  if (schema.$ref !== undefined) {
    const name = nameIn(schema.$ref);
    return html`<a href="/reference/schemas#schema-${name}">${name}</a>`;
  }
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return joined(branches.map(typeOf), ' or ');
  if (schema.allOf) return joined(schema.allOf.map(typeOf), ' and ');
  if (schema.const !== undefined) return html`<code>${shown(schema.const)}</code>`;
  if (schema.enum) {
    return joined(
      schema.enum.map((value) => html`<code>${shown(value)}</code>`),
      ' ',
    );
  }
  if (schema.items) return html`list of ${typeOf(schema.items)}`;
  if (typeof schema.additionalProperties === 'object' && !schema.properties) {
    return html`object of ${typeOf(schema.additionalProperties)}`;
  }
  const type = typeof schema.type === 'string' ? schema.type : (schema.type ?? ['any']).join(' or ');
  return html`${type}${schema.format === undefined ? '' : ` (${schema.format})`}`;
};

const between = (from: number | undefined, to: number | undefined, what: string): readonly string[] => {
  if (from === undefined && to === undefined) return [];
  if (from === undefined) return [`at most ${to ?? ''}${what}`];
  return [to === undefined ? `at least ${from}${what}` : `${from} to ${to}${what}`];
};

const isSafe = (value: number | undefined): number | undefined =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;

/** Describes the constraints of a value. */
export const boundsOf = (schema: Schema): string =>
  [
    ...between(isSafe(schema.minimum), isSafe(schema.maximum), ''),
    ...between(schema.minLength, schema.maxLength, ' characters'),
    ...between(schema.minItems, schema.maxItems, ' entries'),
    ...(schema.default === undefined ? [] : [`default ${shown(schema.default)}`]),
  ].join(', ');

const exampleOf = (schema: Schema): Html | undefined => {
  const [example] = schema.examples ?? [];
  return example === undefined || example === null || schema.enum
    ? undefined
    : html`<span class="eg">e.g. <code>${shown(example)}</code></span>`;
};

const deepest = 4;

const row = (
  name: string,
  schema: Schema,
  isRequired: boolean,
  document: OpenApiDocument,
  depth: number,
): Html => {
  const inner = schema.properties ? schema : schema.items?.properties ? schema.items : undefined;
  const bounds = boundsOf(schema);
  return html`<tr>
    <th scope="row">
      <code>${name}</code>${isRequired ? html` <span class="required">required</span>` : ''}
    </th>
    <td>
      <span class="type">${typeOf(schema)}${bounds === '' ? '' : ` · ${bounds}`}</span>
      ${phrase(schema.description)} ${exampleOf(schema)}
      ${
        inner && depth < deepest
          ? html`<details>
              <summary>Members</summary>
              ${membersOf(inner, document, depth + 1)}
            </details>`
          : ''
      }
    </td>
  </tr>`;
};

/** Renders the members of an object as a table, or any other type as its name. */
export const membersOf = (given: Schema, document: OpenApiDocument, depth = 0): Html => {
  const schema = schemaOf(given, document);
  if (!schema.properties) return html`<p class="type">${typeOf(schema)}</p>`;
  const required = new Set(schema.required);
  return html`<table>
    <tbody>
      ${Object.entries(schema.properties).map(([name, member]) =>
        row(name, member, required.has(name), document, depth),
      )}
    </tbody>
  </table>`;
};

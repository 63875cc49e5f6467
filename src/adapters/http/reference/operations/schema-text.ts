import { nameIn, schemaOf, type OpenApiDocument, type Schema } from './document-shape.ts';
import { boundsOf, shown } from './schema-view.ts';

/** Members within members are written to this depth; deeper ones only by type. */
const deepest = 4;

const typeText = (schema: Schema): string => {
  if (schema.$ref !== undefined) return nameIn(schema.$ref);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return branches.map(typeText).join(' or ');
  if (schema.allOf) return schema.allOf.map(typeText).join(' and ');
  if (schema.const !== undefined) return `\`${shown(schema.const)}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${shown(value)}\``).join(' | ');
  if (schema.items) return `list of ${typeText(schema.items)}`;
  if (typeof schema.additionalProperties === 'object' && !schema.properties)
    return `object of ${typeText(schema.additionalProperties)}`;
  const type = typeof schema.type === 'string' ? schema.type : (schema.type ?? ['any']).join(' or ');
  return schema.format === undefined ? type : `${type} (${schema.format})`;
};

/** Describes a value in one line: its name, type, constraints and meaning. */
export const lineOf = (
  name: string,
  schema: Schema,
  notes: readonly string[],
  description?: string,
): string => {
  const facts = [...notes, typeText(schema), boundsOf(schema)].filter((fact) => fact !== '').join(', ');
  const meaning = (description ?? schema.description ?? '').replace(/\s+/g, ' ').trim();
  return `- \`${name}\` (${facts})${meaning === '' ? '' : `: ${meaning}`}`;
};

/** Describes the members of an object as a nested list, or any other schema as its type. */
export const membersText = (
  given: Schema,
  document: OpenApiDocument,
  around: readonly string[] = [],
): readonly string[] => {
  const schema = schemaOf(given, document);
  if (!schema.properties) return around.length === 0 ? [`- ${typeText(given)}`] : [];
  const required = new Set(schema.required);
  const indent = '  '.repeat(around.length);
  return Object.entries(schema.properties).flatMap(([name, member]) => {
    const inner = member.items ?? member;
    const named = inner.$ref === undefined ? '' : nameIn(inner.$ref);
    // A schema that contains itself is written once.
    const within =
      around.length >= deepest || (named !== '' && around.includes(named))
        ? []
        : membersText(inner, document, [...around, named]);
    return [`${indent}${lineOf(name, member, required.has(name) ? ['required'] : [])}`, ...within];
  });
};

import { z } from 'zod';

export type Json = Readonly<Record<string, unknown>>;

const local = '#/$defs/';
const shared = '#/components/schemas/';

/** Rewrites references to point to the components of the document. */
const relocated = (value: unknown, nameOf: (name: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((item) => relocated(item, nameOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]): [string, unknown] =>
      name === '$ref' && typeof member === 'string'
        ? [name, `${shared}${nameOf(member.slice(local.length))}`]
        : [name, relocated(member, nameOf)],
    ),
  );
};

interface Written {
  readonly roots: readonly Json[];
  readonly named: Readonly<Record<string, Json>>;
}

/** Converts schemas to JSON Schema (draft 2020-12). Schemas with an ID are returned separately, once. */
const write = (schemas: readonly z.ZodType[], io: 'input' | 'output'): Written => {
  const wrapper = z.object(Object.fromEntries(schemas.map((schema, i) => [`_${i}`, schema])));
  const { properties = {}, $defs = {} } = z.toJSONSchema(wrapper, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // zod forbids unknown members in output, but clients must ignore members that they do not know.
      if (zodSchema instanceof z.ZodObject && zodSchema.def.catchall === undefined) {
        delete jsonSchema.additionalProperties;
      }
      delete jsonSchema.id;
    },
  });
  return {
    roots: schemas.map((_schema, i) => properties[`_${i}`] as Json),
    named: $defs,
  };
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export interface SchemaRegistry {
  /** The schema of what clients send. */
  input(schema: z.ZodType): Json;
  /** The schema of what the service sends, and of parameters after parsing. */
  output(schema: z.ZodType): Json;
  readonly components: Readonly<Record<string, Json>>;
}

/** Converts all schemas of a document together, so that names are unique: `X`, and `XInput` if the input differs. */
export const schemaRegistry = (
  inputs: readonly z.ZodType[],
  outputs: readonly z.ZodType[],
): SchemaRegistry => {
  const incoming = write(inputs, 'input');
  const outgoing = write(outputs, 'output');
  const differs = (name: string): boolean => {
    const other = outgoing.named[name];
    return other !== undefined && !same(incoming.named[name], other);
  };
  // A schema also differs if one that it refers to differs.
  const renamed = new Set(Object.keys(incoming.named).filter(differs));
  for (let grew = true; grew;) {
    grew = false;
    for (const [name, schema] of Object.entries(incoming.named)) {
      const touches = [...renamed].some((other) => JSON.stringify(schema).includes(`"${local}${other}"`));
      if (!renamed.has(name) && touches && name in outgoing.named) grew = Boolean(renamed.add(name));
    }
  }
  const inputName = (name: string): string => (renamed.has(name) ? `${name}Input` : name);
  const plain = (name: string): string => name;
  const entries = [
    ...Object.entries(incoming.named).map(([name, schema]): [string, Json] => [
      inputName(name),
      relocated(schema, inputName) as Json,
    ]),
    ...Object.entries(outgoing.named).map(([name, schema]): [string, Json] => [
      name,
      relocated(schema, plain) as Json,
    ]),
  ];
  return {
    input: (schema) => relocated(incoming.roots[inputs.indexOf(schema)] ?? {}, inputName) as Json,
    output: (schema) => relocated(outgoing.roots[outputs.indexOf(schema)] ?? {}, plain) as Json,
    components: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
};

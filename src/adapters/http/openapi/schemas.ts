import { z } from 'zod';

export type Json = Readonly<Record<string, unknown>>;

const local = '#/$defs/';
const shared = '#/components/schemas/';

/** Points references at the components, under the names that they have there. */
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

/** One JSON Schema (draft 2020-12) for each; those with an id stand apart, once. */
const write = (schemas: readonly z.ZodType[], io: 'input' | 'output'): Written => {
  const holder = z.object(Object.fromEntries(schemas.map((schema, i) => [`_${i}`, schema])));
  const { properties = {}, $defs = {} } = z.toJSONSchema(holder, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // Zod closes every object that it writes for output, but readers must pass over members they do not know.
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

export interface SchemaBook {
  /** As a client writes it. */
  input(schema: z.ZodType): Json;
  /** As the service writes it; parameters too, for they are read before they are described. */
  output(schema: z.ZodType): Json;
  readonly components: Readonly<Record<string, Json>>;
}

/** Writes all schemas of a document together, so that one name means one thing: `X`, and `XInput` where input differs. */
export const schemaBook = (inputs: readonly z.ZodType[], outputs: readonly z.ZodType[]): SchemaBook => {
  const incoming = write(inputs, 'input');
  const outgoing = write(outputs, 'output');
  const differs = (name: string): boolean => {
    const other = outgoing.named[name];
    return other !== undefined && !same(incoming.named[name], other);
  };
  // A schema differs too where one that it refers to does.
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

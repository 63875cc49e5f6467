import { z } from 'zod';
import { unwrapped } from './query.ts';

type ZodIssue = z.core.$ZodIssue;

/** The maximum lengths of the lists in a value of one schema. */
interface Limits {
  readonly max?: number;
  readonly entries?: Limits;
  readonly members?: ReadonlyMap<string, Limits>;
}

/** Returns the smallest `.max(…)` of a list. */
const maximumOf = ({ def }: z.ZodArray): number | undefined => {
  const maxima = (def.checks ?? []).flatMap(({ _zod }) =>
    _zod.def.check === 'max_length' ? [(_zod.def as z.core.$ZodCheckMaxLengthDef).maximum] : [],
  );
  return maxima.length > 0 ? Math.min(...maxima) : undefined;
};

const merged = (one: Limits | undefined, other: Limits | undefined): Limits | undefined => {
  if (!one || !other) return one ?? other;
  const members = new Map(one.members);
  for (const [name, limits] of other.members ?? [])
    members.set(name, merged(members.get(name), limits) ?? limits);
  const max = Math.max(one.max ?? 0, other.max ?? 0);
  const entries = merged(one.entries, other.entries);
  return { ...(max > 0 && { max }), ...(entries && { entries }), members };
};

const limitsOf = (schema: z.core.$ZodType): Limits | undefined => {
  const shape = unwrapped(schema);
  if (shape instanceof z.ZodArray) {
    const max = maximumOf(shape);
    const entries = limitsOf(shape.element);
    return max === undefined && !entries
      ? undefined
      : { ...(max !== undefined && { max }), ...(entries && { entries }) };
  }
  if (shape instanceof z.ZodUnion)
    return shape.options.reduce<Limits | undefined>(
      (all, option) => merged(all, limitsOf(option)),
      undefined,
    );
  if (!(shape instanceof z.ZodObject)) return undefined;
  const members = new Map<string, Limits>();
  for (const [name, member] of Object.entries(shape.shape)) {
    const limits = limitsOf(member as z.core.$ZodType);
    if (limits) members.set(name, limits);
  }
  return members.size === 0 ? undefined : { members };
};

const collect = (value: unknown, limits: Limits, path: readonly PropertyKey[], found: ZodIssue[]): void => {
  const { max = Infinity, entries, members } = limits;
  if (Array.isArray(value)) {
    if (value.length > max) {
      found.push({ code: 'too_big', origin: 'array', maximum: max, path: [...path], message: '' });
    } else if (entries) value.forEach((entry, at) => collect(entry, entries, [...path, at], found));
  } else if (typeof value === 'object' && value !== null && members) {
    for (const [name, inner] of members)
      if (Object.hasOwn(value, name))
        collect((value as Readonly<Record<string, unknown>>)[name], inner, [...path, name], found);
  }
};

const known = new WeakMap<z.ZodType, Limits | false>();

/**
 * Returns the lists in a body that are longer than their schema allows. Their entries are not looked at, so that
 * rejecting them is cheap; zod would check every entry first.
 */
export const longListsIn = (schema: z.ZodType, value: unknown): readonly ZodIssue[] => {
  let limits = known.get(schema);
  if (limits === undefined) {
    limits = limitsOf(schema) ?? false;
    known.set(schema, limits);
  }
  if (!limits) return [];
  const found: ZodIssue[] = [];
  collect(value, limits, [], found);
  return found;
};

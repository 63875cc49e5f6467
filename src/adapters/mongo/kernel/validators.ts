import type { Document } from 'mongodb';
import { maxCounted, type AnyCollection } from '../../store-kit/collection.ts';
import type { Member } from '../../store-kit/members.ts';
import { fieldOf } from './documents.ts';

const text: Document = { bsonType: 'string' };
/** The driver sends small numbers as int and large ones as double. */
const whole: Document = { bsonType: ['int', 'long', 'double'], multipleOf: 1 };
const count: Document = { ...whole, maximum: maxCounted };

const typeOf = ({ kind, several }: Member<never>): Document => {
  if (several) return { bsonType: 'array', items: text, minItems: 1, uniqueItems: true };
  return kind === 'text' ? text : whole;
};

/**
 * Returns the JSON Schema of a collection's documents: the type of each member, and which members are
 * required. The members `but` are not checked because they are computed again.
 */
export const validatorOf = (
  collection: AnyCollection,
  but: ReadonlySet<string> = new Set(),
): { readonly $jsonSchema: Document } => {
  const { kind, key } = collection;
  const members = Object.entries<Member<never>>(collection.members).filter(([name]) => !but.has(name));
  // The only part of a counter's key, and the key of several parts, are stored in `_id`.
  const stored = members.filter(([name]) => kind === 'records' || key.length > 1 || !key.includes(name));
  const named = stored.map(([name, member]) => [fieldOf(collection, name), typeOf(member)] as const);
  const single = key.length === 1 ? collection.members[key[0] ?? ''] : undefined;
  const _id = single ? typeOf(single) : text;
  const required = stored
    .filter(([, { optional, several }]) => !optional && !several)
    .map(([name]) => fieldOf(collection, name));
  const beside: Document =
    kind === 'records'
      ? { doc: text, leaseToken: text, leaseUntil: whole, looks: whole }
      : Object.fromEntries(collection.counts.map((name) => [name, count]));
  return {
    $jsonSchema: {
      bsonType: 'object',
      required: [...new Set(['_id', ...required, ...(kind === 'records' ? ['doc'] : [])])],
      properties: { ...beside, ...Object.fromEntries(named), _id },
    },
  };
};

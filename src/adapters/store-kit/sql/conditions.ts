import type { Index } from '../collection.ts';
import { latestEnd } from '../kernel.ts';
import { encodeValue, type MemberValue } from '../members.ts';
import type { Expected, PageRange, Range } from '../program.ts';
import { columnIn, columnOf, conditionOf, type Dialect } from './names.ts';

export interface Conditions {
  readonly conditions: readonly string[];
  readonly values: readonly MemberValue[];
}

/** Returns the condition of a free record. */
export const isFree = (now: string, latest: string): string =>
  `(lease_until IS NULL OR lease_until <= ${now} OR lease_until > ${latest})`;

const isHighestFirst = ({ on, highestFirst }: Index<never>, n: number): boolean =>
  highestFirst.includes(on[n] ?? '');

type Given = Range & Partial<PageRange>;

/** Returns the values of `equal`, `from`, `until`, `among`, `after` and `free` of a range, in this order. */
export const valuesOf = (index: Index<never>, range: Given): readonly MemberValue[] => {
  const { equal = [], from, until, among, after = [], free } = range;
  const values: MemberValue[] = [];
  /** Adds a value of the nth member of the index. */
  const add = (n: number, value: MemberValue): void => {
    const encoded = encodeValue(value);
    values.push(isHighestFirst(index, n) && typeof encoded === 'number' ? 0 - encoded : encoded);
  };
  for (const [n, value] of equal.entries()) add(n, value);
  if (from !== undefined) add(equal.length, from);
  if (until !== undefined) add(equal.length, until);
  if (among) values.push(JSON.stringify(among.map(encodeValue)));
  for (const [n, value] of after.entries()) add(equal.length + n, value);
  if (free) values.push(free.now, latestEnd(free));
  return values;
};

/** Returns the conditions of a range, for values in the order of `valuesOf`. */
export const conditionsOf = (index: Index<never>, range: Given, dialect: Dialect): readonly string[] => {
  const { equal = [], from, until, among, after, descending = false, free } = range;
  const conditions: string[] = [];
  let places = 0;
  const next = (): string => dialect.value(++places);
  const partial = conditionOf(index);
  if (partial !== '' && index.several === undefined) conditions.push(partial);
  for (const n of equal.keys()) conditions.push(`${columnIn(index, index.on[n] ?? '')} = ${next()}`);
  const member = index.on[equal.length] ?? '';
  const bounded = columnIn(index, member);
  const [atLeast, atMost] = isHighestFirst(index, equal.length) ? ['<=', '>='] : ['>=', '<='];
  if (from !== undefined) conditions.push(`${bounded} ${atLeast} ${next()}`);
  if (until !== undefined) conditions.push(`${bounded} ${atMost} ${next()}`);
  if (among) {
    if (isHighestFirst(index, equal.length))
      throw new Error(`${index.name} is not entered by several counts`);
    const kind = index.collection.members[member]?.kind ?? 'whole';
    conditions.push(dialect.among(bounded, kind, next()));
  }
  if (after !== undefined) {
    const columns = index.on
      .slice(equal.length, equal.length + after.length)
      .map((name) => columnIn(index, name));
    const values = after.map(next);
    conditions.push(`(${columns.join(', ')}) ${descending ? '<' : '>'} (${values.join(', ')})`);
  }
  if (free) conditions.push(isFree(next(), next()));
  return conditions;
};

export const shapeOf = ({
  equal = [],
  from,
  until,
  among,
  after = [],
  descending,
  free,
}: Range & Partial<PageRange>): string =>
  `${equal.length} ${after.length}${from === undefined ? '' : ' from'}${until === undefined ? '' : ' until'}${descending === true ? ' down' : ''}${among ? ' among' : ''}${free ? ' free' : ''}`;

/** Returns the conditions of expected members, in which null equals null. */
export const expectedOf = (expected: Expected, first: number, dialect: Dialect): Conditions => {
  const names = Object.keys(expected);
  return {
    conditions: names.map((name, n) =>
      expected[name] === null
        ? `${columnOf(name)} IS NULL`
        : `${columnOf(name)} = ${dialect.value(first + names.slice(0, n).filter((each) => expected[each] !== null).length)}`,
    ),
    values: Object.values(expected)
      .filter((value) => value !== null)
      .map(encodeValue),
  };
};
export const shapeOfExpected = (expected: Expected): string =>
  Object.entries(expected)
    .map(([name, value]) => `${name}${value === null ? ' null' : ''}`)
    .join();

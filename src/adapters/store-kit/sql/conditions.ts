import type { Index } from '../collection.ts';
import { latestEnd } from '../kernel.ts';
import { encodeValue, type MemberValue } from '../members.ts';
import type { Expected, PageRange, Range } from '../program.ts';
import { columnIn, columnOf, conditionOf, type Dialect } from './names.ts';

export interface Conditions {
  readonly conditions: readonly string[];
  readonly values: readonly MemberValue[];
}

/** Of a record that nobody has leased. */
export const isFree = (now: string, latest: string): string =>
  `(lease_until IS NULL OR lease_until <= ${now} OR lease_until > ${latest})`;

const isHighestFirst = ({ on, highestFirst }: Index<never>, n: number): boolean =>
  highestFirst.includes(on[n] ?? '');

/** Of the `equal`, `from`, `until`, `after` and `free` of a range, with the values in their order. */
export const conditionsOf = (
  index: Index<never>,
  range: Range & Partial<PageRange>,
  dialect: Dialect,
): Conditions => {
  const { equal = [], from, until, among, after, descending = false, free } = range;
  const conditions: string[] = [];
  const values: MemberValue[] = [];
  const next = (value: MemberValue): string => {
    values.push(encodeValue(value));
    return dialect.value(values.length);
  };
  /** A value of the nth member of the index. */
  const nextOf = (n: number, value: MemberValue): string =>
    next(isHighestFirst(index, n) && typeof value === 'number' ? 0 - value : value);
  const partial = conditionOf(index);
  if (partial !== '' && index.several === undefined) conditions.push(partial);
  for (const [n, value] of equal.entries())
    conditions.push(`${columnIn(index, index.on[n] ?? '')} = ${nextOf(n, value)}`);
  const bounded = columnIn(index, index.on[equal.length] ?? '');
  const [atLeast, atMost] = isHighestFirst(index, equal.length) ? ['<=', '>='] : ['>=', '<='];
  if (from !== undefined) conditions.push(`${bounded} ${atLeast} ${nextOf(equal.length, from)}`);
  if (until !== undefined) conditions.push(`${bounded} ${atMost} ${nextOf(equal.length, until)}`);
  if (among) {
    const member = index.on[equal.length] ?? '';
    if (isHighestFirst(index, equal.length))
      throw new Error(`${index.name} is not entered by several counts`);
    const kind = index.collection.members[member]?.kind ?? 'whole';
    conditions.push(dialect.among(bounded, kind, next(JSON.stringify(among.map(encodeValue)))));
  }
  if (after !== undefined) {
    const columns = index.on
      .slice(equal.length, equal.length + after.length)
      .map((name) => columnIn(index, name));
    const places = after.map((value, n) => nextOf(equal.length + n, value));
    conditions.push(`(${columns.join(', ')}) ${descending ? '<' : '>'} (${places.join(', ')})`);
  }
  if (free) conditions.push(isFree(next(free.now), next(latestEnd(free))));
  return { conditions, values };
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

/** Expected members, compared so that null equals null. */
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

import type { Dialect } from '../../store-kit/sql/index.ts';

export const dialect: Dialect = {
  text: 'TEXT',
  whole: 'INTEGER',
  recordsEnd: ' STRICT',
  countsEnd: ' STRICT, WITHOUT ROWID',
  forUpdate: '',
  smaller: (one, other) => `min(${one}, ${other})`,
  value: (n) => `?${n}`,
  // The planner inspects the value of a limit that is only a variable, and would plan again for each value.
  limit: (n) => `+?${n}`,
  among: (column, _kind, json) => `${column} IN (SELECT value FROM json_each(${json}))`,
  texts: (json) => `json_each(${json}) AS given`,
};

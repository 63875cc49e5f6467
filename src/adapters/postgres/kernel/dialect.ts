import type { Dialect } from '../../store-kit/sql/index.ts';

/** Text is compared by its bytes, independent of the collation of the database. */
export const dialect: Dialect = {
  text: 'TEXT COLLATE "C"',
  whole: 'BIGINT',
  recordsEnd: '',
  countsEnd: '',
  forUpdate: ' FOR UPDATE',
  smaller: (one, other) => `LEAST(${one}, ${other})`,
  value: (n) => `$${n}`,
  limit: (n) => `$${n}`,
  among: (column, kind, json) =>
    `${column} = ANY(ARRAY(SELECT json_array_elements_text(${json}::json)${kind === 'whole' ? '::bigint' : ''}))`,
  texts: (json) => `json_array_elements_text(${json}::json) AS given(value)`,
};

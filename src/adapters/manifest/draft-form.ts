import { z } from 'zod';
import type { RowIssue } from '../../domain/catalog/delivery/delivery.ts';
import { draftRowIssues, maxDelivered, type DraftRow } from '../../domain/drafts/delivery/draft-row.ts';
import { fail, type Result } from '../../domain/shared/result.ts';
import { columns } from './columns.ts';
import { line } from './fields.ts';
import { checkedRow, type RowForm } from './form.ts';
import { described } from './row.ts';

type Members = typeof described;
type Optional = { [Name in keyof Members]: z.ZodExactOptional<Members[Name]> };

const { rights, ...others } = described;
const optional = Object.fromEntries(
  Object.entries(others).map(([name, schema]) => [name, (schema as z.ZodType).exactOptional()]),
) as Omit<Optional, 'rights'>;

const { master, writers, publishers } = rights.shape;

/** As many as the operations of a track accept. */
const maxShares = 100;
const tooMany = `has more than ${maxShares} entries`;

/** A row of a delivery by an account: every member but the title can be left out. */
const draftRow = z
  .strictObject({
    ...optional,
    title: described.title,
    file: line(255).exactOptional(),
    artwork: line(100).exactOptional(),
    rights: z
      .strictObject({
        master: master.max(maxShares, tooMany).exactOptional(),
        writers: writers.max(maxShares, tooMany).exactOptional(),
        publishers: publishers.max(maxShares, tooMany).exactOptional(),
      })
      .exactOptional(),
  })
  .transform(({ rights: shares, ...row }): DraftRow => ({
    ...row,
    // A CSV row without shares has none, not empty ones.
    ...(shares && Object.keys(shares).length > 0 && { rights: shares }),
  }));

/** Columns of the operator's import that the account has other operations for, or may not decide. */
const otherwise = ['stems', 'album', 'upc', 'images', 'terms', 'status'];

const own = Object.fromEntries(
  Object.entries(columns).filter(([name]) => !otherwise.includes(name) && !name.startsWith('terms.')),
);

/** More values than a track needs: 100 shares of each side with their territories. */
const maxValues = 2_000;

/** Returns whether a value contains more values than this, nested ones included, or is nested more than 20 levels deep. */
const exceeds = (raw: unknown): boolean => {
  let left = maxValues;
  const isOver = (value: unknown, depth: number): boolean =>
    --left < 0 ||
    depth > 20 ||
    (typeof value === 'object' &&
      value !== null &&
      Object.values(value).some((each) => isOver(each, depth + 1)));
  return isOver(raw, 0);
};

const checked = checkedRow<DraftRow>(draftRow, draftRowIssues);

const read = (raw: unknown): Result<DraftRow, readonly RowIssue[]> =>
  exceeds(raw)
    ? fail([
        {
          field: 'row',
          detail: `is nested too deeply or has more than ${maxValues.toLocaleString('en')} values`,
        },
      ])
    : checked(raw);

/** The rows of a delivery by an account. */
export const draftForm: RowForm<DraftRow> = {
  columns: own,
  nameOf: () => 'file',
  kindOfColumn: 'a column of deliveries',
  documentation: 'the guide “Deliver many tracks”',
  maxRows: maxDelivered,
  read,
};

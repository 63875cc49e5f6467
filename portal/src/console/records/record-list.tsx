import type { ReactNode } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { More } from '../../kit/controls/more.tsx';
import type { Column } from '../../kit/display/table.tsx';
import { Empty, QueryView, Refreshing } from '../../kit/feedback/states.tsx';
import { Rows } from './rows.tsx';
import type { Records } from './use-records.ts';
import './records.css';

/** A table of records with its next pages. */
export const RecordList = <Row,>({
  query,
  name,
  columns,
  keyOf,
  clear,
  none,
}: {
  readonly query: Records<Row>;
  /** The plural of the record: "platforms". */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  /** Removes the filters. Undefined if there are none. */
  readonly clear: (() => void) | undefined;
  /** Shown if there are no records at all. */
  readonly none: ReactNode;
}) => (
  <QueryView query={query} rows={12} label={`Loading ${name}`}>
    {({ rows, pages }) =>
      rows.length === 0 && !query.hasNextPage ? (
        clear ? (
          <Empty title={`No ${name} found`}>
            <Button onClick={clear}>Clear filters</Button>
          </Empty>
        ) : (
          none
        )
      ) : (
        <Refreshing busy={query.isPlaceholderData}>
          <div className="records">
            <Rows caption={name} name={name} columns={columns} rows={rows} keyOf={keyOf} />
          </div>
          <More query={query} pages={pages} end="End of list" />
        </Refreshing>
      )
    }
  </QueryView>
);

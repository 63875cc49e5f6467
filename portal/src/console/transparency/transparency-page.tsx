import type { TransparencyReport } from '@platform-licensing/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from '../../kit/controls/button.tsx';
import { TextField } from '../../kit/controls/field.tsx';
import { csvText } from '../../kit/csv.ts';
import { actions, grounds, sources } from '../../kit/display/decision-names.ts';
import { count, monthBefore, monthName, thisMonth } from '../../kit/display/format.ts';
import { Facts, PageHead, Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Empty, QueryView, Refreshing } from '../../kit/feedback/states.tsx';
import { saveText } from '../../kit/save-text.ts';
import { grounds as appealGrounds } from '../appeals/names.ts';
import { grounds as noticeGrounds } from '../notices/names.ts';
import { useListFilters } from '../records/filter-bar.tsx';
import { useApi } from '../session/session.tsx';
import { rowsOf, spanOf } from './figures.ts';
import '../records/records.css';

type Times = TransparencyReport['reviewTimes'];

const spans = ({ medianMs, longestMs }: Times) =>
  [
    ['Median time', medianMs === null ? 'None' : spanOf(medianMs)],
    ['Longest time', longestMs === null ? 'None' : spanOf(longestMs)],
  ] as const;

const Decisions = ({ of: { month, decisions } }: { readonly of: TransparencyReport }) => (
  <Panel title={`Decisions in ${monthName(month)}`}>
    {decisions.length === 0 ? (
      <p>No decision was made in this month.</p>
    ) : (
      <Table
        caption="Decisions by kind, ground and source"
        rows={decisions}
        keyOf={({ action, ground, source }) => `${action} ${ground} ${source}`}
        columns={[
          { name: 'Decision', heads: true, cell: ({ action }) => actions[action] },
          { name: 'Ground', cell: ({ ground }) => grounds[ground] },
          { name: 'Source', cell: ({ source }) => sources[source] },
          { name: 'Number', number: true, cell: (row) => count(row.count) },
          { name: 'Automated', number: true, cell: ({ automated }) => count(automated) },
        ]}
      />
    )}
  </Panel>
);

const Reports = ({ of: { notices } }: { readonly of: TransparencyReport }) => (
  <Panel title="Reports of tracks">
    {notices.grounds.length > 0 && (
      <Table
        caption="Reports by ground and first decision"
        rows={notices.grounds}
        keyOf={({ ground }) => ground}
        columns={[
          { name: 'Ground', heads: true, cell: ({ ground }) => noticeGrounds[ground] },
          { name: 'Submitted', number: true, cell: ({ submitted }) => count(submitted) },
          { name: 'Acted on', number: true, cell: ({ actioned }) => count(actioned) },
          { name: 'Rejected', number: true, cell: ({ rejected }) => count(rejected) },
          { name: 'No longer relevant', number: true, cell: (row) => count(row.noLongerRelevant) },
        ]}
      />
    )}
    <Facts
      of={[
        ['Reports submitted', count(notices.submitted)],
        ...spans(notices.times),
        ['Complaints submitted', count(notices.complaints.submitted)],
        ['Complaints: decision upheld', count(notices.complaints.upheld)],
        ['Complaints: new decision', count(notices.complaints.reversed)],
      ]}
    />
  </Panel>
);

const Figures = ({ of }: { readonly of: TransparencyReport }) => {
  const { appeals, reviewTimes } = of;
  return (
    <>
      <Decisions of={of} />
      <Reports of={of} />
      <div className="columns">
        <Panel title="Reviews">
          <Facts of={[['Tracks reviewed', count(reviewTimes.count)], ...spans(reviewTimes)]} />
        </Panel>
        <Panel title="Appeals">
          <Facts
            of={[
              ['Submitted', count(appeals.submitted)],
              ...appeals.grounds.map(
                (each) => [`Reason: ${appealGrounds[each.grounds]}`, count(each.count)] as const,
              ),
              ['Decision upheld', count(appeals.upheld)],
              ['Dismissed as abusive', count(appeals.abusive)],
              ['Decision overturned', count(appeals.overturned)],
              ['Withdrawn', count(appeals.withdrawn)],
              ['Decided after the deadline', count(appeals.overdue)],
              ...spans(appeals.times),
            ]}
          />
        </Panel>
      </div>
    </>
  );
};

const isMonth = (text: string): boolean => /^20\d{2}-(0[1-9]|1[0-2])$/.test(text);

/** The public transparency report of a month, as tables, CSV and JSON. */
export const TransparencyPage = () => {
  const api = useApi();
  const { text, change } = useListFilters(['month']);
  const last = monthBefore(thisMonth());
  const chosen = text('month') ?? last;
  const report = useQuery({
    queryKey: ['transparency', chosen],
    queryFn: () => api.getTransparencyReport({ month: chosen }),
    placeholderData: keepPreviousData,
    enabled: isMonth(chosen),
  });
  const shown = report.data?.month === chosen ? report.data : undefined;
  return (
    <>
      <PageHead title="Transparency">
        {shown && (
          <>
            <a className="button" href={`/api/v1/transparency-reports/${chosen}`}>
              Public report (JSON)
            </a>
            <Button
              onClick={() =>
                saveText(`transparency-${chosen}.csv`, csvText(rowsOf(shown)), 'text/csv;charset=utf-8')
              }
            >
              Export CSV
            </Button>
          </>
        )}
      </PageHead>
      <div className="filter-bar">
        <TextField
          label="Month (UTC)"
          type="month"
          value={chosen}
          onChange={(value) => change({ month: value })}
          hint="A report is published when its month is over."
          error={isMonth(chosen) ? undefined : 'Enter a month, such as 2026-03.'}
        />
      </div>
      {isMonth(chosen) && (
        <QueryView
          query={report}
          rows={12}
          label="Loading the report"
          missing={
            <Empty
              title={`The report for ${monthName(chosen)} will be published after the month has ended.`}
            />
          }
        >
          {(data) => (
            <Refreshing busy={report.isPlaceholderData}>
              <Figures of={data} />
            </Refreshing>
          )}
        </QueryView>
      )}
    </>
  );
};

import type { TrackForStaff } from '@platform-licensing/client';
import { Check, TriangleAlert } from 'lucide-react';
import { called, capital, countries, listed } from '../../../kit/display/names.ts';
import { Facts, Panel } from '../../../kit/display/page.tsx';
import { Table } from '../../../kit/display/table.tsx';
import { Tag } from '../../../kit/display/tag.tsx';
import { checksOf, feesOf, verdictOf, verdictTexts, type RightsCheckRow } from './checks.ts';

const Result = ({ of: { problem, note = 'Complete' } }: { readonly of: RightsCheckRow }) =>
  problem === undefined ? (
    <span className="agreement good">
      <Check size={16} aria-hidden="true" /> {note}
    </span>
  ) : (
    <span className="agreement bad">
      <TriangleAlert size={16} aria-hidden="true" /> {problem}
    </span>
  );

type Terms = NonNullable<TrackForStaff['rightsCheck']['terms']>;

const termOf = ({ term }: Terms): string =>
  term.type === 'perpetual' ? 'No end' : `${term.months ?? 0} months`;

/** Which licenses could be granted if the track was approved, by the rules that decide about requests, and what prevents others. */
export const RightsCheck = ({
  shown: { rightsCheck },
}: {
  readonly shown: Pick<TrackForStaff, 'rightsCheck'>;
}) => {
  const { licensableIn, terms } = rightsCheck;
  const { name, tone } = verdictTexts[verdictOf(rightsCheck)];
  return (
    <Panel title="Rights check">
      <p>
        <Tag tone={tone}>{name}</Tag>{' '}
        {licensableIn.length === 0
          ? 'No license could be granted.'
          : `Licenses could be granted in ${countries(licensableIn)}.`}
      </p>
      <Table
        caption="Rights check"
        rows={checksOf(rightsCheck)}
        keyOf={(row) => row.name}
        columns={[
          { name: 'Condition', heads: true, cell: (row) => row.name },
          { name: 'Result', cell: (row) => <Result of={row} /> },
        ]}
      />
      {terms && licensableIn.length > 0 && (
        <Facts
          of={[
            ['Content types', capital(listed(terms.contentTypes.map(called)))],
            ['Media', capital(listed(terms.media.map(called)))],
            ['Term', termOf(terms)],
            ...feesOf(terms),
          ]}
        />
      )}
    </Panel>
  );
};

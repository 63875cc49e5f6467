import type { TrackForStaff } from '@platform-licensing/client';
import { Panel } from '../../../kit/display/page.tsx';
import { Table } from '../../../kit/display/table.tsx';
import { Tag } from '../../../kit/display/tag.tsx';
import { Time } from '../../../kit/display/time.tsx';
import type { Tone } from '../../../kit/tone.ts';
import { sharesIn } from './field-texts.ts';
import { fieldName } from '../names.ts';

type RevisionDecision = TrackForStaff['revisionDecisions'][number];

/** The shares in a published track of an account, the latest first, each with the time from which they apply. */
export const Splits = ({ of: { splits } }: { readonly of: Pick<TrackForStaff, 'splits'> }) =>
  splits.length > 0 && (
    <Panel title="Shares over time">
      <Table
        caption="Shares by the time from which they apply"
        rows={splits.toReversed()}
        keyOf={({ effectiveFrom }) => effectiveFrom}
        columns={[
          { name: 'From', heads: true, cell: ({ effectiveFrom }) => <Time at={effectiveFrom} /> },
          { name: 'Shares', cell: sharesIn },
        ]}
      />
    </Panel>
  );

const outcomes: Readonly<Record<RevisionDecision['action'], { readonly name: string; readonly tone: Tone }>> =
  {
    approve: { name: 'Approved', tone: 'good' },
    request_changes: { name: 'Changes requested', tone: 'warn' },
    reject: { name: 'Rejected', tone: 'bad' },
  };

/** The latest decisions about revisions of a track, the last one first. */
export const DecidedRevisions = ({
  of: { revisionDecisions },
}: {
  readonly of: Pick<TrackForStaff, 'revisionDecisions'>;
}) =>
  revisionDecisions.length > 0 && (
    <Panel title="Decisions about revisions">
      <Table
        caption="Decisions about revisions, the latest first"
        rows={revisionDecisions}
        keyOf={({ submittedAt, decidedAt }) => `${submittedAt} ${decidedAt}`}
        columns={[
          { name: 'Decided', heads: true, cell: ({ decidedAt }) => <Time at={decidedAt} /> },
          {
            name: 'Decision',
            cell: ({ action }) => <Tag tone={outcomes[action].tone}>{outcomes[action].name}</Tag>,
          },
          { name: 'Changed fields', cell: ({ fields }) => fields.map(fieldName).join(', ') },
          { name: 'Reasons', cell: ({ reasons }) => reasons },
        ]}
      />
    </Panel>
  );

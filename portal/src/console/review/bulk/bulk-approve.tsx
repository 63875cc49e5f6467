import type { ReviewQueueItem } from '@platform-licensing/client';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { Dialog } from '../../../kit/controls/dialog.tsx';
import { TextArea, TextField } from '../../../kit/controls/field.tsx';
import { Tag } from '../../../kit/display/tag.tsx';
import { tagged } from '../../../kit/etag.ts';
import { explain } from '../../../kit/feedback/errors.ts';
import { Loading, Notice } from '../../../kit/feedback/states.tsx';
import { useApi } from '../../session/session.tsx';
import { templates } from '../decision/templates.ts';
import type { Statement } from '../decision/work.ts';
import { findingsOf } from './findings.ts';

const tracksOf = (count: number): string => (count === 1 ? '1 track' : `${count} tracks`);

/** Reads the tracks and what resembles them as they are now: each is approved in the version that was read. */
const useTracks = (items: readonly ReviewQueueItem[]) => {
  const api = useApi();
  return useQueries({
    queries: items.map(({ trackId }) => ({
      queryKey: ['bulk-approve', trackId],
      queryFn: async () => {
        const [answer, lookAlikes] = await Promise.all([
          api.answer.getTrackForStaff({ trackId }),
          api.listLookAlikes({ trackId }),
        ]);
        return { shown: tagged(answer), lookAlikes };
      },
      staleTime: Infinity,
      gcTime: 0,
    })),
    combine: (results) =>
      results.map(({ data, error }, at) => ({
        item: items[at],
        shown: data?.shown,
        findings: error ? [explain(error)] : data ? findingsOf(data.shown, data.lookAlikes) : [],
        isRead: data !== undefined || error !== null,
      })),
  });
};

type Row = ReturnType<typeof useTracks>[number];
type Outcome = 'approved' | { readonly error: unknown };

const nameOf = ({ item }: Row) => (
  <>
    {item?.title} <span className="soft">{item?.artists.join(', ')}</span>
  </>
);

const Outcomes = ({
  rows,
  outcomes,
}: {
  readonly rows: readonly Row[];
  readonly outcomes: ReadonlyMap<string, Outcome>;
}) => (
  <ul className="plain-list outcomes" aria-label="Outcomes">
    {rows.map((row) => {
      const outcome = outcomes.get(row.item?.trackId ?? '');
      return (
        <li key={row.item?.trackId}>
          {outcome === undefined && <Tag>Waiting</Tag>}
          {outcome === 'approved' && <Tag tone="good">Approved</Tag>}
          {typeof outcome === 'object' && <Tag tone="bad">Not approved</Tag>} {nameOf(row)}
          {typeof outcome === 'object' && <span className="field-error"> {explain(outcome.error)}</span>}
        </li>
      );
    })}
  </ul>
);

const Findings = ({ rows }: { readonly rows: readonly Row[] }) => (
  <Notice tone="warn">
    <p>
      {rows.length === 1 ? 'One track needs' : `${rows.length} tracks need`} a look and{' '}
      {rows.length === 1 ? 'stays' : 'stay'} in the list.
    </p>
    <ul aria-label="Tracks that stay in the list">
      {rows.map((row) => (
        <li key={row.item?.trackId}>
          {nameOf(row)}: {row.findings.join(' ')}
        </li>
      ))}
    </ul>
  </Notice>
);

/** Approves tracks one after the other with the same statement of reasons, and shows the outcome of each. */
export const BulkApprove = ({
  items,
  onApproved,
  close,
}: {
  readonly items: readonly ReviewQueueItem[];
  readonly onApproved: (trackIds: readonly string[]) => void;
  readonly close: () => void;
}) => {
  const api = useApi();
  // The list changes while its tracks are approved.
  const [chosen] = useState(items);
  const rows = useTracks(chosen);
  const [statement, setStatement] = useState<Statement | undefined>(templates.approve[0]);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [isRunning, setIsRunning] = useState(false);
  const isRead = rows.every((row) => row.isRead);
  const clean = rows.filter(({ shown, findings }) => shown && findings.length === 0);
  const isComplete =
    statement !== undefined && statement.facts.trim() !== '' && statement.clause.trim() !== '';
  const hasStarted = isRunning || outcomes.size > 0;

  const approveOne = async ({ shown }: Row): Promise<Outcome> => {
    if (!shown || !statement) return { error: new Error('The track was not read.') };
    const { ground, facts, clause } = statement;
    const body = {
      action: 'approve',
      statement: { ground, facts, clause, source: 'own_review', automated: false },
    } as const;
    try {
      await api.createDecision({ trackId: shown.track.trackId, body }, { ifMatch: shown.tag });
      return 'approved';
    } catch (error) {
      return { error };
    }
  };
  const approve = async () => {
    setIsRunning(true);
    const approved: string[] = [];
    for (const row of clean) {
      const outcome = await approveOne(row);
      const trackId = row.item?.trackId ?? '';
      if (outcome === 'approved') approved.push(trackId);
      setOutcomes((before) => new Map(before).set(trackId, outcome));
    }
    setIsRunning(false);
    onApproved(approved);
  };
  const failed = [...outcomes.values()].filter((outcome) => outcome !== 'approved').length;
  return (
    <Dialog title={`Approve ${tracksOf(chosen.length)}?`} close={close} busy={isRunning}>
      {!isRead && <Loading label="Reading the tracks" rows={3} />}
      {isRead && !hasStarted && (
        <>
          <p>
            {clean.length === 0
              ? 'None of these tracks can be approved together.'
              : `${tracksOf(clean.length)} without findings ${clean.length === 1 ? 'is' : 'are'} approved: nothing that was declared differs from what was measured, no AI was used, nobody disputes shares, and no other track has the same recording or nearly the same sound.`}
          </p>
          {clean.length > 0 && (
            <ul aria-label="Tracks to approve">
              {clean.map((row) => (
                <li key={row.item?.trackId}>{nameOf(row)}</li>
              ))}
            </ul>
          )}
          {clean.length < rows.length && <Findings rows={rows.filter((row) => !clean.includes(row))} />}
          {clean.length > 0 && statement && (
            <>
              <TextArea
                label="Facts"
                rows={3}
                value={statement.facts}
                onChange={(facts) => setStatement({ ...statement, facts })}
              />
              <TextField
                label="Clause"
                value={statement.clause}
                onChange={(clause) => setStatement({ ...statement, clause })}
              />
            </>
          )}
        </>
      )}
      {hasStarted && (
        <>
          <p role="status">
            {isRunning
              ? `Approving: ${outcomes.size} of ${clean.length} done.`
              : failed === 0
                ? `${tracksOf(clean.length)} approved.`
                : `${tracksOf(failed)} could not be approved.`}
          </p>
          <Outcomes rows={clean} outcomes={outcomes} />
        </>
      )}
      <div className="dialog-acts">
        <Button busy={isRunning} onClick={close}>
          {hasStarted ? 'Done' : 'Cancel'}
        </Button>
        {isRead && !hasStarted && clean.length > 0 && (
          <Button tone="primary" disabled={!isComplete} onClick={() => void approve()}>
            {`Approve ${tracksOf(clean.length)}`}
          </Button>
        )}
      </div>
    </Dialog>
  );
};

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { More } from '../../kit/controls/more.tsx';
import { count } from '../../kit/display/format.ts';
import { tagged } from '../../kit/etag.ts';
import { Empty, Loading, QueryView } from '../../kit/feedback/states.tsx';
import { useTitle } from '../../kit/hooks/use-title.ts';
import { itemsOf, useQueueChanges } from '../queue-changes.ts';
import { mayDecide } from '../roles.ts';
import { useApi, useMember } from '../session/session.tsx';
import { BulkApprove } from './bulk/bulk-approve.tsx';
import { SelectionBar } from './bulk/selection-bar.tsx';
import { useSelection } from './bulk/use-selection.ts';
import { useDecisions, type Decisions } from './decision/use-decisions.ts';
import { KeyLegend } from './key-legend.tsx';
import { isFree, neighbor, nextAfter } from './neighbors.ts';
import { queueKey, trackKey, useQueue } from './queue.ts';
import { QueueList } from './queue-list.tsx';
import { TrackPanel } from './track-panel.tsx';
import { useKeys, useKeysEnabled } from './use-keys.ts';
import './review.css';

/**
 * The track of the address. It is read each time it is opened, because another reviewer may have decided, and not while
 * it is open: a decision carries the version that the reviewer saw.
 */
const useTrack = (trackId: string) => {
  const api = useApi();
  return useQuery({
    queryKey: trackKey(trackId),
    queryFn: async () => tagged(await api.answer.getTrackForStaff({ trackId })),
    staleTime: Infinity,
    gcTime: 0,
  });
};

const Opened = ({
  trackId,
  ...panel
}: {
  readonly trackId: string;
  readonly keys: boolean;
  readonly decisions: Decisions;
  readonly onRejected: (wasOwn: boolean) => void;
}) => (
  <QueryView
    query={useTrack(trackId)}
    rows={8}
    label="Loading the track"
    missing={<Empty title="There is no such track." />}
  >
    {(shown) => <TrackPanel key={shown.track.trackId} shown={shown} {...panel} />}
  </QueryView>
);

/** The page without a track to open. */
const Nothing = ({
  isDone,
  refetch,
}: {
  readonly isDone: boolean;
  readonly refetch: () => Promise<unknown>;
}) => (
  <Empty title={isDone ? 'Every track is reviewed.' : 'Other reviewers have claimed the rest.'}>
    <h1 className="unseen">Review</h1>
    <p>New tracks appear here within half a minute.</p>
    <Button onClick={() => void refetch()}>Check again</Button>
  </Empty>
);

/** The list of tracks that wait for review, and the opened one. Deciding opens the next. */
export const ReviewPage = ({ trackId }: { readonly trackId: string | undefined }) => {
  const member = useMember();
  const { staffId } = member;
  const [, go] = useLocation();
  const queue = useQueue();
  const changes = useQueueChanges(queueKey);
  const [keys, setKeys] = useKeysEnabled();
  const items = itemsOf(queue.data);
  const selection = useSelection(items.map((item) => item.trackId));
  const [isApproving, setIsApproving] = useState(false);
  useTitle('Review');
  /** The track that the page opened automatically: if someone else has claimed it, the page opens another one. */
  const suggested = useRef<string>(undefined);
  useEffect(() => {
    if (trackId !== suggested.current) suggested.current = undefined;
  }, [trackId]);
  const suggest = (next: string | undefined) => {
    suggested.current = next;
    go(next === undefined ? '/review' : `/review/${next}`, { replace: true });
  };
  const leave = (from: string, change: () => void, decided: readonly string[] = []) => {
    const open = changes.items().filter((item) => item.trackId === from || !decided.includes(item.trackId));
    const next = nextAfter(open, from, staffId);
    // First: without a track in its address, the page opens the first one of the list.
    change();
    suggest(next);
  };
  const decisions = useDecisions(trackId, leave);
  const first = trackId === undefined ? nextAfter(items, undefined, staffId) : undefined;
  useEffect(() => {
    if (first === undefined) return;
    suggested.current = first;
    go(`/review/${first}`, { replace: true });
  }, [first, go]);
  const isSent = trackId !== undefined && decisions.workOn(trackId).isSent;
  const step = (by: 1 | -1) => () => {
    const next = neighbor(items, trackId, by);
    if (next !== undefined && !isSent) go(`/review/${next}`);
  };
  useKeys(keys, { j: step(1), k: step(-1) });
  const onRejected = (rejected: string, wasOwn: boolean) => {
    const block = () => void changes.block(rejected);
    if (suggested.current === rejected && !wasOwn) leave(rejected, block);
    else block();
  };
  const onApproved = (approved: readonly string[]) => {
    if (approved.length === 0) return;
    selection.end();
    const remove = () => void changes.remove(...approved);
    if (trackId !== undefined && approved.includes(trackId)) leave(trackId, remove, approved);
    else remove();
  };
  return (
    <div className="review">
      <section className="review-list" aria-label="Queue">
        <div className="review-head">
          <h2>Review</h2>
          <span className="soft figure">
            {count(items.length)}
            {queue.hasNextPage && '+'} waiting
          </span>
        </div>
        <QueryView query={queue} rows={8} label="Loading the queue">
          {() => (
            <>
              {mayDecide(member) && (
                <SelectionBar
                  selection={selection}
                  open={items.filter((item) => isFree(item, staffId)).map((item) => item.trackId)}
                  approve={() => setIsApproving(true)}
                />
              )}
              <QueueList items={items} trackId={trackId} staffId={staffId} selection={selection} />
              {queue.hasNextPage && <More query={queue} />}
            </>
          )}
        </QueryView>
      </section>
      <div className="review-track">
        {trackId !== undefined ? (
          <Opened
            key={trackId}
            trackId={trackId}
            keys={keys}
            decisions={decisions}
            onRejected={(wasOwn) => onRejected(trackId, wasOwn)}
          />
        ) : (
          queue.data &&
          first === undefined &&
          (queue.hasNextPage && !queue.isError ? (
            <Loading label="Loading the queue" rows={8} />
          ) : (
            <Nothing isDone={items.length === 0} refetch={queue.refetch} />
          ))
        )}
        <KeyLegend isOn={keys} change={setKeys} />
      </div>
      {isApproving && (
        <BulkApprove
          items={items.filter((item) => selection.ids.has(item.trackId))}
          onApproved={onApproved}
          close={() => setIsApproving(false)}
        />
      )}
    </div>
  );
};

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { count } from '../../kit/display/format.ts';
import { tagged } from '../../kit/etag.ts';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { Empty, QueryView } from '../../kit/feedback/states.tsx';
import { useTitle } from '../../kit/hooks/use-title.ts';
import { More } from '../../kit/controls/more.tsx';
import { useApi, useMember } from '../session/session.tsx';
import { KeyLegend } from './key-legend.tsx';
import { neighbor, nextAfter } from './neighbors.ts';
import { itemsOf, useQueue, useRemoval } from './queue.ts';
import { QueueList } from './queue-list.tsx';
import type { Action } from './templates.ts';
import { TrackPanel } from './track-panel.tsx';
import { useKeys, useKeysEnabled } from './use-keys.ts';
import './review.css';

const done: Readonly<Record<Action, string>> = {
  approve: 'Approved',
  request_changes: 'Changes requested for',
  reject: 'Rejected',
};

/** The track of the address. It is read again each time it is opened: another reviewer may have decided. */
const useTrack = (trackId: string) => {
  const api = useApi();
  return useQuery({
    queryKey: ['review-track', trackId],
    queryFn: async () => tagged(await api.answer.getTrackForStaff({ trackId })),
    staleTime: 0,
    gcTime: 0,
  });
};

const Opened = ({
  trackId,
  keys,
  onDecided,
}: {
  readonly trackId: string;
  readonly keys: boolean;
  readonly onDecided: (title: string, action: Action) => void;
}) => {
  const track = useTrack(trackId);
  return (
    <QueryView
      query={track}
      rows={8}
      label="Loading the track"
      missing={<Empty title="There is no such track." />}
    >
      {(shown) => (
        <TrackPanel
          key={shown.track.trackId}
          shown={shown}
          keys={keys}
          onDecided={(action) => onDecided(shown.track.title, action)}
        />
      )}
    </QueryView>
  );
};

/** The list of tracks that wait for review, and the opened one. Deciding opens the next. */
export const ReviewPage = ({ trackId }: { readonly trackId: string | undefined }) => {
  const { staffId } = useMember();
  const announce = useAnnounce();
  const [, go] = useLocation();
  const queue = useQueue();
  const remove = useRemoval();
  const [keys, setKeys] = useKeysEnabled();
  const items = itemsOf(queue.data);
  useTitle('Review');
  const first = trackId === undefined ? nextAfter(items, undefined, staffId) : undefined;
  useEffect(() => {
    if (first !== undefined) go(`/review/${first}`, { replace: true });
  }, [first, go]);
  const open = (next: string | undefined) => {
    if (next !== undefined) go(`/review/${next}`);
  };
  useKeys(keys, {
    j: () => open(neighbor(items, trackId, 1)),
    k: () => open(neighbor(items, trackId, -1)),
  });
  const onDecided = (title: string, action: Action) => {
    const next = nextAfter(items, trackId, staffId);
    announce(`${done[action]} “${title}”.`);
    if (trackId !== undefined) remove(trackId);
    go(next === undefined ? '/review' : `/review/${next}`, { replace: true });
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
              <QueueList items={items} trackId={trackId} staffId={staffId} />
              {queue.hasNextPage && <More query={queue} end="" />}
            </>
          )}
        </QueryView>
      </section>
      <div className="review-track">
        {trackId !== undefined ? (
          <Opened key={trackId} trackId={trackId} keys={keys} onDecided={onDecided} />
        ) : (
          queue.data &&
          first === undefined && (
            <Empty
              title={
                items.length === 0 ? 'Every track is reviewed.' : 'Other reviewers have claimed the rest.'
              }
            >
              <h1 className="unseen">Review</h1>
              <p>New tracks appear here as soon as they are delivered.</p>
              <Button onClick={() => void queue.refetch()}>Check again</Button>
            </Empty>
          )
        )}
        <KeyLegend isOn={keys} change={setKeys} />
      </div>
    </div>
  );
};

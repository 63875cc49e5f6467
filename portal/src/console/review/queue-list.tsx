import type { ReviewQueueItem } from '@platform-licensing/client';
import { LockKeyhole, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Artwork } from '../../kit/display/artwork.tsx';
import { Time } from '../../kit/display/time.tsx';
import type { Selection } from './bulk/use-selection.ts';
import { isFree } from './neighbors.ts';

/** Selects a track for a decision about several. */
const Select = ({
  item,
  isFree: canSelect,
  selection,
}: {
  readonly item: ReviewQueueItem;
  readonly isFree: boolean;
  readonly selection: Selection;
}) => {
  const isSelected = selection.ids.has(item.trackId);
  return (
    <input
      type="checkbox"
      aria-label={`Select ${item.title}`}
      checked={isSelected}
      disabled={!canSelect || (selection.isFull && !isSelected)}
      onChange={() => selection.toggle(item.trackId)}
    />
  );
};

/** The list at the left of the page. */
export const QueueList = ({
  items,
  trackId,
  staffId,
  selection,
}: {
  readonly items: readonly ReviewQueueItem[];
  readonly trackId: string | undefined;
  readonly staffId: string;
  readonly selection: Selection;
}) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [trackId]);
  return (
    <ul ref={list} className="queue scroll-row" aria-label="Tracks to review">
      {items.map((item) => (
        <li key={item.trackId} className={selection.isOn ? 'selecting' : undefined}>
          {selection.isOn && <Select item={item} isFree={isFree(item, staffId)} selection={selection} />}
          <Link href={`/review/${item.trackId}`} aria-current={item.trackId === trackId ? 'true' : undefined}>
            <Artwork of={item.trackId} image={item.artwork} size={36} />
            <span className="queue-text">
              <span className="queue-title">{item.title}</span>
              <span className="queue-artist">{item.artists.join(', ')}</span>
            </span>
            <span className="queue-since">
              {item.disputes !== undefined && (
                <TriangleAlert size={14} role="img" aria-label="Shares are disputed" />
              )}
              {!isFree(item, staffId) && (
                <LockKeyhole size={14} role="img" aria-label="Claimed by another reviewer" />
              )}
              <Time at={item.since} as="ago" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

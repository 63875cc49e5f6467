import type { ReviewQueueItem } from '@platform-licensing/client';
import { LockKeyhole, UserCheck } from 'lucide-react';
import { Link } from 'wouter';
import { Artwork } from '../../kit/display/artwork.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { isFree } from '../review/neighbors.ts';

/** The list at the left of the page, the soonest deadline first. */
export const AppealList = ({
  items,
  appealId,
  staffId,
}: {
  readonly items: readonly ReviewQueueItem[];
  readonly appealId: string | undefined;
  readonly staffId: string;
}) => (
  <ul className="queue scroll-row" aria-label="Open appeals">
    {items.map((item) => (
      <li key={item.subject}>
        <Link href={`/appeals/${item.subject}`} aria-current={item.subject === appealId ? 'true' : undefined}>
          <Artwork of={item.trackId} image={item.artwork} size={36} />
          <span className="queue-text">
            <span className="queue-title">{item.title}</span>
            <span className="queue-artist">{item.artists.join(', ')}</span>
          </span>
          <span className="queue-since">
            {item.reviewer === staffId && (
              <UserCheck size={14} role="img" aria-label="You review this appeal" />
            )}
            {!isFree(item, staffId) && (
              <LockKeyhole size={14} role="img" aria-label="Claimed by another reviewer" />
            )}
            {item.overdue === true ? (
              <Tag tone="bad">Overdue</Tag>
            ) : (
              item.decideBy !== undefined && <Time at={item.decideBy} as="ago" />
            )}
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

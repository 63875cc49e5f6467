import type { ListedOwnTrack } from '@platform-licensing/client';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { Link } from 'wouter';
import { Panel } from '../../kit/display/page.tsx';
import { Time } from '../../kit/display/time.tsx';
import { useNow } from '../../kit/hooks/use-now.ts';
import { rich, t } from '../texts/texts.ts';
import { urgentItems, type UrgentItem } from './urgent.ts';
import { titleOf } from './names.ts';
import type { TrackFacts } from './board.ts';

const headOf = ({ kind, track, text }: UrgentItem): string => {
  const title = titleOf(track);
  switch (kind) {
    case 'disputed':
      return t('home.first.disputed', { title, names: text });
    case 'returned':
      return t('home.first.returned', { title });
    case 'changesReturned':
      return t('home.first.changesReturned', { title });
    case 'rejected':
      return t('home.first.rejected', { title });
    case 'takenDown':
      return t('home.first.takenDown', { title });
  }
};

const UrgentTrack = ({ of }: { readonly of: UrgentItem }) => {
  const { kind, track, text, appealUntil } = of;
  const isSevere = kind === 'disputed' || kind === 'rejected' || kind === 'takenDown';
  const Icon = isSevere ? CircleAlert : TriangleAlert;
  return (
    <li className={isSevere ? 'bad' : undefined}>
      <Icon size={18} aria-hidden="true" />
      <div>
        <p className="first-title">
          <Link href={`/tracks/${track.trackId}`}>{headOf(of)}</Link>
        </p>
        <p className="first-text">{kind === 'disputed' ? t('home.first.talkToThem') : text}</p>
      </div>
      {appealUntil !== undefined && (
        <a href={`/appeals?track=${track.trackId}`}>
          {rich('home.first.appealUntil', { time: <Time at={appealUntil} as="day" /> })}
        </a>
      )}
    </li>
  );
};

/** Lists the tracks that need the members of the account first; shows nothing if there are none. */
export const UrgentTracks = ({
  tracks,
  facts,
}: {
  readonly tracks: readonly ListedOwnTrack[];
  readonly facts: TrackFacts;
}) => {
  const now = useNow();
  const items = urgentItems(tracks, facts, now);
  if (items.length === 0) return null;
  return (
    <Panel title={t('home.doFirst')}>
      <ul className="first">
        {items.map((item) => (
          <UrgentTrack key={`${item.kind} ${item.track.trackId}`} of={item} />
        ))}
      </ul>
    </Panel>
  );
};

import type { CollectionTrack } from '@platform-licensing/client';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { Cross } from '../../kit/controls/cross.tsx';
import { WithArtwork } from '../../kit/display/artwork.tsx';
import { clockOf } from '../../kit/display/format.ts';
import { Tag } from '../../kit/display/tag.tsx';
import { t, texts } from '../../texts/texts.ts';
import { PreviewButton } from '../catalog/player/player-bar.tsx';

const statuses = texts({
  available: 'collections.available',
  taken_down: 'collections.takenDown',
  unavailable: 'collections.unavailable',
});

interface Drag {
  readonly start: () => void;
  readonly end: () => void;
  readonly drop: () => void;
}

/** A track of a collection. Alt with the arrow keys moves it while the focus is in its row. */
export const TrackRow = ({
  track: { trackId, title = trackId, artists = [], note: noted, status, track },
  at,
  total,
  mayChange,
  isDragged,
  move,
  remove,
  note,
  drag,
}: {
  readonly track: CollectionTrack;
  readonly at: number;
  readonly total: number;
  readonly mayChange: boolean;
  readonly isDragged: boolean;
  /** Moves the track by a number of places. */
  readonly move: (step: number) => void;
  readonly remove: () => void;
  readonly note: () => void;
  readonly drag: Drag;
}) => {
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    if (mayChange) move(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
      className={isDragged ? 'dragged' : undefined}
      draggable={mayChange}
      onDragStart={drag.start}
      onDragEnd={drag.end}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        drag.drop();
      }}
      onKeyDown={press}
    >
      <span className="collection-play">{track && <PreviewButton track={track} />}</span>
      <span className="collection-title">
        <WithArtwork of={trackId} image={track?.artwork} size={44}>
          <Link className="track-title" href={`/catalog/${trackId}`}>
            {title}
          </Link>
          <br />
          <span className="soft">
            {artists.join(', ')}
            {track && ` · ${clockOf(track.durationMs)}`}
          </span>
        </WithArtwork>
        {status !== 'available' && <Tag tone="warn">{statuses[status]}</Tag>}
        {noted !== undefined && <span className="collection-note">{noted}</span>}
      </span>
      {mayChange && (
        <span className="collection-acts">
          <Button
            small
            label={t('collections.moveTitleUp', { title })}
            idle={at === 0}
            onClick={() => move(-1)}
          >
            <ArrowUp size={14} aria-hidden="true" />
          </Button>
          <Button
            small
            label={t('collections.moveTitleDown', { title })}
            idle={at === total - 1}
            onClick={() => move(1)}
          >
            <ArrowDown size={14} aria-hidden="true" />
          </Button>
          <Button small label={t('collections.noteOfTitle', { title })} onClick={note}>
            {t('collections.note')}
          </Button>
          <Button small label={t('collections.removeTitle', { title })} onClick={remove}>
            <Cross />
          </Button>
        </span>
      )}
    </li>
  );
};

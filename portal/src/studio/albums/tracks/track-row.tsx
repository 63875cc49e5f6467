import type { ListedOwnTrack } from '@platform-licensing/client';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { DragEvent } from 'react';
import { Link } from 'wouter';
import { Button } from '../../../kit/controls/button.tsx';
import { Cross } from '../../../kit/controls/cross.tsx';
import { Tag } from '../../../kit/display/tag.tsx';
import { titleOf } from '../../home/names.ts';
import { t } from '../../texts/texts.ts';
import { statuses, statusTones } from '../../track/names.ts';
import { maxDiscs, type PlacedTrack } from './track-order.ts';

/** The changes of a list that a row offers. */
export interface RowActs {
  readonly move: (from: number, to: number, act: 'up' | 'down' | 'drag') => void;
  readonly setDisc: (at: number, disc: number) => void;
  readonly remove: (at: number) => void;
}

/** The drag of the list: which track is dragged, and over which one it is. */
export interface Drag {
  readonly from: number | undefined;
  readonly over: number | undefined;
  readonly begin: (at: number) => void;
  readonly enter: (at: number) => void;
  readonly end: () => void;
}

/** One track of an album: its place, which can be changed by dragging, with buttons or with the disc, and its status. */
export const TrackRow = ({
  placed,
  at,
  place,
  last,
  lastDisc,
  track,
  error,
  mayEdit,
  acts: { move, setDisc, remove },
  drag,
}: {
  readonly placed: PlacedTrack;
  readonly at: number;
  /** “3”, or “2-3” for the third track of the second disc. */
  readonly place: string;
  readonly last: number;
  readonly lastDisc: number;
  readonly track: ListedOwnTrack | undefined;
  readonly error: string | undefined;
  readonly mayEdit: boolean;
  readonly acts: RowActs;
  readonly drag: Drag;
}) => {
  const { trackId, disc } = placed;
  const title = track ? titleOf(track) : trackId;
  const allowDrop = (event: DragEvent) => {
    if (drag.from === undefined) return;
    event.preventDefault();
    drag.enter(at);
  };
  return (
    <li
      className="album-track"
      draggable={mayEdit}
      data-track={trackId}
      data-dragged={drag.from === at || undefined}
      data-over={
        drag.over === at && drag.from !== undefined && drag.from !== at
          ? drag.from < at
            ? 'below'
            : 'above'
          : undefined
      }
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        drag.begin(at);
      }}
      onDragOver={allowDrop}
      onDrop={(event) => {
        event.preventDefault();
        if (drag.from !== undefined) move(drag.from, at, 'drag');
        drag.end();
      }}
      onDragEnd={drag.end}
    >
      {mayEdit && <GripVertical className="album-grip" size={16} aria-hidden="true" />}
      <span className="album-place figure">{place}</span>
      <div className="album-track-name">
        <Link href={`/tracks/${trackId}`} dir="auto">
          {title}
        </Link>
        {error !== undefined && <p className="field-error">{error}</p>}
      </div>
      {track && <Tag tone={statusTones[track.status]}>{statuses[track.status]}</Tag>}
      {mayEdit && (
        <div className="album-track-acts">
          <select
            className="boxed"
            aria-label={t('albums.discOfTitle', { title })}
            value={disc}
            onChange={(event) => setDisc(at, Number(event.currentTarget.value))}
          >
            {Array.from({ length: Math.min(lastDisc + 1, maxDiscs) }, (_, n) => (
              <option key={n} value={n + 1}>
                {t('albums.discNumber', { number: n + 1 })}
              </option>
            ))}
          </select>
          <span data-move="up">
            <Button
              small
              label={t('albums.moveUp', { title })}
              idle={at === 0}
              onClick={() => move(at, at - 1, 'up')}
            >
              <ArrowUp size={16} aria-hidden="true" />
            </Button>
          </span>
          <span data-move="down">
            <Button
              small
              label={t('albums.moveDown', { title })}
              idle={at === last}
              onClick={() => move(at, at + 1, 'down')}
            >
              <ArrowDown size={16} aria-hidden="true" />
            </Button>
          </span>
          <Button small label={t('albums.removeTrack', { title })} onClick={() => remove(at)}>
            <Cross />
          </Button>
        </div>
      )}
    </li>
  );
};

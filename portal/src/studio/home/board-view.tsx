import type { ListedOwnTrack } from '@platform-licensing/client';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { WithArtwork } from '../../kit/display/artwork.tsx';
import { count } from '../../kit/display/format.ts';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { t, texts } from '../texts/texts.ts';
import { boardOf, columns, type Column, type TrackFacts } from './board.ts';
import { revisionTags, statusTags, titleOf } from './names.ts';

/** The number of cards that a column shows at first. */
const brief = 10;

const columnNames = texts<Column>({
  toDo: 'home.column.toDo',
  confirmations: 'home.column.confirmations',
  inReview: 'home.column.inReview',
  published: 'home.column.published',
  unavailable: 'home.column.unavailable',
});

const columnHints = texts<Column>({
  toDo: 'home.empty.toDo',
  confirmations: 'home.empty.confirmations',
  inReview: 'home.empty.inReview',
  published: 'home.empty.published',
  unavailable: 'home.empty.unavailable',
});

const Card = ({ track, facts }: { readonly track: ListedOwnTrack; readonly facts: TrackFacts }) => {
  const { trackId, status, artwork, updatedAt } = track;
  const { revision } = facts.detailOf(trackId) ?? {};
  const waiting = facts.waitingOf(trackId);
  const tag = statusTags[status];
  const open = revision && revisionTags[revision.state];
  return (
    <li className="board-card">
      <WithArtwork of={trackId} image={artwork}>
        <Link className="board-title" href={`/tracks/${trackId}`}>
          {titleOf(track)}
        </Link>
        <span className="board-meta">
          <Time at={updatedAt} as="ago" />
        </span>
      </WithArtwork>
      {(tag ?? open ?? waiting?.disputed.length) ? (
        <span className="board-tags">
          {tag && <Tag tone={tag.tone}>{t(tag.text)}</Tag>}
          {open && <Tag tone={open.tone}>{t(open.text)}</Tag>}
          {waiting && waiting.disputed.length > 0 && <Tag tone="bad">{t('home.tag.disputed')}</Tag>}
        </span>
      ) : null}
      {waiting && waiting.asked.length > 0 && (
        <span className="board-meta">{t('home.waitsFor', { names: waiting.asked.join(', ') })}</span>
      )}
    </li>
  );
};

const ColumnView = ({
  of,
  tracks,
  facts,
}: {
  readonly of: Column;
  readonly tracks: readonly ListedOwnTrack[];
  readonly facts: TrackFacts;
}) => {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? tracks : tracks.slice(0, brief);
  return (
    <section className="board-column" aria-label={columnNames[of]}>
      <div className="board-head">
        <h2>{columnNames[of]}</h2>
        <span className="figure">{count(tracks.length)}</span>
      </div>
      {tracks.length === 0 ? (
        <p className="board-empty">{columnHints[of]}</p>
      ) : (
        <ul className="board-cards">
          {shown.map((track) => (
            <Card key={track.trackId} track={track} facts={facts} />
          ))}
        </ul>
      )}
      {shown.length < tracks.length && (
        <p>
          <Button small onClick={() => setIsWhole(true)}>
            {t('home.showAll', { number: tracks.length })}
          </Button>
        </p>
      )}
    </section>
  );
};

/** The tracks by status. The last column is shown only if it has a track. */
export const Board = ({
  tracks,
  facts,
}: {
  readonly tracks: readonly ListedOwnTrack[];
  readonly facts: TrackFacts;
}) => {
  const board = boardOf(tracks, facts.waitingOf);
  return (
    <div className="board">
      {columns
        .filter((column) => column !== 'unavailable' || board.unavailable.length > 0)
        .map((column) => (
          <ColumnView key={column} of={column} tracks={board[column]} facts={facts} />
        ))}
    </div>
  );
};

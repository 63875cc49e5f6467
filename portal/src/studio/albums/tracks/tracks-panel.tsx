import type { ListedOwnTrack } from '@platform-licensing/client';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { Select } from '../../../kit/controls/field.tsx';
import { Panel } from '../../../kit/display/page.tsx';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { titleOf } from '../../home/names.ts';
import { t } from '../../texts/texts.ts';
import type { ErrorAt } from '../../track/field-errors.ts';
import {
  moved,
  onDisc,
  placesOf,
  publishedIn,
  withoutGaps,
  withTracks,
  type PlacedTrack,
} from './track-order.ts';
import { TrackRow } from './track-row.tsx';

/** The drag of a list; `end` ends it. */
const useDrag = () => {
  const [from, begin] = useState<number>();
  const [over, enter] = useState<number>();
  const end = () => {
    begin(undefined);
    enter(undefined);
  };
  return { from, over, begin, enter, end };
};

/** The tracks of an album in their order, and the choice of further ones. */
export const TracksPanel = ({
  tracks,
  choices,
  others,
  change: changeTo,
  errorAt,
  mayEdit,
}: {
  readonly tracks: readonly PlacedTrack[];
  /** The tracks that the album can have. */
  readonly choices: readonly ListedOwnTrack[];
  /** The tracks of the album that are not among the choices. */
  readonly others: readonly ListedOwnTrack[];
  readonly change: (tracks: readonly PlacedTrack[]) => void;
  readonly errorAt: ErrorAt;
  readonly mayEdit: boolean;
}) => {
  // Otherwise a disc that became empty would be counted in one place of a row, and not in another.
  const change = (next: readonly PlacedTrack[]) => changeTo(withoutGaps(next));
  const announce = useAnnounce();
  const drag = useDrag();
  const [chosen, setChosen] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<string>(undefined);
  useEffect(() => {
    // The browser takes the focus away from a button that moves in the page.
    if (pressed.current !== undefined) list.current?.querySelector<HTMLElement>(pressed.current)?.focus();
    pressed.current = undefined;
  }, [tracks]);
  const byId = new Map([...choices, ...others].map((track) => [track.trackId, track]));
  const nameOf = (trackId: string) => {
    const track = byId.get(trackId);
    return track ? titleOf(track) : trackId;
  };
  const taken = new Set(tracks.map(({ trackId }) => trackId));
  const free = choices.filter(({ trackId }) => !taken.has(trackId));
  const places = placesOf(tracks);
  const lastDisc = tracks.at(-1)?.disc ?? 1;
  const move = (from: number, to: number, act: 'up' | 'down' | 'drag') => {
    const track = tracks[from];
    if (!track) return;
    if (act !== 'drag') pressed.current = `[data-track="${track.trackId}"] [data-move="${act}"] button`;
    change(moved(tracks, from, to));
    announce(t('albums.movedTo', { title: nameOf(track.trackId), place: to + 1, number: tracks.length }));
  };
  const add = () => {
    change(withTracks(tracks, [chosen]));
    setChosen('');
    announce(t('albums.trackAdded', { title: nameOf(chosen) }));
  };
  const number = tracks.length;
  const published = publishedIn(tracks, byId);
  return (
    <Panel title={t('albums.tracks')}>
      <p className="soft">
        {number === 0
          ? t('albums.noTracksYet')
          : published === undefined
            ? t('albums.tracksOfAlbum', { number })
            : t('albums.publishedTracks', { published, number })}
      </p>
      {tracks.length > 0 && (
        <ol ref={list} className="album-tracks">
          {tracks.map((placed, at) => {
            const { disc = 1, position = at + 1 } = places[at] ?? {};
            return (
              <TrackRow
                key={placed.trackId}
                {...{ placed, at, drag, mayEdit, lastDisc }}
                place={lastDisc > 1 ? `${disc}-${position}` : String(position)}
                last={tracks.length - 1}
                track={byId.get(placed.trackId)}
                error={errorAt(`tracks/${at}/trackId`) ?? errorAt(`tracks/${at}/position`)}
                acts={{
                  move,
                  setDisc: (index, next) => change(onDisc(tracks, index, next)),
                  remove: (index) => change(tracks.toSpliced(index, 1)),
                }}
              />
            );
          })}
        </ol>
      )}
      {mayEdit && free.length > 0 && (
        <div className="album-add">
          <Select
            label={t('albums.addATrack')}
            value={chosen}
            onChange={setChosen}
            options={[
              { value: '', name: t('track.choose') },
              ...free.map((track) => ({ value: track.trackId, name: titleOf(track) })),
            ]}
          />
          <Button disabled={chosen === ''} onClick={add}>
            {t('albums.addTrack')}
          </Button>
          {free.length > 1 && (
            <Button
              onClick={() => change(withTracks(tracks, free.map(({ trackId }) => trackId).toReversed()))}
            >
              {t('albums.addAllTracks', { number: free.length })}
            </Button>
          )}
        </div>
      )}
      {mayEdit && choices.length === 0 && <p className="soft">{t('albums.submitTracksFirst')}</p>}
    </Panel>
  );
};

import type { Collection, CollectionTrack } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { serializer } from './serializer.ts';
import { useApi } from '../../session/session.tsx';
import { useMay } from '../../session/use-role.ts';
import { t } from '../../texts/texts.ts';
import { moved } from './moving.ts';
import { useShowCollection } from './queries.ts';
import { NoteDialog } from './note-dialog.tsx';
import { TrackRow } from './track-row.tsx';

/** The tracks of a collection in their order, which buttons, keys and dragging change. */
export const TrackList = ({
  of,
  tracks,
}: {
  readonly of: Collection;
  readonly tracks: readonly CollectionTrack[];
}) => {
  const api = useApi();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const show = useShowCollection();
  const mayChange = useMay()('updateCollection');
  const [dragged, setDragged] = useState<number>();
  const [noted, setNoted] = useState<CollectionTrack>();
  const list = useRef<HTMLOListElement>(null);
  const removed = useRef<{ readonly trackId: string; readonly at: number }>(undefined);
  const unsaved = useRef(0);
  const collectionId = of.kind === 'favorites' ? 'favorites' : of.collectionId;
  const queryKey = ['collection-tracks', collectionId];

  useEffect(() => {
    // The button that had the focus is gone with its row.
    const { current } = removed;
    if (current === undefined || tracks.some(({ trackId }) => trackId === current.trackId)) return;
    removed.current = undefined;
    list.current?.children[Math.min(current.at, tracks.length - 1)]?.querySelector('a')?.focus();
  }, [tracks]);

  /**
   * Shows the result immediately, and the state of the service if the change fails. A response does not know the changes after
   * its own, so only that of the last one is shown.
   */
  const change = async (
    expected: readonly CollectionTrack[],
    save: () => Promise<Collection>,
    said: string,
  ) => {
    unsaved.current += 1;
    // A list that is on its way does not know this change.
    void queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, expected);
    try {
      const saved = await serializer(collectionId, save);
      announce(said);
      if (unsaved.current === 1) show(saved);
    } catch (error) {
      announce(explain(error), 'bad');
      if (unsaved.current === 1) void queries.invalidateQueries({ queryKey });
    } finally {
      unsaved.current -= 1;
    }
  };
  /** The tracks after the last change, which may not be rendered yet when the next key is pressed. */
  const tracksNow = () => queries.getQueryData<readonly CollectionTrack[]>(queryKey) ?? tracks;
  const move = (from: number, to: number) => {
    const now = tracksNow();
    const next = moved(now, from, to);
    const { trackId, title = trackId } = now[from] ?? { trackId: '' };
    if (next === now) return;
    const body = { position: to + 1 };
    const place = { title, position: to + 1, total: tracks.length };
    void change(
      next,
      () => api.saveCollectionTrack({ collectionId, trackId, body }),
      t('collections.movedToPosition', place),
    );
  };
  const moveBy = (step: number, { trackId }: CollectionTrack) => {
    const from = tracksNow().findIndex((one) => one.trackId === trackId);
    move(from, from + step);
  };
  const remove = ({ trackId, title = trackId }: CollectionTrack, at: number) => {
    removed.current = { trackId, at };
    // The list goes with its last track.
    if (tracks.length === 1) document.getElementById('content')?.focus();
    return change(
      tracks.toSpliced(at, 1),
      () => api.removeCollectionTrack({ collectionId, trackId }),
      t('collections.removedTitle', { title }),
    );
  };
  return (
    <>
      <ol ref={list} className="plain-list collection-tracks" aria-label={t('collections.tracks')}>
        {tracks.map((track, at) => (
          <TrackRow
            key={track.trackId}
            track={track}
            at={at}
            total={tracks.length}
            mayChange={mayChange}
            isDragged={dragged === at}
            move={(step) => moveBy(step, track)}
            remove={() => void remove(track, at)}
            note={() => setNoted(track)}
            drag={{
              start: () => setDragged(at),
              end: () => setDragged(undefined),
              drop: () => {
                if (dragged !== undefined) move(dragged, at);
                setDragged(undefined);
              },
            }}
          />
        ))}
      </ol>
      {noted && (
        <NoteDialog
          track={noted}
          close={() => setNoted(undefined)}
          save={async (note) => {
            const { trackId } = noted;
            show(await api.saveCollectionTrack({ collectionId, trackId, body: { note } }));
          }}
        />
      )}
    </>
  );
};

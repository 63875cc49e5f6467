import type { Collection, CollectionTrack } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
  const collectionId = of.kind === 'favorites' ? 'favorites' : of.collectionId;
  const queryKey = ['collection-tracks', collectionId];

  /** Shows the result at once, and the state of the service if the change fails. */
  const change = async (
    expected: readonly CollectionTrack[],
    save: () => Promise<Collection>,
    said: string,
  ) => {
    queries.setQueryData(queryKey, expected);
    try {
      const saved = await serializer(collectionId, save);
      show(saved);
      announce(said);
    } catch (error) {
      announce(explain(error), 'bad');
      void queries.invalidateQueries({ queryKey });
    }
  };
  const move = (from: number, to: number) => {
    const next = moved(tracks, from, to);
    const { trackId, title = trackId } = tracks[from] ?? { trackId: '' };
    if (next === tracks) return;
    const body = { position: to + 1 };
    const place = { title, position: to + 1, total: tracks.length };
    void change(
      next,
      () => api.saveCollectionTrack({ collectionId, trackId, body }),
      t('collections.movedToPosition', place),
    );
  };
  const remove = ({ trackId, title = trackId }: CollectionTrack) =>
    change(
      tracks.filter((track) => track.trackId !== trackId),
      () => api.removeCollectionTrack({ collectionId, trackId }),
      t('collections.removedTitle', { title }),
    );
  return (
    <>
      <ol className="plain-list collection-tracks" aria-label={t('collections.tracks')}>
        {tracks.map((track, at) => (
          <TrackRow
            key={track.trackId}
            track={track}
            at={at}
            total={tracks.length}
            mayChange={mayChange}
            isDragged={dragged === at}
            move={(to) => move(at, to)}
            remove={() => void remove(track)}
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

import type { OwnAlbum } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tagged, type Tagged } from '../../kit/etag.ts';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { isOutdated } from '../../kit/feedback/errors.ts';
import { mergeEdits } from '../../kit/merge-edits.ts';
import { useApi } from '../session/session.tsx';
import { t } from '../texts/texts.ts';
import { draftOf, editOf, hasNewOrder, type AlbumDraft } from './album-draft.ts';
import { albumKey, albumsKey } from './queries.ts';
import { placesOf } from './tracks/track-order.ts';

/** The edit of an album as it was read. A change that a colleague saved meanwhile is shown and never overwritten. */
export const useAlbumEditor = (album: Tagged<OwnAlbum>) => {
  const { albumId } = album;
  const api = useApi();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const [base, setBase] = useState(album);
  const [draft, setDraft] = useState(() => draftOf(album));
  const [conflict, setConflict] = useState<Tagged<OwnAlbum>>();
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const continueWith = (from: Tagged<OwnAlbum>, edited: AlbumDraft) => {
    setBase(from);
    setDraft(edited);
    setConflict(undefined);
  };
  const edit = editOf(draftOf(base), draft);
  const isChanged = edit !== undefined || hasNewOrder(draftOf(base), draft);
  if (!isChanged && base.tag !== album.tag) continueWith(album, draftOf(album));

  /** Saves the details, then the tracks, each if it was changed. What was saved stays if the rest is rejected. */
  const saveParts = async () => {
    let current = base;
    if (edit) {
      current = tagged(await api.answer.updateAlbum({ albumId, body: edit }, { ifMatch: current.tag }));
      continueWith(current, { ...draftOf(current), tracks: draft.tracks });
    }
    if (hasNewOrder(draftOf(current), draft)) {
      const body = { tracks: placesOf(draft.tracks) };
      current = tagged(await api.answer.assignAlbumTracks({ albumId, body }, { ifMatch: current.tag }));
    }
    continueWith(current, draftOf(current));
    queries.setQueryData(albumKey(albumId), current);
    announce(t('track.saved'));
  };
  /** Reads the album that a colleague has saved, if that is why the save was rejected. */
  const findConflict = async (fault: unknown) => {
    if (!isOutdated(fault)) throw fault;
    setConflict(tagged(await api.answer.getOwnAlbum({ albumId })));
  };
  const save = async () => {
    if (busy || !isChanged) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await saveParts().catch(findConflict);
    } catch (fault) {
      setFailure(fault);
    } finally {
      setBusy(false);
    }
    await queries.invalidateQueries({ queryKey: albumsKey });
  };
  const theirs = conflict && draftOf(conflict);
  return {
    ...{ base, draft, failure, busy, isChanged, save },
    change: (part: Partial<AlbumDraft>) => setDraft((before) => ({ ...before, ...part })),
    conflict: conflict &&
      theirs && {
        load: () => continueWith(conflict, theirs),
        keep: () => continueWith(conflict, mergeEdits(draftOf(base), draft, theirs)),
      },
  };
};

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
  /** Continues with what a save returned. What was typed since it was sent stays. */
  const continueFrom = (from: Tagged<OwnAlbum>, sent: AlbumDraft, saved: AlbumDraft) => {
    queries.setQueryData(albumKey(albumId), from);
    setBase(from);
    setDraft((latest) => mergeEdits(sent, latest, saved));
    setConflict(undefined);
  };
  const edit = editOf(draftOf(base), draft);
  const isChanged = edit !== undefined || hasNewOrder(draftOf(base), draft);
  // The cache has a saved album earlier than the page is notified of it.
  const latest = queries.getQueryData<Tagged<OwnAlbum>>(albumKey(albumId)) ?? album;
  if (!isChanged && base.tag !== latest.tag) continueWith(latest, draftOf(latest));

  /** Saves the details, then the tracks, each if it was changed. What was saved stays if the rest is rejected. */
  const saveParts = async () => {
    const { tracks } = draft;
    let [current, sent] = [base, draft];
    if (edit) {
      current = tagged(await api.answer.updateAlbum({ albumId, body: edit }, { ifMatch: current.tag }));
      const saved = { ...draftOf(current), tracks };
      continueFrom(current, sent, saved);
      sent = saved;
    }
    if (hasNewOrder(draftOf(current), sent)) {
      const body = { tracks: placesOf(tracks) };
      current = tagged(await api.answer.assignAlbumTracks({ albumId, body }, { ifMatch: current.tag }));
      continueFrom(current, sent, draftOf(current));
    }
    announce(t('track.saved'));
  };
  /** Reads the album that a colleague has saved, if that is why the save was rejected. */
  const findConflict = async (fault: unknown) => {
    if (!isOutdated(fault)) throw fault;
    const current = tagged(await api.answer.getOwnAlbum({ albumId }));
    queries.setQueryData(albumKey(albumId), current);
    setConflict(current);
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

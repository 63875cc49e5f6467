import type { OwnAlbum } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tagged, type Tagged } from '../../kit/etag.ts';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { isOutdated } from '../../kit/feedback/errors.ts';
import { useApi } from '../session/session.tsx';
import { t } from '../texts/texts.ts';
import { useEditedRecord } from '../use-edited-record.ts';
import { draftOf, editOf, hasNewOrder, type AlbumDraft } from './album-draft.ts';
import { albumKey, albumsKey } from './queries.ts';
import { placesOf } from './tracks/track-order.ts';

const isChanged = (before: AlbumDraft, after: AlbumDraft): boolean =>
  editOf(before, after) !== undefined || hasNewOrder(before, after);

/** The edit of an album, and its save. */
export const useAlbumEditor = (album: Tagged<OwnAlbum>) => {
  const { albumId } = album;
  const api = useApi();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const edited = useEditedRecord(album, { key: albumKey(albumId), draftOf, isChanged });
  const { base, before, draft, hasChanges, change, conflict } = edited;
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);

  /** Saves the details, then the tracks, each if it was changed. What was saved stays if the rest is rejected. */
  const saveParts = async () => {
    const { tracks } = draft;
    const edit = editOf(before, draft);
    let [current, sent] = [base, draft];
    if (edit) {
      current = tagged(await api.answer.updateAlbum({ albumId, body: edit }, { ifMatch: current.tag }));
      const saved = { ...draftOf(current), tracks };
      edited.continueFrom(current, sent, saved);
      sent = saved;
    }
    if (hasNewOrder(draftOf(current), sent)) {
      const body = { tracks: placesOf(tracks) };
      current = tagged(await api.answer.assignAlbumTracks({ albumId, body }, { ifMatch: current.tag }));
      edited.continueFrom(current, sent, draftOf(current));
    }
    announce(t('track.saved'));
  };
  /** Reads the album that a colleague has saved, if that is why the save was rejected. */
  const findConflict = async (fault: unknown) => {
    if (!isOutdated(fault)) throw fault;
    edited.showConflict(tagged(await api.answer.getOwnAlbum({ albumId })));
  };
  const save = async () => {
    if (busy || !hasChanges) return;
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
  return { base, draft, failure, busy, isChanged: hasChanges, save, change, conflict };
};

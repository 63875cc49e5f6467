import type { OwnTrack } from '@platform-licensing/client';
import { useState } from 'react';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { isOutdated } from '../../kit/feedback/errors.ts';
import { tagged, type Tagged } from '../../kit/etag.ts';
import { useApi } from '../session/session.tsx';
import { t } from '../texts/texts.ts';
import { useEditedRecord } from '../use-edited-record.ts';
import { draftOf, editOf, type DetailsDraft } from './details/details-draft.ts';
import { trackKey, useTrackChanged } from './queries.ts';

const isChanged = (before: DetailsDraft, after: DetailsDraft): boolean => editOf(before, after) !== undefined;

interface Saved {
  readonly next: Tagged<OwnTrack>;
  /** The version that was changed. */
  readonly from: Tagged<OwnTrack>;
}

/** The edit of a track, its save and its submission. */
export const useEditor = (track: Tagged<OwnTrack>) => {
  const { trackId } = track;
  const api = useApi();
  const announce = useAnnounce();
  const changed = useTrackChanged(trackId);
  const edited = useEditedRecord(track, { key: trackKey(trackId), draftOf, isChanged });
  const { base, before, draft, change, conflict, continueFrom } = edited;
  const [failure, setFailure] = useState<unknown>();
  const [isUnseen, setIsUnseen] = useState(false);
  const [busy, setBusy] = useState<'save' | 'submit'>();
  const edit = editOf(before, draft);

  /** Saves the changes. Returns the track as it is now, or undefined if a colleague has changed what the form shows. */
  const saved = async (from = base): Promise<Saved | undefined> => {
    if (edit === undefined) return { next: from, from };
    try {
      const next = tagged(await api.answer.updateTrack({ trackId, body: edit }, { ifMatch: from.tag }));
      continueFrom(next, draft, draftOf(next));
      return { next, from };
    } catch (fault) {
      if (!isOutdated(fault)) throw fault;
      const current = tagged(await api.answer.getOwnTrack({ trackId }));
      // A stem that was added gives the track another version, which the page may not have read yet.
      if (current.tag !== from.tag && edited.isSame(current)) return saved(current);
      edited.showConflict(current);
      return undefined;
    }
  };
  const run = async (kind: 'save' | 'submit', act: () => Promise<void>) => {
    if (busy) return;
    setBusy(kind);
    setFailure(undefined);
    setIsUnseen(false);
    try {
      await act();
    } catch (fault) {
      setFailure(fault);
    } finally {
      setBusy(undefined);
    }
    await changed();
  };
  const save = () =>
    run('save', async () => {
      if (await saved()) announce(t('track.saved'));
    });
  const submit = () =>
    run('submit', async () => {
      const done = await saved();
      if (!done) return;
      const { next: current, from } = done;
      // A stem or the recording may be another one than the page shows: the user checks it first.
      if (from.tag !== base.tag || current.recording?.uploadId !== base.recording?.uploadId) {
        setIsUnseen(true);
        return;
      }
      const submitted = tagged(await api.answer.submitTrack({ trackId }, { ifMatch: current.tag }));
      continueFrom(submitted, draftOf(current), draftOf(submitted));
      announce(t('track.submitted'));
    });
  return { draft, edit, failure, isUnseen, busy, changed, save, submit, change, conflict };
};

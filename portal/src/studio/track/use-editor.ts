import type { OwnTrack } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { isOutdated } from '../../kit/feedback/errors.ts';
import { tagged, type Tagged } from '../../kit/etag.ts';
import { mergeEdits } from '../../kit/merge-edits.ts';
import { useApi } from '../session/session.tsx';
import { t } from '../texts/texts.ts';
import { draftOf, editOf, type DetailsDraft } from './details/details-draft.ts';
import { trackKey, useTrackChanged } from './queries.ts';

/** The edit of a track as it was read. A change that a colleague saved meanwhile is shown and never overwritten. */
export const useEditor = (track: Tagged<OwnTrack>) => {
  const { trackId } = track;
  const api = useApi();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const changed = useTrackChanged(trackId);
  const [base, setBase] = useState(track);
  const [draft, setDraft] = useState(() => draftOf(track));
  const [conflict, setConflict] = useState<Tagged<OwnTrack>>();
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState<'save' | 'submit'>();
  const continueWith = (from: Tagged<OwnTrack>, edited: DetailsDraft) => {
    setBase(from);
    setDraft(edited);
    setConflict(undefined);
  };
  /** Continues with what a save returned. What was typed since it was sent stays. */
  const continueFrom = (from: Tagged<OwnTrack>, sent: DetailsDraft) => {
    queries.setQueryData(trackKey(trackId), from);
    setBase(from);
    setDraft((latest) => mergeEdits(sent, latest, draftOf(from)));
    setConflict(undefined);
  };
  const edit = editOf(draftOf(base), draft);
  // The cache has a saved track earlier than the page is notified of it.
  const latest = queries.getQueryData<Tagged<OwnTrack>>(trackKey(trackId)) ?? track;
  if (edit === undefined && base.tag !== latest.tag) continueWith(latest, draftOf(latest));

  /** Saves the changes. Returns the track as it is now, or undefined if a colleague has changed it. */
  const saved = async (): Promise<Tagged<OwnTrack> | undefined> => {
    if (edit === undefined) return base;
    try {
      const next = tagged(await api.answer.updateTrack({ trackId, body: edit }, { ifMatch: base.tag }));
      continueFrom(next, draft);
      return next;
    } catch (fault) {
      if (!isOutdated(fault)) throw fault;
      const current = tagged(await api.answer.getOwnTrack({ trackId }));
      queries.setQueryData(trackKey(trackId), current);
      setConflict(current);
      return undefined;
    }
  };
  const run = async (kind: 'save' | 'submit', act: () => Promise<void>) => {
    if (busy) return;
    setBusy(kind);
    setFailure(undefined);
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
      const current = await saved();
      if (!current) return;
      const submitted = tagged(await api.answer.submitTrack({ trackId }, { ifMatch: current.tag }));
      continueFrom(submitted, draftOf(current));
      announce(t('track.submitted'));
    });
  const theirs = conflict && draftOf(conflict);
  return {
    ...{ draft, edit, failure, busy, changed, save, submit },
    change: (part: Partial<DetailsDraft>) => setDraft((before) => ({ ...before, ...part })),
    conflict: conflict &&
      theirs && {
        load: () => continueWith(conflict, theirs),
        keep: () => continueWith(conflict, mergeEdits(draftOf(base), draft, theirs)),
      },
  };
};

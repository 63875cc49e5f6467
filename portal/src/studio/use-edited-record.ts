import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Tagged } from '../kit/etag.ts';
import { mergeEdits } from '../kit/merge-edits.ts';

interface Settings<Record extends object, Draft extends object> {
  /** The key of the record in the cache of queries. */
  readonly key: readonly string[];
  /** Returns what the form edits. */
  readonly draftOf: (record: Record) => Draft;
  readonly isChanged: (before: Draft, after: Draft) => boolean;
}

/**
 * The edit of a record as it was read. What a colleague saved meanwhile is shown and never overwritten: the edit continues from the saved
 * record, discarded or on top of it. A later version in which no field of the form differs, such as one with another stem, is no conflict: the
 * edit continues from it.
 */
export const useEditedRecord = <Record extends object, Draft extends object>(
  record: Tagged<Record>,
  { key, draftOf, isChanged }: Settings<Record, Draft>,
) => {
  const queries = useQueryClient();
  const [base, setBase] = useState(record);
  const [draft, setDraft] = useState(() => draftOf(record));
  const [conflict, setConflict] = useState<Tagged<Record>>();
  const continueWith = (from: Tagged<Record>, edited: Draft) => {
    setBase(from);
    setDraft(edited);
    setConflict(undefined);
  };
  const before = draftOf(base);
  const hasChanges = isChanged(before, draft);
  // The cache has a saved record earlier than the page is notified of it.
  const latest = queries.getQueryData<Tagged<Record>>(key) ?? record;
  /** Whether a version of the record has the fields of the form as the edit began with them. */
  const isSame = (version: Tagged<Record>) => !isChanged(before, draftOf(version));
  if (base.tag !== latest.tag) {
    if (!hasChanges) continueWith(latest, draftOf(latest));
    else if (!conflict && isSame(latest)) setBase(latest);
  }
  const theirs = conflict && draftOf(conflict);
  return {
    ...{ base, before, draft, hasChanges, isSame },
    change: (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part })),
    /** Continues with what a save of `sent` returned. What was typed since it was sent stays. */
    continueFrom: (from: Tagged<Record>, sent: Draft, saved: Draft) => {
      queries.setQueryData(key, from);
      setBase(from);
      setDraft((current) => mergeEdits(sent, current, saved));
      setConflict(undefined);
    },
    /** Shows what a colleague saved meanwhile. */
    showConflict: (current: Tagged<Record>) => {
      queries.setQueryData(key, current);
      setConflict(current);
    },
    conflict: conflict &&
      theirs && {
        load: () => continueWith(conflict, theirs),
        keep: () => continueWith(conflict, mergeEdits(before, draft, theirs)),
      },
  };
};

import { ApiProblem, type TrackForStaff } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Tagged } from '../../../kit/etag.ts';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { explain, isOutdated } from '../../../kit/feedback/errors.ts';
import { useQueueChanges } from '../../queue-changes.ts';
import { useApi } from '../../session/session.tsx';
import { queueKey, trackKey } from '../queue.ts';
import { changesOf } from './changes.ts';
import type { Action } from './templates.ts';
import { noWork, type Draft, type Statement, type Work } from './work.ts';

const done: Readonly<Record<Action, string>> = {
  approve: 'Approved',
  request_changes: 'Changes requested for',
  reject: 'Rejected',
};
const isConflict = (error: unknown): boolean => error instanceof ApiProblem && error.status === 409;

export interface Decisions {
  readonly workOn: (trackId: string) => Work;
  readonly keep: (trackId: string, action: Action, draft: Draft) => void;
  readonly decide: (shown: Tagged<TrackForStaff>, action: Action, statement: Statement) => Promise<void>;
}

/**
 * The decisions of a reviewer, by track. The page has them and not the panel of a track, because the reviewer may open
 * another track before the response arrives. `leave` changes the list, and opens the track after one that is still open.
 */
export const useDecisions = (
  openId: string | undefined,
  leave: (trackId: string, change: () => void) => void,
): Decisions => {
  const api = useApi();
  const queries = useQueryClient();
  const queue = useQueueChanges(queueKey);
  const announce = useAnnounce();
  const [works, setWorks] = useState<ReadonlyMap<string, Work>>(new Map());
  const open = useRef<string>(undefined);
  useEffect(() => {
    open.current = openId;
    return () => {
      open.current = undefined;
    };
  }, [openId]);
  const change = (trackId: string, edit: (work: Work) => Work) =>
    setWorks((before) => new Map(before).set(trackId, edit(before.get(trackId) ?? noWork)));

  const readAgain = async (shown: Tagged<TrackForStaff>): Promise<readonly string[]> => {
    const queryKey = trackKey(shown.track.trackId);
    await queries.refetchQueries({ queryKey }, { throwOnError: true });
    const now = queries.getQueryData<Tagged<TrackForStaff>>(queryKey);
    return now ? changesOf(shown, now) : [];
  };
  const end = (trackId: string, edit: () => void) => {
    if (open.current === trackId) leave(trackId, edit);
    else edit();
  };
  const failed = async (shown: Tagged<TrackForStaff>, fault: unknown) => {
    const { trackId, title } = shown.track;
    let error = fault;
    if (isOutdated(fault)) {
      try {
        const changes = await readAgain(shown);
        change(trackId, ({ drafts }) => ({ drafts, isSent: false, changes }));
        if (open.current !== trackId) announce(`“${title}” changed. Nothing was decided.`, 'bad');
        return;
      } catch (unread) {
        error = unread;
      }
    }
    change(trackId, ({ drafts }) => ({ drafts, isSent: false, error }));
    const isTaken = isConflict(error);
    if (isTaken || open.current !== trackId) announce(`“${title}”: ${explain(error)}`, 'bad');
    if (isTaken) end(trackId, () => void queue.block(trackId));
  };
  const decide: Decisions['decide'] = async (shown, action, { ground, facts, clause }) => {
    const { trackId, title } = shown.track;
    const statement = { ground, facts, clause, source: 'own_review', automated: false } as const;
    change(trackId, ({ drafts }) => ({ drafts, isSent: true }));
    try {
      await api.createDecision({ trackId, body: { action, statement } }, { ifMatch: shown.tag });
    } catch (error) {
      await failed(shown, error);
      return;
    }
    announce(`${done[action]} “${title}”.`);
    change(trackId, () => noWork);
    end(trackId, () => void queue.remove(trackId));
  };
  return {
    workOn: (trackId) => works.get(trackId) ?? noWork,
    keep: (trackId, action, draft) =>
      change(trackId, (work) => ({ ...work, drafts: { ...work.drafts, [action]: draft } })),
    decide,
  };
};

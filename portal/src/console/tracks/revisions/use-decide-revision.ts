import { ApiProblem, type DecideRevisionDto, type RevisionForStaff } from '@platform-licensing/client';
import type { Tagged } from '../../../kit/etag.ts';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { isOutdated } from '../../../kit/feedback/errors.ts';
import { useApi } from '../../session/session.tsx';
import { useTrackChanged } from '../queries.ts';

const changedMeanwhile =
  'This revision changed while you read it. Nothing was decided. You now see the current version: check it, and decide again.';
const ended =
  'This revision no longer waits for review: someone else decided about it, or the account withdrew it.';

const isGone = (error: unknown): boolean => error instanceof ApiProblem && error.status === 404;

/** Decides about a revision in the version that the member read. After a conflict, the page shows the current version. */
export const useDecideRevision = ({ trackId, tag }: Tagged<RevisionForStaff>) => {
  const api = useApi();
  const announce = useAnnounce();
  const changed = useTrackChanged(trackId);
  return async (body: DecideRevisionDto): Promise<void> => {
    try {
      await api.decideRevision({ trackId, body }, { ifMatch: tag });
    } catch (error) {
      if (!isOutdated(error) && !isGone(error)) throw error;
      await changed();
      // The dialog shows the conflict, unless it closes with the revision.
      if (isOutdated(error)) throw new Error(changedMeanwhile, { cause: error });
      announce(ended, 'bad');
      return;
    }
    announce('Revision decided');
    await changed();
  };
};

import type { DecideNoticeDto, TrackNoticeForStaff } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import type { Tagged } from '../../kit/etag.ts';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { isOutdated } from '../../kit/feedback/errors.ts';
import { useApi } from '../session/session.tsx';

const changed =
  'This report changed while you read it. Nothing was decided. You now see the current version: check it, and decide again.';

const decidedMeanwhile = 'Someone else decided this report while you read it. You decided nothing.';

/** Reads the report and the lists of reports again. */
export const useReadAgain = () => {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [['notices'], ['notice'], ['waiting', 'notice']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
};

/** Decides a report, or the complaint about it, in the version that the member read. */
export const useDecide = ({ noticeId, tag }: Tagged<TrackNoticeForStaff>) => {
  const api = useApi();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const readAgain = useReadAgain();
  return async (body: DecideNoticeDto): Promise<void> => {
    try {
      await api.decideNotice({ noticeId, body }, { ifMatch: tag });
    } catch (error) {
      await readAgain();
      if (!isOutdated(error)) throw error;
      const now = queries.getQueryData<TrackNoticeForStaff>(['notice', noticeId]);
      // The dialog shows it, unless it closes because someone else decided the report.
      if (now?.state === 'decided') announce(decidedMeanwhile, 'bad');
      throw new Error(changed, { cause: error });
    }
    announce('Report decided');
    await readAgain();
  };
};

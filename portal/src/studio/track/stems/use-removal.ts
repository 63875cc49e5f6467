import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { isMissing } from '../../../kit/feedback/errors.ts';
import { useApi } from '../../session/session.tsx';
import { t } from '../../texts/texts.ts';
import type { Queue } from '../../uploads/queue/queue.ts';
import { stemsChanged } from '../queries.ts';
import type { StemRow } from './rows.ts';

/** Removes stems of a track after a confirmation, and files that are not announced without one. */
export const useRemoval = (trackId: string, queue: Queue) => {
  const api = useApi();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const [asked, setAsked] = useState<StemRow>();
  const drop = ({ queued }: StemRow) => {
    if (queued) queue.remove(queued.id);
  };
  return {
    asked,
    ask: (row: StemRow) => {
      if (row.stem) setAsked(row);
      else drop(row);
    },
    close: () => setAsked(undefined),
    remove: async () => {
      if (!asked?.stem) return;
      drop(asked);
      const { stemId, name } = asked.stem;
      await api.deleteStem({ trackId, stemId }).catch((error: unknown) => {
        // A colleague has already removed it.
        if (!isMissing(error)) throw error;
      });
      await stemsChanged(queries, trackId);
      announce(t('stems.removed', { name }));
    },
  };
};

import { useState } from 'react';
import { useDebounced } from '../../kit/hooks/use-debounced.ts';
import { firstDraft, isComplete, type Draft } from './decision-draft.ts';
import { codesError, codesOf, type RightsAction } from './names.ts';
import { useImpact } from './queries.ts';

/** A statement of reasons that is being written, and the impact of its decision in the territories that were entered. */
export const useStatement = (trackId: string, action: RightsAction) => {
  const [draft, setDraft] = useState(() => firstDraft(action));
  const entered = useDebounced(draft.territories, 300);
  const territories = codesError(entered) === undefined ? codesOf(entered) : [];
  const impact = useImpact(trackId, territories);
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    /** The territories of the impact that is shown. */
    territories,
    impact,
    /** Whether the statement is complete and its impact is shown. */
    isReady: isComplete(draft) && impact.isSuccess && entered === draft.territories,
  };
};

import { useCallback, useState } from 'react';
import { useAnnounce } from '../feedback/announcer.tsx';
import { explain } from '../feedback/errors.ts';

/**
 * Returns a sign-out for a button, and whether it is in progress: until the page is replaced, or until the sign-out failed, which is
 * announced.
 */
export const useLeave = (signOut: () => Promise<void>) => {
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const leave = useCallback(async () => {
    setBusy(true);
    try {
      await signOut();
    } catch (error) {
      announce(explain(error), 'bad');
      setBusy(false);
    }
  }, [announce, signOut]);
  return { busy, leave };
};

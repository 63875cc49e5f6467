import { useState, type ReactNode } from 'react';
import { useShowOnce } from '../../kit/controls/secret.tsx';
import { useWebhooksChanged } from './queries.ts';

/** A secret that is made anew: asked for first, and shown once. */
export const useRotation = (
  rotate: () => Promise<{ readonly secret: string }>,
  shown: { readonly title: string; readonly more: ReactNode },
) => {
  const changed = useWebhooksChanged();
  const showOnce = useShowOnce();
  const [asked, setAsked] = useState(false);
  return {
    asked,
    /** What a rotation ends is told by what holds now. */
    ask: () => {
      void changed();
      setAsked(true);
    },
    leave: () => setAsked(false),
    make: async () => {
      const { secret } = await rotate();
      setAsked(false);
      showOnce({ ...shown, secrets: [['Signing secret', secret]] });
      await changed();
    },
  };
};

import { useState } from 'react';
import { useWebhooksChanged } from './queries.ts';

/** A secret that is made anew: asked for first, and shown once. */
export const useRotation = (rotate: () => Promise<{ readonly secret: string }>) => {
  const changed = useWebhooksChanged();
  const [asked, setAsked] = useState(false);
  const [secret, setSecret] = useState<string>();
  return {
    asked,
    ask: () => setAsked(true),
    leave: () => setAsked(false),
    secret,
    kept: () => setSecret(undefined),
    make: async () => {
      const made = await rotate();
      setSecret(made.secret);
      await changed();
    },
  };
};

import { useState, type ReactNode } from 'react';
import { useShowOnce } from '../../kit/controls/secret.tsx';
import { useWebhooksChanged } from './queries.ts';
import { t } from '../../texts/texts.ts';

/** State of a secret rotation: confirmed first, then the new secret is shown once. */
export const useRotation = (
  rotate: () => Promise<{ readonly secret: string }>,
  shown: { readonly title: string; readonly more: ReactNode },
) => {
  const changed = useWebhooksChanged();
  const showOnce = useShowOnce();
  const [isOpen, setIsOpen] = useState(false);
  return {
    isOpen,
    /** Reloads the secrets: the confirmation depends on how many are active. */
    open: () => {
      void changed();
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
    rotate: async () => {
      const { secret } = await rotate();
      setIsOpen(false);
      showOnce({ ...shown, secrets: [[t('webhooks.signingSecret'), secret]] });
      await changed();
    },
  };
};

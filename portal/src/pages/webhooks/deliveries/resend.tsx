import type { WebhookDelivery } from '@platform-licensing/client';
import { useState } from 'react';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { Button } from '../../../kit/controls/button.tsx';
import { explain } from '../../../kit/feedback/errors.ts';
import { useApi, useSlug } from '../../../session/session.tsx';
import { useWebhooksChanged } from '../queries.ts';
import { t } from '../../../texts/texts.ts';

/** Sends a delivery again immediately, with the same `webhook-id`. */
export const Resend = ({
  delivery: { endpointId, deliveryId, eventType, status },
  disabled = false,
  small = false,
}: {
  readonly delivery: WebhookDelivery;
  /** A disabled endpoint receives no messages. */
  readonly disabled?: boolean;
  readonly small?: boolean;
}) => {
  const api = useApi();
  const slug = useSlug();
  const announce = useAnnounce();
  const changed = useWebhooksChanged();
  const [busy, setBusy] = useState(false);
  const name = status === 'pending' ? t('deliveries.sendNow') : t('deliveries.resend');
  const resend = async () => {
    setBusy(true);
    try {
      await api.resendWebhookDelivery({ slug, endpointId, deliveryId });
      announce(t('deliveries.deliveryQueued'));
      await changed();
    } catch (error) {
      announce(explain(error), 'bad');
    }
    setBusy(false);
  };
  return (
    <Button
      small={small}
      tone={!small && status === 'dead' ? 'primary' : 'plain'}
      busy={busy}
      disabled={disabled}
      {...(small && { label: t('kit.nameValue', { name, value: eventType }) })}
      onClick={() => void resend()}
    >
      {name}
    </Button>
  );
};

import { useState } from 'react';
import { useLocation } from 'wouter';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { Dialog } from '../../../kit/controls/dialog.tsx';
import { useShowOnce } from '../../../kit/controls/secret.tsx';
import { useApi, useSlug } from '../../../session/session.tsx';
import type { EndpointDraft } from './endpoint-draft.ts';
import { headersToSet } from './header-draft.ts';
import { EndpointForm } from './endpoint-form.tsx';
import { allTypes } from '../event-types.ts';
import { useWebhooksChanged } from '../queries.ts';
import { SignatureCheck } from '../deliveries/signature-check.tsx';
import { t } from '../../../texts/texts.ts';

const blank: EndpointDraft = { url: '', description: '', eventTypes: allTypes, headers: [] };

/** Adds an endpoint, shows its secret once, and opens its page. */
export const CreateEndpoint = ({ close }: { readonly close: () => void }) => {
  const api = useApi();
  const slug = useSlug();
  const changed = useWebhooksChanged();
  const announce = useAnnounce();
  const showOnce = useShowOnce();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const create = async ({ url, description, eventTypes, headers }: EndpointDraft) => {
    const body = {
      ...{ url, eventTypes: [...eventTypes], headers: headersToSet(headers) },
      ...(description !== '' && { description }),
    };
    setBusy(true);
    try {
      const { endpointId, secret } = await api.createWebhookEndpoint({ slug, body });
      // The back button leads to the list, not to this dialog.
      close();
      showOnce({
        title: t('endpoints.signingSecretOfYourEndpoint'),
        secrets: [[t('endpoints.signingSecret'), secret]],
        more: (
          <>
            <p>{t('endpoints.yourServerUsesTheSecret')}</p>
            <SignatureCheck />
          </>
        ),
        onStored: () => go(`/webhooks/${endpointId}`),
      });
    } finally {
      setBusy(false);
    }
    announce(t('endpoints.endpointAdded'));
    await changed();
  };
  return (
    <Dialog title={t('endpoints.addEndpoint')} close={close} busy={busy}>
      <EndpointForm before={blank} name={t('endpoints.addEndpoint')} save={create} />
    </Dialog>
  );
};

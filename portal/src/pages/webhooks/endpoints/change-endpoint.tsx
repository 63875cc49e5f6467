import type { WebhookEndpoint } from '@platform-licensing/client';
import { useState } from 'react';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { Dialog } from '../../../kit/controls/dialog.tsx';
import { isOutdated } from '../../../kit/feedback/errors.ts';
import { Outdated } from '../../../kit/controls/edit-conflict.tsx';
import { mergeEdits } from '../../../kit/merge-edits.ts';
import { tagged, type Tagged } from '../../../kit/etag.ts';
import { useApi, useSlug } from '../../../session/session.tsx';
import { changesOf, draftOf, editOf, type EndpointDraft } from './endpoint-draft.ts';
import { EndpointForm } from './endpoint-form.tsx';
import { useWebhooksChanged } from '../queries.ts';
import { t } from '../../../texts/texts.ts';

interface Rival {
  readonly newer: Tagged<WebhookEndpoint>;
  readonly draft: EndpointDraft;
}

/** Edits an endpoint. A change that someone else saved meanwhile is shown and never overwritten. */
export const ChangeEndpoint = ({
  endpoint,
  close,
}: {
  readonly endpoint: Tagged<WebhookEndpoint>;
  readonly close: () => void;
}) => {
  const { endpointId } = endpoint;
  const api = useApi();
  const slug = useSlug();
  const announce = useAnnounce();
  const changed = useWebhooksChanged();
  const [base, setBase] = useState(endpoint);
  const [start, setStart] = useState(() => draftOf(endpoint));
  const [rival, setRival] = useState<Rival>();
  const [busy, setBusy] = useState(false);

  const send = async (draft: EndpointDraft) => {
    const body = editOf(draftOf(base), draft);
    try {
      if (body) {
        await api.updateWebhookEndpoint({ slug, endpointId, body }, { ifMatch: base.tag });
        announce(t('endpoints.endpointSaved'));
        await changed();
      }
      close();
    } catch (error) {
      if (!isOutdated(error)) throw error;
      setRival({ newer: tagged(await api.answer.getWebhookEndpoint({ slug, endpointId })), draft });
      await changed();
    }
  };
  const save = async (draft: EndpointDraft) => {
    setBusy(true);
    try {
      await send(draft);
    } finally {
      setBusy(false);
    }
  };
  const continueWith = ({ newer }: Rival, draft: EndpointDraft) => {
    setBase(newer);
    setStart(draft);
    setRival(undefined);
  };
  return (
    <Dialog title={t('endpoints.editEndpoint')} close={close} busy={busy}>
      {rival ? (
        <Outdated
          what={t('endpoints.thisEndpoint')}
          changes={changesOf(base, rival.newer)}
          load={() => continueWith(rival, draftOf(rival.newer))}
          keep={() => continueWith(rival, mergeEdits(draftOf(base), rival.draft, draftOf(rival.newer)))}
        />
      ) : (
        <EndpointForm before={start} name={t('endpoints.save')} save={save} />
      )}
    </Dialog>
  );
};

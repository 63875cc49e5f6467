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

interface Conflict {
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
  const [conflict, setConflict] = useState<Conflict>();
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
      setConflict({ newer: tagged(await api.answer.getWebhookEndpoint({ slug, endpointId })), draft });
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
  const continueWith = ({ newer }: Conflict, draft: EndpointDraft) => {
    setBase(newer);
    setStart(draft);
    setConflict(undefined);
  };
  return (
    <Dialog title={t('endpoints.editEndpoint')} close={close} busy={busy}>
      {conflict ? (
        <Outdated
          what={t('endpoints.thisEndpoint')}
          changes={changesOf(base, conflict.newer)}
          load={() => continueWith(conflict, draftOf(conflict.newer))}
          keep={() =>
            continueWith(conflict, mergeEdits(draftOf(base), conflict.draft, draftOf(conflict.newer)))
          }
        />
      ) : (
        <EndpointForm before={start} name={t('endpoints.save')} save={save} />
      )}
    </Dialog>
  );
};

import type { InboundPolicy } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { Button } from '../../../kit/controls/button.tsx';
import { explain } from '../../../kit/feedback/errors.ts';
import { Select, TextField } from '../../../kit/controls/field.tsx';
import { Panel } from '../../../kit/display/page.tsx';
import { useFilters } from '../../../kit/hooks/use-filters.ts';
import { Empty, Notice } from '../../../kit/feedback/states.tsx';
import { useApi, useSession, useSlug } from '../../../session/session.tsx';
import { called, capital, contentTypes } from '../../../kit/display/names.ts';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import { InboundResponse } from './inbound-response.tsx';
import { eventOf, sendMessage, type SentMessage } from './send-message.ts';
import { TrackPicker } from './track-picker.tsx';
import { t } from '../../../texts/texts.ts';

const types = ['content.published', 'content.deleted'] as const;
const newContentId = () => `try-${Date.now().toString(36)}`;

/** The values of the form, which are kept in the address. */
const useFormValues = () => {
  const [filters, setFilters] = useFilters();
  const [contentId, setContentId] = useState(() => filters.get('contentId') ?? newContentId());
  const type = types.find((one) => one === filters.get('event')) ?? 'content.published';
  const contentType = contentTypes.find((one) => one === filters.get('contentType'));
  const trackIds = (filters.get('tracks') ?? '').split(',').filter((trackId) => trackId !== '');
  return { type, contentType, trackIds, contentId, setContentId, setFilters };
};

/** Sends an inbound event as the server of the platform would, and shows the response. */
export const Simulator = ({ ready, policy }: { readonly ready: boolean; readonly policy: InboundPolicy }) => {
  const api = useApi();
  const slug = useSlug();
  const { session } = useSession();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const { type, contentType, trackIds, contentId, setContentId, setFilters } = useFormValues();
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [sent, setSent] = useState<SentMessage>();
  const isPublication = type === 'content.published';
  const errors = {
    contentId: contentId.trim() === '' ? t('inbound.enterAContentIDSuch') : undefined,
    tracks: isPublication && trackIds.length === 0 ? t('inbound.addAtLeastOneTrack') : undefined,
  };

  const send = async () => {
    const body = eventOf({ type, contentId: contentId.trim(), contentType, trackIds });
    setSent(await sendMessage(await api.signInboundEvent({ slug, body })));
    announce(t('inbound.responseReceived'));
    await Promise.all(
      ['licenses', 'license', 'usage', 'events', 'preflight'].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    );
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (errors.contentId !== undefined || errors.tracks !== undefined) return;
    if (!isPublication) {
      setIsConfirming(true);
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await send();
    } catch (fault) {
      setError(fault);
    }
    setBusy(false);
  };
  if (!ready) {
    return (
      <Panel title={t('inbound.sendAnEvent')}>
        <Empty title={t('inbound.createASigningSecretFirst')}>
          <p>{t('inbound.thenYouCanSignAnd')}</p>
        </Empty>
      </Panel>
    );
  }
  return (
    <Panel title={t('inbound.sendAnEvent')}>
      <p className="soft">
        {t('inbound.weSignTheEventAnd')}{' '}
        {session.platform.environment === 'live'
          ? t('inbound.theLicensesAreRealAnd')
          : t('inbound.sandboxLicensesGrantNoRights')}
      </p>
      <form className="simulator" onSubmit={(event) => void submit(event)} noValidate>
        <div>
          <Select
            label={t('inbound.eventType')}
            value={type}
            onChange={(value) => setFilters({ event: value === 'content.published' ? '' : value })}
            options={types.map((value) => ({ value, name: value }))}
          />
          <TextField
            label={t('inbound.contentID')}
            value={contentId}
            onChange={(value) => {
              setContentId(value);
              setFilters({ contentId: value });
            }}
            hint={t('inbound.yourOwnIDOfThe')}
            error={isSubmitted ? errors.contentId : undefined}
          />
          {isPublication && (
            <Select
              label={t('inbound.contentType')}
              value={contentType ?? ''}
              onChange={(value) => setFilters({ contentType: value })}
              options={[
                { value: '', name: t('inbound.defaultOfYourPlatform') },
                ...contentTypes.map((value) => ({ value, name: capital(called(value)) })),
              ]}
            />
          )}
        </div>
        {isPublication && (
          <TrackPicker
            chosen={trackIds}
            onChange={(chosen) => setFilters({ tracks: chosen.join(',') })}
            error={isSubmitted ? errors.tracks : undefined}
          />
        )}
        <div className="simulator-acts">
          {isPublication && !policy.autoLicense && (
            <p className="hint">{t('inbound.yourPolicyDoesNotLicenseContentAutomaticallyThe')}</p>
          )}
          <Button type="submit" tone="primary" busy={busy}>
            {t('inbound.signAndSend')}
          </Button>
        </div>
      </form>
      {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
      {sent && <InboundResponse of={sent} />}
      {isConfirming && (
        <ConfirmDeletion
          contentId={contentId.trim()}
          policy={policy}
          act={send}
          close={() => setIsConfirming(false)}
        />
      )}
    </Panel>
  );
};

import type { CreateLicenseDto, IssuedLicense, LicenseTerms, Track } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { Button } from '../../../kit/controls/button.tsx';
import { memberError } from '../../../kit/feedback/errors.ts';
import { Select, TextField } from '../../../kit/controls/field.tsx';
import { Notice } from '../../../kit/feedback/states.tsx';
import { useApi, useSession } from '../../../session/session.tsx';
import { called, capital, contentTypes, countries } from '../../../kit/display/names.ts';
import { TerritoryField } from '../../../kit/territories/territory-field.tsx';
import { explainRequest, useAcceptedFee } from '../../licenses/use-accepted-fee.ts';
import { usePreflight } from '../../licenses/use-preflight.ts';
import '../../licenses/licenses.css';
import { emptyDraft, endIssue, orderOf, type OrderDraft } from './license-draft.ts';
import { PreflightShown } from './preflight.tsx';
import { t } from '../../../texts/texts.ts';

/** The form that licenses a track. Each change is checked by a preflight before the license is issued. */
export const LicenseForm = ({
  track: { trackId },
  terms,
  onIssued,
}: {
  readonly track: Track;
  readonly terms: LicenseTerms | undefined;
  readonly onIssued: (license: IssuedLicense, order: CreateLicenseDto) => void;
}) => {
  const api = useApi();
  const { platform } = useSession().session;
  const queries = useQueryClient();
  const announce = useAnnounce();
  const [draft, setDraft] = useState<OrderDraft>({
    ...emptyDraft,
    contentType: platform.contentTypes[0] ?? 'other',
  });
  const { fee: acceptFee, accept, withdraw, checkAgainAfter } = useAcceptedFee();
  const [error, setError] = useState<unknown>();
  const [isContentIdMissing, setIsContentIdMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<OrderDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    withdraw();
    setError(undefined);
    setIsContentIdMissing(false);
  };
  const requested = orderOf(trackId, draft);
  const order = requested && { ...requested, ...(acceptFee && { acceptFee }) };
  const missing = order
    ? undefined
    : draft.contentId.trim() === ''
      ? t('track.enterAContentIDTo')
      : t('track.correctTheMarkedFieldsTo');
  const { query, isCurrent } = usePreflight('license', order, (candidate, signal) =>
    api.preflightLicenses({ body: { candidates: [candidate] } }, { signal }),
  );
  const isRejected = isCurrent && query.data?.allowed === false;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!order || isRejected) {
      setIsContentIdMissing(draft.contentId.trim() === '');
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      const { data, headers } = await api.answer.issueLicense({ body: order });
      onIssued(data, order);
      announce(
        headers.has('idempotent-replayed') ? t('track.youAlreadyHaveThisLicense') : t('track.licenseIssued'),
      );
      for (const key of ['licenses', 'preflight', 'usage', 'stems'])
        void queries.invalidateQueries({ queryKey: [key] });
    } catch (fault) {
      setError(fault);
      checkAgainAfter(fault);
    } finally {
      setBusy(false);
    }
  };
  const isCovered = (type: string) => terms?.contentTypes.some((one) => one === type) ?? true;
  const territoryDefault =
    platform.territories.length > 0
      ? t('track.ifEmptyTerritoriesTheDefault', { territories: countries(platform.territories) })
      : t('track.ifEmptyAllTerritoriesWhere');
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t('track.contentID')}
        value={draft.contentId}
        onChange={(contentId) => change({ contentId })}
        hint={t('track.yourOwnIDOfThe')}
        error={isContentIdMissing ? t('track.enterAContentID') : memberError(error, 'contentId')}
        required
      />
      <Select
        label={t('track.contentType')}
        value={draft.contentType}
        onChange={(contentType) => change({ contentType })}
        options={contentTypes.map((value) => ({
          value,
          name: isCovered(value)
            ? capital(called(value))
            : t('track.notCoveredByTheTerms', { name: capital(called(value)) }),
        }))}
      />
      <TerritoryField
        label={t('kit.territories')}
        value={draft.territories}
        onChange={(territories) => change({ territories })}
        none={territoryDefault}
      />
      <TextField
        label={t('track.projectOptional')}
        value={draft.projectName}
        onChange={(projectName) => change({ projectName })}
        error={memberError(error, 'projectName')}
      />
      <details className="more-fields">
        <summary>{t('track.endUserAndEndDate')}</summary>
        <TextField
          label={t('track.endUserName')}
          value={draft.endUser}
          onChange={(endUser) => change({ endUser })}
          hint={t('track.onlyIfOneOfYour')}
        />
        <TextField
          label={t('track.endUserReference')}
          value={draft.endUserRef}
          onChange={(endUserRef) => change({ endUserRef })}
        />
        <TextField
          label={t('track.validUntil')}
          type="datetime-local"
          value={draft.validUntil}
          onChange={(validUntil) => change({ validUntil })}
          hint={t('track.inYourTimeZoneMust')}
          error={endIssue(draft.validUntil) ?? memberError(error, 'validUntil')}
        />
      </details>
      <div className="preflight" aria-live="polite" aria-busy={!isCurrent}>
        <PreflightShown
          query={query}
          missing={missing}
          change={change}
          accept={(price) => {
            accept(price);
            setError(undefined);
          }}
        />
      </div>
      {error !== undefined && <Notice tone="bad">{explainRequest(error)}</Notice>}
      <Button tone="primary" type="submit" busy={busy} disabled={isRejected}>
        {t('track.issueLicense')}
      </Button>
    </form>
  );
};

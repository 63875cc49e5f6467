import type { AmendLicenseDto, License, LicenseAlternative } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { Button } from '../../../kit/controls/button.tsx';
import { Dialog } from '../../../kit/controls/dialog.tsx';
import { memberError } from '../../../kit/feedback/errors.ts';
import { Select, TextField } from '../../../kit/controls/field.tsx';
import { Notice } from '../../../kit/feedback/states.tsx';
import { useApi } from '../../../session/session.tsx';
import { endIssue, fieldOf } from '../../catalog/track/license-draft.ts';
import { called, capital, contentTypes, countries, isOneOf } from '../../../kit/display/names.ts';
import { codesOf, territoryError, territoryText } from '../../../kit/territories/territories.ts';
import { TerritoryField } from '../../../kit/territories/territory-field.tsx';
import { explainRequest, useAcceptedFee } from '../use-accepted-fee.ts';
import { usePreflight } from '../use-preflight.ts';
import { AmendmentPreflightShown } from './amendment-preflight.tsx';
import { t } from '../../../texts/texts.ts';

/** The values of the form. */
interface Draft {
  readonly territories: string;
  readonly contentType: string;
  readonly validUntil: string;
}

const empty: Draft = { territories: '', contentType: '', validUntil: '' };

/** Returns the request for a draft; undefined if the draft is empty or invalid. */
const requestOf = ({ territories, contentType, validUntil }: Draft): AmendLicenseDto | undefined => {
  if ((territoryError(territories) ?? endIssue(validUntil)) !== undefined) return undefined;
  const codes = codesOf(territories);
  const request: AmendLicenseDto = {
    ...(codes.length > 0 && { territories: [...codes] }),
    ...(isOneOf(contentTypes)(contentType) && { contentType }),
    ...(validUntil !== '' && { validUntil: new Date(validUntil).toISOString() }),
  };
  return Object.keys(request).length > 0 ? request : undefined;
};

/** Returns what to enter before a draft can be checked; undefined if it can be. */
const missingIn = (draft: Draft, request: AmendLicenseDto | undefined): string | undefined => {
  if (request) return undefined;
  return Object.values(draft).every((value) => value === '')
    ? t('license.enterAChangeToCheck')
    : t('license.correctTheMarkedFieldsTo');
};

/** Returns the part of a draft that an alternative replaces. */
const changeOf = ({ territories, contentType, validUntil }: LicenseAlternative): Partial<Draft> => ({
  ...(territories && { territories: territoryText(territories) }),
  ...(contentType && { contentType }),
  ...(validUntil !== undefined && { validUntil: fieldOf(validUntil) }),
});

const AmendDialog = ({ license, close }: { readonly license: License; readonly close: () => void }) => {
  const api = useApi();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const [draft, setDraft] = useState(empty);
  const { fee: acceptFee, accept, withdraw, checkAgainAfter } = useAcceptedFee();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const { licenseId, validUntil } = license;
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    withdraw();
    setError(undefined);
  };
  const requested = requestOf(draft);
  const request = requested && { ...requested, ...(acceptFee && { acceptFee }) };
  const { query, isCurrent } = usePreflight(licenseId, request, (candidate, signal) =>
    api.preflightAmendments({ licenseId, body: { candidates: [candidate] } }, { signal }),
  );
  const isAmendable = request !== undefined && isCurrent && query.data?.amended === true;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isAmendable) return;
    setBusy(true);
    try {
      const { headers } = await api.answer.amendLicense({ licenseId, body: request });
      announce(
        headers.has('idempotent-replayed')
          ? t('license.theLicenseAlreadyCoversThis')
          : t('license.licenseAmended'),
      );
      for (const key of ['licenses', 'license', 'versions', 'usage', 'preflight'])
        void queries.invalidateQueries({ queryKey: [key] });
      close();
    } catch (fault) {
      setError(fault);
      checkAgainAfter(fault);
      setBusy(false);
    }
  };
  const more = contentTypes.filter((type) => !license.contentTypes.includes(type));
  return (
    <Dialog title={t('license.amendLicense')} close={close} busy={busy}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <p>{t('license.theLicenseKeepsItsID')}</p>
        <TerritoryField
          label={t('license.addTerritories')}
          value={draft.territories}
          onChange={(territories) => change({ territories })}
          none={t('license.alreadyCoveredTerritories', { territories: countries(license.territories) })}
        />
        <Select
          label={t('license.addAContentType')}
          value={draft.contentType}
          onChange={(contentType) => change({ contentType })}
          options={[
            { value: '', name: t('license.none') },
            ...more.map((value) => ({ value, name: capital(called(value)) })),
          ]}
        />
        {validUntil !== undefined && (
          <TextField
            label={t('license.newEndDate')}
            type="datetime-local"
            value={draft.validUntil}
            onChange={(end) => change({ validUntil: end })}
            hint={t('license.inYourTimeZoneThe')}
            error={endIssue(draft.validUntil) ?? memberError(error, 'validUntil')}
          />
        )}
        <div className="preflight" aria-live="polite" aria-busy={request !== undefined && !isCurrent}>
          <AmendmentPreflightShown
            query={query}
            missing={missingIn(draft, request)}
            choose={(alternative) => change(changeOf(alternative))}
            accept={(price) => {
              accept(price);
              setError(undefined);
            }}
          />
        </div>
        {error !== undefined && <Notice tone="bad">{explainRequest(error)}</Notice>}
        <div className="dialog-acts">
          <Button busy={busy} onClick={close}>
            {t('kit.cancel')}
          </Button>
          <Button tone="primary" type="submit" busy={busy} disabled={!isAmendable}>
            {t('license.amendLicense')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

/** Adds territories or a content type to a license, or extends its term. */
export const Amend = ({ license }: { readonly license: License }) => {
  const [isOpen, setIsOpen] = useState(false);
  if (license.status !== 'active') return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('license.amend')}</Button>
      {isOpen && <AmendDialog license={license} close={() => setIsOpen(false)} />}
    </>
  );
};

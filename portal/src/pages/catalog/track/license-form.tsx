import type { CreateLicenseDto, IssuedLicense, LicenseTerms, Track } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { Button } from '../../../kit/controls/button.tsx';
import { explain, memberError } from '../../../kit/feedback/errors.ts';
import { Select, TextField } from '../../../kit/controls/field.tsx';
import { Notice } from '../../../kit/feedback/states.tsx';
import { useApi, useSession } from '../../../session/session.tsx';
import { called, capital, contentTypes, countries } from '../../../kit/display/names.ts';
import { TerritoryField } from '../../licenses/territories/territory-field.tsx';
import { usePreflight } from '../../licenses/use-preflight.ts';
import '../../licenses/licenses.css';
import { emptyDraft, endIssue, orderOf, type OrderDraft } from './license-draft.ts';
import { PreflightShown } from './preflight.tsx';

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
  const [error, setError] = useState<unknown>();
  const [isContentIdMissing, setIsContentIdMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<OrderDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setError(undefined);
    setIsContentIdMissing(false);
  };
  const order = orderOf(trackId, draft);
  const missing = order
    ? undefined
    : draft.contentId.trim() === ''
      ? 'Enter a content ID to check this request.'
      : 'Correct the marked fields to check this request.';
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
      announce(headers.has('idempotent-replayed') ? 'You already have this license' : 'License issued');
      for (const key of ['licenses', 'preflight', 'usage', 'stems'])
        void queries.invalidateQueries({ queryKey: [key] });
    } catch (fault) {
      setError(fault);
    } finally {
      setBusy(false);
    }
  };
  const isCovered = (type: string) => terms?.contentTypes.some((one) => one === type) ?? true;
  const territoryDefault =
    platform.territories.length > 0
      ? `If empty: ${countries(platform.territories)}, the default of your platform.`
      : 'If empty: all territories where the track is cleared.';
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="Content ID"
        value={draft.contentId}
        onChange={(contentId) => change({ contentId })}
        hint="Your own ID of the video, episode or other item that uses the track."
        error={isContentIdMissing ? 'Enter a content ID.' : memberError(error, 'contentId')}
        required
      />
      <Select
        label="Content type"
        value={draft.contentType}
        onChange={(contentType) => change({ contentType })}
        options={contentTypes.map((value) => ({
          value,
          name: capital(called(value)) + (isCovered(value) ? '' : ' (not covered by the terms)'),
        }))}
      />
      <TerritoryField
        label="Territories"
        value={draft.territories}
        onChange={(territories) => change({ territories })}
        none={territoryDefault}
      />
      <TextField
        label="Project (optional)"
        value={draft.projectName}
        onChange={(projectName) => change({ projectName })}
        error={memberError(error, 'projectName')}
      />
      <details className="more-fields">
        <summary>End user and end date</summary>
        <TextField
          label="End user name"
          value={draft.endUser}
          onChange={(endUser) => change({ endUser })}
          hint="Only if one of your users is the licensee instead of your platform."
        />
        <TextField
          label="End user reference"
          value={draft.endUserRef}
          onChange={(endUserRef) => change({ endUserRef })}
        />
        <TextField
          label="Valid until"
          type="datetime-local"
          value={draft.validUntil}
          onChange={(validUntil) => change({ validUntil })}
          hint="In your time zone. Must not be later than the terms allow."
          error={endIssue(draft.validUntil) ?? memberError(error, 'validUntil')}
        />
      </details>
      <div className="preflight" aria-live="polite" aria-busy={!isCurrent}>
        <PreflightShown query={query} missing={missing} change={change} />
      </div>
      {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
      <Button tone="primary" type="submit" busy={busy} disabled={isRejected}>
        Issue license
      </Button>
    </form>
  );
};

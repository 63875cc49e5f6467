import type { CreateLicenseDto, IssuedLicense, LicenseTerms, Track } from '@platform-licensing/client';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { Button } from '../../../kit/controls/button.tsx';
import { useRested } from '../../../kit/hooks/use-debounced.ts';
import { explain, flawOf } from '../../../kit/feedback/errors.ts';
import { Select, TextField } from '../../../kit/controls/field.tsx';
import { Notice } from '../../../kit/feedback/states.tsx';
import { useApi, useSession } from '../../../session/session.tsx';
import { called, capital, contentTypes, countries } from '../../licenses/names.ts';
import { territoryFlaw, territoryHint } from '../../licenses/territories.ts';
import { emptyDraft, endFlaw, orderOf, type OrderDraft } from './license-draft.ts';
import { PreflightShown, type Verdict } from './preflight.tsx';

const usePreflight = (order: CreateLicenseDto | undefined) => {
  const api = useApi();
  const text = order && JSON.stringify(order);
  const rested = useRested(text, 350);
  const query = useQuery({
    queryKey: ['preflight', rested],
    queryFn: async ({ signal }): Promise<Verdict> => {
      const candidates = order ? [order] : [];
      const [verdict] = (await api.preflightLicenses({ body: { candidates } }, { signal })).results;
      if (!verdict) throw new Error('The service did not say.');
      return verdict;
    },
    enabled: rested !== undefined && rested === text,
    placeholderData: keepPreviousData,
  });
  return { query, current: rested === text && !query.isPlaceholderData };
};

/** Asks for a license of a track, tried before it is issued. */
export const LicenseForm = ({
  track: { trackId },
  terms,
  issued,
}: {
  readonly track: Track;
  readonly terms: LicenseTerms | undefined;
  readonly issued: (license: IssuedLicense, order: CreateLicenseDto) => void;
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
  const [nameless, setNameless] = useState(false);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<OrderDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setError(undefined);
    setNameless(false);
  };
  const order = orderOf(trackId, draft);
  const todo = order
    ? undefined
    : draft.contentId.trim() === ''
      ? 'Name the content'
      : 'Mend what is marked above';
  const { query, current } = usePreflight(order);
  const refused = current && query.data?.allowed === false;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!order || refused) {
      setNameless(draft.contentId.trim() === '');
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      const { data, headers } = await api.answer.issueLicense({ body: order });
      issued(data, order);
      announce(
        headers.has('idempotent-replayed') ? 'You hold this license already' : 'The license is issued',
      );
      for (const key of ['licenses', 'preflight', 'usage', 'stems'])
        void queries.invalidateQueries({ queryKey: [key] });
    } catch (fault) {
      setError(fault);
    } finally {
      setBusy(false);
    }
  };
  const cleared = (type: string) => terms?.contentTypes.some((one) => one === type) ?? true;
  const noTerritory =
    platform.territories.length > 0
      ? `Left empty: ${countries(platform.territories)}, as your platform is registered.`
      : 'Left empty: wherever the track is cleared.';
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="Content id"
        value={draft.contentId}
        onChange={(contentId) => change({ contentId })}
        hint="Your own id of the video, episode or item that the track goes into."
        error={nameless ? 'Name the content that the track goes into.' : flawOf(error, 'contentId')}
        required
      />
      <Select
        label="Kind of content"
        value={draft.contentType}
        onChange={(contentType) => change({ contentType })}
        options={contentTypes.map((value) => ({
          value,
          name: capital(called(value)) + (cleared(value) ? '' : ' (not cleared by its terms)'),
        }))}
      />
      <TextField
        label="Territories"
        value={draft.territories}
        onChange={(territories) => change({ territories })}
        placeholder="DE, AT, CH"
        hint={territoryHint(draft.territories, noTerritory)}
        error={territoryFlaw(draft.territories)}
      />
      <TextField
        label="Project (optional)"
        value={draft.projectName}
        onChange={(projectName) => change({ projectName })}
        error={flawOf(error, 'projectName')}
      />
      <details className="more-fields">
        <summary>End user and end of the license</summary>
        <TextField
          label="End user's name"
          value={draft.endUser}
          onChange={(endUser) => change({ endUser })}
          hint="Where one of your users is the licensee, not your platform."
        />
        <TextField
          label="Your reference to the end user"
          value={draft.endUserRef}
          onChange={(endUserRef) => change({ endUserRef })}
        />
        <TextField
          label="Valid until"
          type="datetime-local"
          value={draft.validUntil}
          onChange={(validUntil) => change({ validUntil })}
          hint="Earlier than the terms offer, never later. In your time zone."
          error={endFlaw(draft.validUntil) ?? flawOf(error, 'validUntil')}
        />
      </details>
      <div className="preflight" aria-live="polite" aria-busy={!current}>
        <PreflightShown query={query} todo={todo} change={change} />
      </div>
      {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
      <Button tone="primary" type="submit" busy={busy} disabled={refused}>
        Issue the license
      </Button>
    </form>
  );
};

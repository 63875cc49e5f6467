import type { Collection, CollectionTrack } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../../kit/controls/button.tsx';
import { Dialog } from '../../../kit/controls/dialog.tsx';
import { Select, TextField } from '../../../kit/controls/field.tsx';
import { called, capital, contentTypes, countries } from '../../../kit/display/names.ts';
import { explain } from '../../../kit/feedback/errors.ts';
import { Notice } from '../../../kit/feedback/states.tsx';
import { useApi, useSession } from '../../../session/session.tsx';
import { useMay } from '../../../session/use-role.ts';
import { rich, t } from '../../../texts/texts.ts';
import { emptyDraft, orderOf, type OrderDraft } from '../../catalog/track/license-draft.ts';
import { TerritoryField } from '../../../kit/territories/territory-field.tsx';
import '../../licenses/licenses.css';
import { toIssue } from './plan.ts';
import { StepRow } from './step-row.tsx';
import { useIssuing } from './use-issuing.ts';
import { usePlan } from './use-plan.ts';

/** Returns the number of licenses that the month's quota has left; undefined while unknown, null without a limit. */
const useLicensesLeft = () => {
  const api = useApi();
  const { slug } = useSession().session.platform;
  const { data } = useQuery({
    queryKey: ['usage', 'now', slug],
    queryFn: () => api.getMonthlyUsage({ slug }),
  });
  return data?.quota.licensesPerMonth.remaining;
};

/**
 * Licenses all tracks of a collection for one content item. Each track is checked first; then each license is issued by a
 * request of its own, and the dialog shows the outcome of each.
 */
export const LicenseAll = ({
  name,
  kind,
  tracks: listed,
  close,
}: {
  readonly name: string;
  readonly kind: Collection['kind'];
  readonly tracks: readonly CollectionTrack[];
  readonly close: () => void;
}) => {
  const { platform } = useSession().session;
  // The list may be loaded again while its tracks are licensed.
  const [tracks] = useState(listed);
  const [draft, setDraft] = useState<OrderDraft>({
    ...emptyDraft,
    contentType: platform.contentTypes[0] ?? 'other',
    projectName: kind === 'project' ? name : '',
  });
  const change = (part: Partial<OrderDraft>) => setDraft((before) => ({ ...before, ...part }));
  const { plan: checked, error } = usePlan(tracks, orderOf('', draft));
  const { outcomes, isRunning, isIssued, issue } = useIssuing();
  const hasStarted = isRunning || outcomes.size > 0;
  // Once licenses are issued, the checks change; the dialog continues with those that were confirmed.
  const [confirmed, setConfirmed] = useState<typeof checked>();
  const plan = confirmed ?? checked;
  const orders = plan ? toIssue(plan) : [];
  const open = orders.filter((order) => !isIssued(order));
  const left = useLicensesLeft();
  const maySeePlan = useMay()('getBilling');
  const start = () => {
    setConfirmed(plan);
    void issue(open);
  };
  const status = isRunning
    ? t('collections.issuingDoneOfTotal', { done: orders.length - open.length, total: orders.length })
    : open.length === 0
      ? t('collections.licensesIssued', { count: orders.length })
      : t('collections.licensesNotIssued', { count: open.length });
  return (
    <Dialog title={t('collections.licenseAllOfName', { name })} close={close} busy={isRunning}>
      {hasStarted ? (
        <p role="status">{status}</p>
      ) : (
        <>
          <TextField
            label={t('collections.contentId')}
            value={draft.contentId}
            onChange={(contentId) => change({ contentId })}
            hint={t('collections.contentIdHint')}
            required
          />
          <Select
            label={t('collections.contentType')}
            value={draft.contentType}
            onChange={(contentType) => change({ contentType })}
            options={contentTypes.map((value) => ({ value, name: capital(called(value)) }))}
          />
          <TerritoryField
            label={t('collections.territories')}
            value={draft.territories}
            onChange={(territories) => change({ territories })}
            none={
              platform.territories.length > 0
                ? t('collections.territoriesOfPlatform', { territories: countries(platform.territories) })
                : t('collections.territoriesOfTrack')
            }
          />
          <div aria-live="polite">
            {error !== null ? (
              <Notice tone="bad">{explain(error)}</Notice>
            ) : plan ? (
              <Notice tone={orders.length === tracks.length ? 'good' : 'info'}>
                {t('collections.canBeLicensed', { count: orders.length, total: tracks.length })}
              </Notice>
            ) : (
              <Notice>
                {draft.contentId.trim() === ''
                  ? t('collections.enterContentId')
                  : t('collections.checkingTracks')}
              </Notice>
            )}
          </div>
          {left != null && orders.length > left && (
            <Notice tone="warn">
              {rich('collections.quotaTooSmall', {
                left,
                link: (text) => (maySeePlan ? <Link href="/plan">{text}</Link> : text),
              })}
            </Notice>
          )}
        </>
      )}
      {plan && (
        <ul className="plain-list outcomes" aria-label={t('collections.tracks')}>
          {tracks.map((track) => (
            <StepRow
              key={track.trackId}
              track={track}
              step={plan.get(track.trackId)}
              outcome={outcomes.get(track.trackId)}
              hasStarted={hasStarted}
            />
          ))}
        </ul>
      )}
      <div className="dialog-acts">
        <Button busy={isRunning} onClick={close}>
          {hasStarted ? t('collections.done') : t('kit.cancel')}
        </Button>
        {(!hasStarted || open.length > 0) && (
          <Button tone="primary" busy={isRunning} disabled={open.length === 0} onClick={start}>
            {hasStarted && !isRunning
              ? t('kit.tryAgain')
              : t('collections.issueLicenses', { count: orders.length })}
          </Button>
        )}
      </div>
    </Dialog>
  );
};

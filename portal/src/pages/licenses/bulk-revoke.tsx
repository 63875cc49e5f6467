import type { License, RevokeLicenseDto } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { Select, TextArea } from '../../kit/controls/field.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { oneLine } from '../../kit/one-line.ts';
import { useApi } from '../../session/session.tsx';
import { isReason, reasons } from './reasons.ts';
import { t } from '../../texts/texts.ts';

/** The outcome for one license: its status afterwards, or the error. */
type Outcome = { readonly status: License['status'] } | { readonly error: unknown };

const OutcomeTag = ({ of }: { readonly of: Outcome | undefined }) => {
  if (of === undefined) return <Tag>{t('licenses.waiting')}</Tag>;
  if ('error' in of) return <Tag tone="bad">{t('licenses.notRevoked')}</Tag>;
  return of.status === 'revoked' ? (
    <Tag tone="good">{t('licenses.revoked')}</Tag>
  ) : (
    <Tag>{t('licenses.alreadyExpired')}</Tag>
  );
};

/** Revokes licenses one after the other, after one confirmation, and shows the outcome of each. */
export const BulkRevoke = ({
  licenses,
  close,
}: {
  readonly licenses: readonly License[];
  readonly close: () => void;
}) => {
  const api = useApi();
  const queries = useQueryClient();
  // The list changes while its licenses are revoked.
  const [chosen] = useState(licenses);
  const [reasonCode, setReasonCode] = useState<RevokeLicenseDto['reasonCode']>('content_deleted');
  const [reason, setReason] = useState('');
  const [reasonError, setReasonError] = useState<string>();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [isRunning, setIsRunning] = useState(false);
  const isOpen = ({ licenseId }: License) => {
    const outcome = outcomes.get(licenseId);
    return outcome === undefined || 'error' in outcome;
  };
  const open = chosen.filter(isOpen);
  const failed = open.filter(({ licenseId }) => outcomes.has(licenseId));
  const hasStarted = isRunning || outcomes.size > 0;

  const revokeOne = async ({ licenseId }: License): Promise<Outcome> => {
    const description = oneLine(reason);
    try {
      const { status } = await api.revokeLicenseByPost({
        licenseId,
        body: { reasonCode, ...(description !== '' && { reason: description }) },
      });
      return { status };
    } catch (error) {
      return { error };
    }
  };
  const revoke = async () => {
    if (reasonCode === 'other' && oneLine(reason) === '') {
      setReasonError(t('licenses.enterAReason'));
      return;
    }
    setIsRunning(true);
    for (const license of open) {
      const outcome = await revokeOne(license);
      setOutcomes((before) => new Map(before).set(license.licenseId, outcome));
    }
    setIsRunning(false);
    for (const key of ['licenses', 'license', 'usage', 'preflight', 'stems'])
      void queries.invalidateQueries({ queryKey: [key] });
  };

  const done = chosen.length - open.length;
  return (
    <Dialog
      title={t('licenses.revokeLicensesQuestion', { licenses: chosen.length })}
      close={close}
      busy={isRunning}
    >
      {hasStarted ? (
        <>
          <p role="status">
            {isRunning
              ? t('licenses.revokingDoneOfLengthDone', { done, length: chosen.length })
              : failed.length === 0
                ? t('licenses.allLicensesHaveEnded')
                : t('licenses.lengthCouldNotBeRevoked', { licenses: failed.length })}
          </p>
          <ul className="plain-list outcomes" aria-label={t('licenses.outcomes')}>
            {chosen.map(({ licenseId, contentId }) => {
              const outcome = outcomes.get(licenseId);
              return (
                <li key={licenseId}>
                  <OutcomeTag of={outcome} /> {contentId}
                  {outcome && 'error' in outcome && (
                    <span className="field-error"> {explain(outcome.error)}</span>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      ) : (
        <>
          <div className="consequence">
            <p>{t('licenses.theseLicensesEndImmediatelyYou')}</p>
            <ul aria-label={t('licenses.licenses')}>
              {chosen.map(({ licenseId, contentId }) => (
                <li key={licenseId}>{contentId}</li>
              ))}
            </ul>
            <p>{t('licenses.youCannotUndoThis')}</p>
          </div>
          <Select
            label={t('kit.reason')}
            value={reasonCode}
            onChange={(value) => {
              if (isReason(value)) setReasonCode(value);
              setReasonError(undefined);
            }}
            options={reasons()}
          />
          <TextArea
            label={reasonCode === 'other' ? t('licenses.description') : t('licenses.descriptionOptional')}
            value={reason}
            onChange={(text) => {
              setReason(text);
              setReasonError(undefined);
            }}
            rows={2}
            error={reasonError}
          />
        </>
      )}
      <div className="dialog-acts">
        <Button busy={isRunning} onClick={close}>
          {hasStarted ? t('kit.done') : t('kit.cancel')}
        </Button>
        {open.length > 0 && (
          <Button tone="danger" busy={isRunning} onClick={() => void revoke()}>
            {hasStarted && !isRunning
              ? t('licenses.retry')
              : t('licenses.revokeLicenses', { licenses: chosen.length })}
          </Button>
        )}
      </div>
    </Dialog>
  );
};

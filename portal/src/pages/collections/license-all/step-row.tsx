import type { CollectionTrack } from '@platform-licensing/client';
import { Link } from 'wouter';
import { Tag } from '../../../kit/display/tag.tsx';
import { explain } from '../../../kit/feedback/errors.ts';
import { t } from '../../../texts/texts.ts';
import { rejectionText } from '../../licenses/rejection.tsx';
import type { Step } from './plan.ts';
import type { Outcome } from './use-issuing.ts';

const StepTag = ({ step, hasStarted }: { readonly step: Step; readonly hasStarted: boolean }) => {
  switch (step.kind) {
    case 'new':
      return hasStarted ? (
        <Tag>{t('collections.waiting')}</Tag>
      ) : (
        <Tag tone="good">{t('collections.canBeLicensedTag')}</Tag>
      );
    case 'existing':
      return <Tag>{t('collections.alreadyLicensed')}</Tag>;
    case 'rejected':
    case 'unavailable':
      return <Tag tone="bad">{t('collections.cannotBeLicensed')}</Tag>;
  }
};

/** A track with what issuing would do, or what it did. */
export const StepRow = ({
  track: { trackId, title = trackId },
  step,
  outcome,
  hasStarted,
}: {
  readonly track: CollectionTrack;
  readonly step: Step | undefined;
  readonly outcome: Outcome | undefined;
  readonly hasStarted: boolean;
}) => {
  const licenseId =
    outcome && 'licenseId' in outcome
      ? outcome.licenseId
      : step?.kind === 'existing'
        ? step.licenseId
        : undefined;
  return (
    <li>
      {outcome === undefined ? (
        step && <StepTag step={step} hasStarted={hasStarted} />
      ) : 'error' in outcome ? (
        <Tag tone="bad">{t('collections.notIssued')}</Tag>
      ) : (
        <Tag tone="good">{t('collections.issued')}</Tag>
      )}{' '}
      {licenseId === undefined ? title : <Link href={`/licenses/${licenseId}`}>{title}</Link>}
      {outcome && 'error' in outcome && <span className="field-error"> {explain(outcome.error)}</span>}
      {outcome === undefined && step?.kind === 'rejected' && (
        <span className="soft"> {rejectionText(step.verdict)}</span>
      )}
    </li>
  );
};

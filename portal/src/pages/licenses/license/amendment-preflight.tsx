import type { AmendmentPreflight, LicenseAlternative, Money } from '@platform-licensing/client';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../../kit/controls/button.tsx';
import { money } from '../../../kit/display/format.ts';
import { explain } from '../../../kit/feedback/errors.ts';
import { Notice } from '../../../kit/feedback/states.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { called, countries, listed } from '../../../kit/display/names.ts';
import { RejectionNotice } from '../rejection.tsx';
import { rich, t } from '../../../texts/texts.ts';
import '../licenses.css';

export type AmendmentVerdict = AmendmentPreflight['results'][number];

/** Shows what the license would cover after the amendment. */
const Amended = ({ license }: { readonly license: NonNullable<AmendmentVerdict['license']> }) => {
  const { version, contentTypes, territories, validUntil } = license;
  return (
    <p>
      {rich(validUntil === undefined ? 'license.versionWouldCover' : 'license.versionWouldCoverUntil', {
        version,
        called: listed(contentTypes.map(called)),
        territories: countries(territories),
        validUntil: validUntil === undefined ? '' : <Time at={validUntil} />,
      })}
    </p>
  );
};

/** The result of the preflight of an amendment: what it would do, or why it would be rejected. */
export const AmendmentPreflightShown = ({
  query,
  missing,
  choose,
  accept,
}: {
  readonly query: UseQueryResult<AmendmentVerdict>;
  /** Says what to enter before the amendment can be checked. */
  readonly missing: string | undefined;
  readonly choose: (alternative: LicenseAlternative) => void;
  readonly accept: (price: Money) => void;
}) => {
  const { data, isError, error, refetch } = query;
  if (missing !== undefined) return <Notice>{missing}</Notice>;
  if (isError)
    return (
      <Notice tone="bad">
        <p>{explain(error)}</p>
        <Button small onClick={() => void refetch()}>
          {t('license.checkAgain')}
        </Button>
      </Notice>
    );
  if (!data) return <Notice>{t('license.checkingTheAmendment')}</Notice>;
  if (!data.allowed)
    return <RejectionNotice subject="amendment" rejection={data} choose={choose} accept={accept} />;
  if (data.amended === false) return <Notice>{t('license.amendmentCovered')}</Notice>;
  return (
    <Notice tone="good">
      <p>{rich('license.theLicenseCanBeAmended', { strong: (content) => <strong>{content}</strong> })}</p>
      {data.price && <p>{t('licenses.itCosts', { price: money(data.price) })}</p>}
      {data.license && <Amended license={data.license} />}
    </Notice>
  );
};

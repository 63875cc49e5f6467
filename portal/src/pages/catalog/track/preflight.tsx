import type { LicenseAlternative, LicensePreflight, Money } from '@platform-licensing/client';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'wouter';
import { money } from '../../../kit/display/format.ts';
import { explain } from '../../../kit/feedback/errors.ts';
import { Notice } from '../../../kit/feedback/states.tsx';
import { RejectionNotice } from '../../licenses/rejection.tsx';
import { fieldOf, type OrderDraft } from './license-draft.ts';
import { rich, t } from '../../../texts/texts.ts';

export type Verdict = LicensePreflight['results'][number];

const changeOf = ({ contentType, territories, validUntil }: LicenseAlternative): Partial<OrderDraft> => ({
  ...(contentType && { contentType }),
  ...(territories && { territories: territories.join(', ') }),
  ...(validUntil !== undefined && { validUntil: fieldOf(validUntil) }),
});

/** The result of the preflight. */
export const PreflightShown = ({
  query,
  missing,
  change,
  accept,
}: {
  readonly query: UseQueryResult<Verdict>;
  /** Says what to enter before the request can be checked. */
  readonly missing: string | undefined;
  readonly change: (part: Partial<OrderDraft>) => void;
  readonly accept: (price: Money) => void;
}) => {
  const { data, isError, error } = query;
  if (missing !== undefined) return <Notice>{missing}</Notice>;
  if (isError) return <Notice tone="bad">{explain(error)}</Notice>;
  if (!data) return <Notice>{t('track.checkingTheRequest')}</Notice>;
  if (data.licenseId !== undefined)
    return (
      <Notice tone={data.allowed ? 'info' : 'warn'}>
        <p>
          {rich('track.youAlreadyHaveAnActive', {
            licenseId: <Link href={`/licenses/${data.licenseId}`}>{data.licenseId}</Link>,
          })}
        </p>
        {data.differences && (
          <>
            <p>
              <strong>{t('track.theExistingLicenseDoesNot')}</strong>
            </p>
            <ul>
              {data.differences.map(({ field, detail }) => (
                <li key={field}>{detail}</li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    );
  if (!data.allowed)
    return (
      <RejectionNotice
        subject="request"
        rejection={data}
        choose={(alternative) => change(changeOf(alternative))}
        accept={accept}
      />
    );
  return (
    <Notice tone="good">
      {rich('track.thisRequestCanBeLicensed', { strong: (content) => <strong>{content}</strong> })}
      {data.price && ` ${t('licenses.itCosts', { price: money(data.price) })}`}
    </Notice>
  );
};

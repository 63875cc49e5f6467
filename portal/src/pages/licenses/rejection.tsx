import type { AmendmentPreflight, LicenseAlternative, Money } from '@platform-licensing/client';
import { Link } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { money } from '../../kit/display/format.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { called, countries } from '../../kit/display/names.ts';
import { currentLocale } from '../../kit/language/current.ts';
import { May } from '../../session/may.tsx';
import { t, texts } from '../../texts/texts.ts';

/** The parts of a preflight's result that say why a request would be rejected. */
export type Rejection = Pick<
  AmendmentPreflight['results'][number],
  'code' | 'clause' | 'clauses' | 'price' | 'reason' | 'alternatives'
>;

const byClause: Readonly<Record<string, string>> = texts({
  'track.territories': 'licenses.theTrackIsNotAvailable',
  'terms.territories': 'licenses.theTermsDoNotCover',
  'terms.contentTypes': 'licenses.theTermsDoNotCoverThisContentType',
  'terms.term': 'licenses.theTermsDoNotAllow',
  terms: 'licenses.theTrackHasNoTerms',
  'rights.master': 'licenses.theRightsHoldersDoNot',
  'rights.publishing': 'licenses.theRightsHoldersDoNotFullyControlThe',
});

const byReason: Readonly<Record<string, string>> = texts({
  fee_not_accepted: 'licenses.youHaveNotAcceptedTheFee',
  fee_changed: 'licenses.youHaveNotAcceptedTheFee',
  spend_limit_exceeded: 'licenses.theFeeExceedsYourSpendLimit',
});

const byCode: Readonly<Record<string, string>> = texts({
  QUOTA_EXCEEDED: 'licenses.youHaveUsedAllLicenses',
  TRACK_TAKEN_DOWN: 'licenses.theTrackWasTakenDown',
  TRACK_NOT_FOUND: 'licenses.theTrackDoesNotExist',
  PLATFORM_SUSPENDED: 'licenses.yourPlatformIsSuspended',
  SCOPE_MISSING: 'licenses.yourPlatformLacksTheScope',
  LICENSE_NOT_ACTIVE: 'licenses.theLicenseIsNoLonger',
});

/** Returns why a request would be rejected, in a sentence. */
export const rejectionText = ({ code, clause, clauses, reason }: Rejection): string => {
  if (clauses) return t('licenses.theTermsInForceAllow');
  return (
    byReason[reason ?? ''] ??
    byClause[clause ?? ''] ??
    byCode[code ?? ''] ??
    t('licenses.theRequestDoesNotMeet')
  );
};

const dayText = (at: string): string => new Date(at).toLocaleDateString(currentLocale());

const nameOf = ({ contentType, territories, validUntil }: LicenseAlternative): string =>
  [
    ...(contentType ? [t('licenses.forContentType', { contentType: called(contentType) })] : []),
    ...(territories ? [t('licenses.inTerritories', { territories: countries(territories) })] : []),
    ...(validUntil === undefined ? [] : [t('licenses.until', { date: dayText(validUntil) })]),
  ].join(', ');

const rejected = {
  request: 'licenses.thisRequestWouldBeRejected',
  amendment: 'licenses.thisAmendmentWouldBeRejected',
} as const;

/** Why a request would be rejected, its price if it has one, and the changes with which it would be accepted. */
export const RejectionNotice = ({
  subject,
  rejection,
  choose,
  accept,
}: {
  readonly subject: 'request' | 'amendment';
  readonly rejection: Rejection;
  readonly choose: (alternative: LicenseAlternative) => void;
  readonly accept: (price: Money) => void;
}) => {
  const {
    code,
    clause,
    clauses = clause === undefined ? [] : [clause],
    price,
    reason,
    alternatives = [],
  } = rejection;
  return (
    <Notice tone="warn">
      <p>
        <strong>{t(rejected[subject])}</strong>{' '}
        {price && `${t('licenses.itCosts', { price: money(price) })} `}
        {rejectionText(rejection)}
      </p>
      <p className="soft">
        {code !== undefined && <a href={`/reference/errors/${code}`}>{code}</a>}
        {clauses.map((each, at) => (
          <span key={each}>
            {at === 0 ? `, ${clauses.length === 1 ? t('licenses.clause') : t('licenses.clauses')} ` : ', '}
            <code>{each}</code>
          </span>
        ))}
      </p>
      {price && reason !== 'spend_limit_exceeded' && (
        <Button small onClick={() => accept(price)}>
          {t('licenses.acceptPrice', { price: money(price) })}
        </Button>
      )}
      {code === 'QUOTA_EXCEEDED' && (
        <May operation="getBilling">
          <Link href="/plan">{t('licenses.viewPlan')}</Link>
        </May>
      )}
      {alternatives.length > 0 && (
        <>
          <p>{t('licenses.theseChangesWouldBeAccepted')}</p>
          <div className="panel-acts">
            {alternatives.map((other) => (
              <Button key={nameOf(other)} small onClick={() => choose(other)}>
                {nameOf(other)}
              </Button>
            ))}
          </div>
        </>
      )}
    </Notice>
  );
};

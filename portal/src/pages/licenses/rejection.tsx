import type { AmendmentPreflight, LicenseAlternative } from '@platform-licensing/client';
import { Link } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { money } from '../../kit/display/format.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { called, countries } from '../../kit/display/names.ts';

/** The parts of a preflight's result that say why a request would be rejected. */
export type Rejection = Pick<
  AmendmentPreflight['results'][number],
  'code' | 'clause' | 'clauses' | 'price' | 'reason' | 'alternatives'
>;

const byClause: Readonly<Record<string, string>> = {
  'track.territories': 'The track is not available in all of these territories.',
  'terms.territories': 'The terms do not cover all of these territories.',
  'terms.contentTypes': 'The terms do not cover this content type.',
  'terms.term': 'The terms do not allow this end date: it is in the past or after the end of the term.',
  'terms.fee': 'You cannot buy licenses with a fee here yet.',
  terms: 'The track has no terms in force.',
  'rights.master': 'The rights holders do not fully control the recording in all of these territories.',
  'rights.publishing': 'The rights holders do not fully control the composition in all of these territories.',
};

const byCode: Readonly<Record<string, string>> = {
  QUOTA_EXCEEDED: 'You have used all licenses of your plan for this month.',
  TRACK_TAKEN_DOWN: 'The track was taken down.',
  TRACK_NOT_FOUND: 'The track does not exist.',
  PLATFORM_SUSPENDED: 'Your platform is suspended.',
  SCOPE_MISSING: 'Your platform lacks the scope licenses:write.',
  LICENSE_NOT_ACTIVE: 'The license is no longer active.',
};

const reasonOf = ({ code, clause, clauses }: Rejection): string => {
  if (clauses) return 'The terms in force allow less than your license does.';
  return byClause[clause ?? ''] ?? byCode[code ?? ''] ?? 'The request does not meet the conditions.';
};

const nameOf = ({ contentType, territories, validUntil }: LicenseAlternative): string =>
  [
    ...(contentType ? [`for ${called(contentType)}`] : []),
    ...(territories ? [`in ${countries(territories)}`] : []),
    ...(validUntil === undefined ? [] : [`until ${new Date(validUntil).toLocaleDateString()}`]),
  ].join(', ');

/** Why a request would be rejected, its price if it has one, and the changes with which it would be accepted. */
export const RejectionNotice = ({
  subject,
  rejection,
  choose,
}: {
  readonly subject: 'request' | 'amendment';
  readonly rejection: Rejection;
  readonly choose: (alternative: LicenseAlternative) => void;
}) => {
  const {
    code,
    clause,
    clauses = clause === undefined ? [] : [clause],
    price,
    alternatives = [],
  } = rejection;
  return (
    <Notice tone="warn">
      <p>
        <strong>This {subject} would be rejected.</strong>{' '}
        {price && `The terms include a fee of ${money(price)}. `}
        {reasonOf(rejection)}
      </p>
      <p className="soft">
        {code !== undefined && <a href={`/reference/errors/${code}`}>{code}</a>}
        {clauses.map((each, at) => (
          <span key={each}>
            {at === 0 ? `, ${clauses.length === 1 ? 'clause' : 'clauses'} ` : ', '}
            <code>{each}</code>
          </span>
        ))}
      </p>
      {code === 'QUOTA_EXCEEDED' && <Link href="/plan">View plan</Link>}
      {alternatives.length > 0 && (
        <>
          <p>These changes would be accepted:</p>
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

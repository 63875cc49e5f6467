import type { LicenseAlternative, LicensePreflight } from '@platform-licensing/client';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Button } from '../../../kit/controls/button.tsx';
import { explain } from '../../../kit/feedback/errors.ts';
import { Notice } from '../../../kit/feedback/states.tsx';
import { called, countries } from '../../licenses/names.ts';
import { fieldOf, type OrderDraft } from './license-draft.ts';

export type Verdict = LicensePreflight['results'][number];

const clauses: Readonly<Record<string, string>> = {
  'track.territories': 'The track is not available in all of these territories.',
  'terms.territories': 'The terms do not cover all of these territories.',
  'terms.contentTypes': 'The terms do not cover this content type.',
  'terms.term': 'The terms do not allow this end date: it is in the past or after the end of the term.',
  'terms.fee': 'The terms include a fee. You cannot buy licenses with a fee here yet.',
  terms: 'The track has no terms in force.',
  'rights.master': 'The rights holders do not fully control the recording in all of these territories.',
  'rights.publishing': 'The rights holders do not fully control the composition in all of these territories.',
};

const codes: Readonly<Record<string, string>> = {
  QUOTA_EXCEEDED: 'You have used all licenses of your plan for this month.',
  TRACK_TAKEN_DOWN: 'The track was taken down.',
  TRACK_NOT_FOUND: 'The track does not exist.',
  PLATFORM_SUSPENDED: 'Your platform is suspended.',
  SCOPE_MISSING: 'Your platform lacks the scope licenses:write.',
};

/** Describes why a request would be rejected. */
export const refusalOf = ({ code, clause }: Pick<Verdict, 'code' | 'clause'>): string =>
  clauses[clause ?? ''] ?? codes[code ?? ''] ?? 'The request does not meet the conditions.';

const nameOf = ({ contentType, territories, validUntil }: LicenseAlternative): string =>
  [
    ...(contentType ? [`for ${called(contentType)}`] : []),
    ...(territories ? [`in ${countries(territories)}`] : []),
    ...(validUntil === undefined ? [] : [`until ${new Date(validUntil).toLocaleDateString()}`]),
  ].join(', ');

const changeOf = ({ contentType, territories, validUntil }: LicenseAlternative): Partial<OrderDraft> => ({
  ...(contentType && { contentType }),
  ...(territories && { territories: territories.join(', ') }),
  ...(validUntil !== undefined && { validUntil: fieldOf(validUntil) }),
});

const Rejected = ({
  verdict,
  change,
}: {
  readonly verdict: Verdict;
  readonly change: (part: Partial<OrderDraft>) => void;
}) => (
  <Notice tone="warn">
    <p>
      <strong>This request would be rejected.</strong> {refusalOf(verdict)}
    </p>
    <p className="soft">
      {verdict.code !== undefined && <a href={`/reference/errors/${verdict.code}`}>{verdict.code}</a>}
      {verdict.clause !== undefined && (
        <>
          , clause <code>{verdict.clause}</code>
        </>
      )}
    </p>
    {verdict.code === 'QUOTA_EXCEEDED' && <Link href="/plan">View plan</Link>}
    {verdict.alternatives && verdict.alternatives.length > 0 && (
      <>
        <p>These changes would be accepted:</p>
        <div className="panel-acts">
          {verdict.alternatives.map((other) => (
            <Button key={nameOf(other)} small onClick={() => change(changeOf(other))}>
              {nameOf(other)}
            </Button>
          ))}
        </div>
      </>
    )}
  </Notice>
);

/** The result of the preflight. */
export const PreflightShown = ({
  query,
  missing,
  change,
}: {
  readonly query: UseQueryResult<Verdict>;
  /** Says what to enter before the request can be checked. */
  readonly missing: string | undefined;
  readonly change: (part: Partial<OrderDraft>) => void;
}) => {
  const { data, isError, error } = query;
  if (missing !== undefined) return <Notice>{missing}</Notice>;
  if (isError) return <Notice tone="bad">{explain(error)}</Notice>;
  if (!data) return <Notice>Checking the request…</Notice>;
  if (data.licenseId !== undefined)
    return (
      <Notice tone={data.allowed ? 'info' : 'warn'}>
        <p>
          You already have an active license for this content:{' '}
          <Link href={`/licenses/${data.licenseId}`}>{data.licenseId}</Link>. Issuing returns the existing
          license and uses no quota.
        </p>
        {data.differences && (
          <>
            <p>
              <strong>The existing license does not cover this request.</strong>
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
  if (!data.allowed) return <Rejected verdict={data} change={change} />;
  return (
    <Notice tone="good">
      <strong>This request can be licensed.</strong> It counts as one license toward your monthly quota.
    </Notice>
  );
};

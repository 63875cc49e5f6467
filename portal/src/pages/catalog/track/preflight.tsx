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
  'track.territories': 'The track is not offered in all of these countries.',
  'terms.territories': 'Its terms do not cover all of these countries.',
  'terms.contentTypes': 'Its terms do not clear this kind of content.',
  'terms.term': 'Its terms do not offer that end: it has passed, or it is later than they last.',
  'terms.fee': 'Its terms include a fee, and licenses with a fee cannot be bought here yet.',
  terms: 'No terms are in force for it.',
  'rights.master': 'Its rights holders do not fully control the recording in all of these countries.',
  'rights.publishing': 'Its rights holders do not fully control the work in all of these countries.',
};

const codes: Readonly<Record<string, string>> = {
  QUOTA_EXCEEDED: "This month's licenses of your plan are used up.",
  TRACK_TAKEN_DOWN: 'The track was taken down.',
  TRACK_NOT_FOUND: 'There is no such track.',
  PLATFORM_SUSPENDED: 'Your platform is suspended.',
  SCOPE_MISSING: 'Your platform may not issue licenses (licenses:write).',
};

/** A refusal in words. */
export const refusalOf = ({ code, clause }: Pick<Verdict, 'code' | 'clause'>): string =>
  clauses[clause ?? ''] ?? codes[code ?? ''] ?? 'It would be refused.';

const nameOf = ({ contentType, territories, validUntil }: LicenseAlternative): string =>
  [
    ...(contentType ? [`as ${called(contentType)}`] : []),
    ...(territories ? [`in ${countries(territories)}`] : []),
    ...(validUntil === undefined ? [] : [`until ${new Date(validUntil).toLocaleDateString()}`]),
  ].join(', ');

const changeOf = ({ contentType, territories, validUntil }: LicenseAlternative): Partial<OrderDraft> => ({
  ...(contentType && { contentType }),
  ...(territories && { territories: territories.join(', ') }),
  ...(validUntil !== undefined && { validUntil: fieldOf(validUntil) }),
});

const Refused = ({
  verdict,
  change,
}: {
  readonly verdict: Verdict;
  readonly change: (part: Partial<OrderDraft>) => void;
}) => (
  <Notice tone="warn">
    <p>
      <strong>This would be refused.</strong> {refusalOf(verdict)}
    </p>
    <p className="soft">
      {verdict.code !== undefined && <a href={`/reference/errors/${verdict.code}`}>{verdict.code}</a>}
      {verdict.clause !== undefined && (
        <>
          , clause <code>{verdict.clause}</code>
        </>
      )}
    </p>
    {verdict.code === 'QUOTA_EXCEEDED' && <Link href="/plan">See the plan</Link>}
    {verdict.alternatives && verdict.alternatives.length > 0 && (
      <>
        <p>It would be granted:</p>
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

/** What issuing would answer, before it is asked for. */
export const PreflightShown = ({
  query,
  todo,
  change,
}: {
  readonly query: UseQueryResult<Verdict>;
  /** What the form lacks before it can be tried. */
  readonly todo: string | undefined;
  readonly change: (part: Partial<OrderDraft>) => void;
}) => {
  const { data, isError, error } = query;
  if (todo !== undefined) return <Notice>{todo}, and it is tried here before anything is issued.</Notice>;
  if (isError) return <Notice tone="bad">{explain(error)}</Notice>;
  if (!data) return <Notice>Trying it …</Notice>;
  if (data.licenseId !== undefined)
    return (
      <Notice tone={data.allowed ? 'info' : 'warn'}>
        <p>
          You already have an active license for this content:{' '}
          <Link href={`/licenses/${data.licenseId}`}>{data.licenseId}</Link>. Issuing returns that one and
          uses no quota.
        </p>
        {data.differences && (
          <>
            <p>
              <strong>It does not cover this request.</strong>
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
  if (!data.allowed) return <Refused verdict={data} change={change} />;
  return (
    <Notice tone="good">
      <strong>Cleared.</strong> Issuing makes one license and uses one of this month's quota.
    </Notice>
  );
};

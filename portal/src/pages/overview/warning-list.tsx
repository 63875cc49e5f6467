import type { MonthlyUsage } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { count, counted } from '../../kit/display/format.ts';
import { Time } from '../../kit/display/time.tsx';
import { useApi, useSlug } from '../../session/session.tsx';
import { useMay } from '../../session/use-role.ts';
import { credentialWarnings, endpointWarnings, quotaWarnings, type Warning } from './warnings.ts';

const most = 100;

/** Returns the value of a call, or nothing if it fails: the other warnings are shown without it. */
const orNothing = <Value,>(value: Promise<readonly Value[]>): Promise<readonly Value[]> =>
  value.catch(() => []);

/** Returns the warnings about licenses, endpoints and credentials that the session may see. */
export const useWarnings = () => {
  const api = useApi();
  const slug = useSlug();
  const mayListCredentials = useMay()('listCredentials');
  return useQuery({
    queryKey: ['warnings', slug, mayListCredentials],
    queryFn: async (): Promise<readonly Warning[]> => {
      const [removals, endpoints, credentials] = await Promise.all([
        orNothing(
          api
            .listLicenses({ compliance: 'must_remove', status: 'active', limit: most })
            .then(({ data, pagination }): readonly Warning[] =>
              data.length === 0
                ? []
                : [{ kind: 'removal', licenses: data.length, isMore: pagination.nextCursor !== null }],
            ),
        ),
        orNothing(api.listWebhookEndpoints({ slug }).then(({ data }) => endpointWarnings(data))),
        mayListCredentials
          ? orNothing(api.listCredentials({ slug }).then(({ data }) => credentialWarnings(data, Date.now())))
          : [],
      ]);
      return [...removals, ...endpoints, ...credentials];
    },
    refetchInterval: 300_000,
  });
};

const endpointTexts = {
  gone: 'We disabled this endpoint because it responded with 410.',
  disabled: 'We disabled this endpoint because no delivery succeeded for five days.',
  failing: 'Deliveries to this endpoint fail.',
} as const;

const textOf = (warning: Warning): ReactNode => {
  switch (warning.kind) {
    case 'removal':
      return (
        <>
          Remove published content of{' '}
          <Link href="/licenses?compliance=must_remove&status=active">
            {warning.isMore ? `more than ${count(most)} licenses` : counted(warning.licenses, 'license')}
          </Link>
          : the tracks were taken down.
        </>
      );
    case 'quota':
      return (
        <>
          {warning.isUsedUp
            ? `Your quota is used up: ${count(warning.limit)} ${warning.name}.`
            : `You have used ${count(warning.used)} of ${count(warning.limit)} ${warning.name}.`}{' '}
          <Link href="/plan">View plan</Link>
        </>
      );
    case 'endpoint':
      return (
        <>
          {endpointTexts[warning.state]} <Link href={`/webhooks/${warning.endpointId}`}>{warning.url}</Link>
        </>
      );
    case 'credential':
      return (
        <>
          The credential “{warning.name}” {warning.isExpired ? 'has expired' : 'expires'}{' '}
          <Time at={warning.expiresAt} as="ago" />. <Link href="/credentials">View credentials</Link>
        </>
      );
  }
};

const isSevere = (warning: Warning): boolean =>
  warning.kind === 'removal' ||
  (warning.kind === 'quota' && warning.isUsedUp) ||
  (warning.kind === 'endpoint' && warning.state !== 'failing') ||
  (warning.kind === 'credential' && warning.isExpired);

/** Lists the warnings, severe ones first; empty if there are none. */
export const WarningList = ({
  of,
  usage,
}: {
  readonly of: readonly Warning[];
  readonly usage: MonthlyUsage;
}) => {
  const all = [...of, ...quotaWarnings(usage)];
  const sorted = [...all.filter(isSevere), ...all.filter((one) => !isSevere(one))];
  if (sorted.length === 0) return null;
  return (
    <ul className="warnings" aria-label="Warnings">
      {sorted.map((warning) => (
        <li key={JSON.stringify(warning)} className={`notice ${isSevere(warning) ? 'bad' : 'warn'}`}>
          <TriangleAlert size={18} aria-hidden="true" />
          <span>{textOf(warning)}</span>
        </li>
      ))}
    </ul>
  );
};

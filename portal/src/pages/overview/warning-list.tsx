import type { MonthlyUsage } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { count } from '../../kit/display/format.ts';
import { Time } from '../../kit/display/time.tsx';
import { May } from '../../session/may.tsx';
import { useApi, useSlug, type Api } from '../../session/session.tsx';
import { useMay } from '../../session/use-role.ts';
import { credentialWarnings, endpointWarnings, quotaWarnings, type Warning } from './warnings.ts';
import { rich, t, texts } from '../../texts/texts.ts';

const max = 100;

/** Returns the value of a call, or nothing if it fails: the other warnings are shown without it. */
const orNothing = <Value,>(value: Promise<readonly Value[]>): Promise<readonly Value[]> =>
  value.catch(() => []);

/** Returns the warning of active licenses whose content must be removed. */
const removalWarnings = async (api: Api): Promise<readonly Warning[]> => {
  const { data, pagination } = await api.listLicenses({
    ...{ compliance: 'must_remove', status: 'active', limit: max },
  });
  return data.length === 0
    ? []
    : [{ kind: 'removal', licenses: data.length, isMore: pagination.nextCursor !== null }];
};

/** Returns the warnings about licenses, endpoints and credentials that the session may see. */
export const useWarnings = () => {
  const api = useApi();
  const slug = useSlug();
  const may = useMay();
  const mayListCredentials = may('listCredentials');
  const mayListLicenses = may('listLicenses');
  return useQuery({
    queryKey: ['warnings', slug, mayListCredentials, mayListLicenses],
    queryFn: async (): Promise<readonly Warning[]> => {
      const [removals, endpoints, credentials] = await Promise.all([
        mayListLicenses ? orNothing(removalWarnings(api)) : [],
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

const endpointTexts = texts({
  gone: 'overview.weDisabledThisEndpointBecause',
  disabled: 'overview.weDisabledThisEndpointBecauseNoDeliverySucceeded',
  failing: 'overview.deliveriesToThisEndpointFail',
});

const quotaNames = {
  requestsPerDay: 'overview.quota.requests',
  licensesPerMonth: 'overview.quota.licenses',
  enrichRowsPerDay: 'overview.quota.enrichmentRows',
  enrichSecondsPerDay: 'overview.quota.enrichedSeconds',
} as const;

const textOf = (warning: Warning): ReactNode => {
  switch (warning.kind) {
    case 'removal':
      return (
        <>
          {rich('overview.removePublishedContentOfValue', {
            value: (
              <Link href="/licenses?compliance=must_remove&status=active">
                {warning.isMore
                  ? t('overview.moreThanMaxLicenses', { max: count(max) })
                  : t('overview.countLicenses', { licenses: warning.licenses })}
              </Link>
            ),
          })}
        </>
      );
    case 'quota':
      return (
        <>
          {t(warning.isUsedUp ? 'overview.usedUp' : 'overview.used', {
            quota: t(quotaNames[warning.quota], { limit: count(warning.limit) }),
            used: count(warning.used),
          })}{' '}
          <May operation="getBilling">
            <Link href="/plan">{t('overview.viewPlan')}</Link>
          </May>
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
          {rich(warning.isExpired ? 'overview.theCredentialHasExpired' : 'overview.theCredentialExpires', {
            name: warning.name,
            time: <Time at={warning.expiresAt} as="ago" />,
          })}{' '}
          <Link href="/credentials">{t('overview.viewCredentials')}</Link>
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
    <ul className="warnings" aria-label={t('overview.warnings')}>
      {sorted.map((warning) => (
        <li key={JSON.stringify(warning)} className={`notice ${isSevere(warning) ? 'bad' : 'warn'}`}>
          <TriangleAlert size={18} aria-hidden="true" />
          <span>{textOf(warning)}</span>
        </li>
      ))}
    </ul>
  );
};

import type { Credential, MonthlyUsage, WebhookEndpointList } from '@platform-licensing/client';
import { expiresSoon, hasExpired, nameOf } from '../credentials/kinds.ts';

type Endpoint = WebhookEndpointList['data'][number];

const quotas = [
  'requestsPerDay',
  'licensesPerMonth',
  'enrichRowsPerDay',
  'enrichSecondsPerDay',
] as const satisfies readonly (keyof MonthlyUsage['quota'])[];

/** Something that the platform should act on. */
export type Warning =
  | { readonly kind: 'removal'; readonly licenses: number; readonly isMore: boolean }
  | {
      readonly kind: 'quota';
      readonly quota: (typeof quotas)[number];
      readonly used: number;
      readonly limit: number;
      readonly isUsedUp: boolean;
    }
  | {
      readonly kind: 'endpoint';
      readonly endpointId: string;
      readonly url: string;
      readonly state: 'gone' | 'failing' | 'disabled';
    }
  | {
      readonly kind: 'credential';
      readonly credentialId: string;
      readonly name: string;
      readonly expiresAt: string;
      readonly isExpired: boolean;
    };

/** From this part of a quota on there is a warning, as in the event `usage.quota_warning`. */
const warnFrom = 0.8;

export const quotaWarnings = ({ quota }: Pick<MonthlyUsage, 'quota'>): readonly Warning[] =>
  quotas.flatMap<Warning>((key) => {
    const { used, limit } = quota[key];
    return limit === null || used < warnFrom * limit
      ? []
      : [{ kind: 'quota', quota: key, used, limit, isUsedUp: used >= limit }];
  });

/** Endpoints that we disabled, and those whose deliveries fail. The owner's own choice is no warning. */
export const endpointWarnings = (endpoints: readonly Endpoint[]): readonly Warning[] =>
  endpoints.flatMap<Warning>(({ endpointId, url, disabled, health }) => {
    const one = { kind: 'endpoint', endpointId, url } as const;
    if (disabled) {
      const { reason } = disabled;
      return reason === 'owner' ? [] : [{ ...one, state: reason === 'gone' ? 'gone' : 'disabled' }];
    }
    return health.warnedAt === undefined ? [] : [{ ...one, state: 'failing' }];
  });

/** Credentials that expired or expire soon, unless another one of the same name replaces them. */
export const credentialWarnings = (all: readonly Credential[], now: number): readonly Warning[] =>
  all.flatMap<Warning>((credential) => {
    const { credentialId, expiresAt, kind, name } = credential;
    const isExpired = hasExpired(credential, now);
    const isReplaced = all.some(
      (other) =>
        other !== credential &&
        other.kind === kind &&
        other.name === name &&
        !hasExpired(other, now) &&
        !expiresSoon(other, now),
    );
    return expiresAt === undefined || isReplaced || !(isExpired || expiresSoon(credential, now))
      ? []
      : [{ kind: 'credential', credentialId, name: nameOf(credential), expiresAt, isExpired }];
  });

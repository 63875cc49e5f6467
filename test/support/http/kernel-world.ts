import { kernel, type Kernel, type KernelSettings } from '../../../src/adapters/http/kernel/kernel.ts';
import type { Endpoint } from '../../../src/adapters/http/kernel/route.ts';
import type { Platform } from '../../../src/domain/platforms/platform.ts';
import { ClientId, CredentialId, PlatformId } from '../../../src/domain/shared/ids.ts';
import { fail, ok } from '../../../src/domain/shared/result.ts';
import type { LogFields } from '../../../src/ports/driven/shared/log.ts';
import type { BeginningOutcome } from '../../../src/ports/driving/idempotency.ts';
import type { Caller } from '../../../src/ports/driving/access.ts';
import type { AuthenticatedStaff } from '../../../src/ports/driving/staff/staff.ts';
import { aStaffMember, aStaffSession } from '../builders/staff-builders.ts';

export const aPlatform: Platform = {
  platformId: PlatformId('plt_01J9XA2B3C4D5E6F7G8H9J0K1M'),
  slug: 'acme-video',
  name: 'Acme Video',
  tier: 'developer',
  status: 'active',
  environment: 'live',
  scopes: ['tracks:read', 'licenses:write'],
  addOns: [],
  quotas: {},
  contentTypes: [],
  territories: [],
  contactEmail: 'licensing@acme.example',
  clientId: ClientId('cli_01J9XA2B3D9S8R7Q6P5N4M3K2J'),
  createdAt: 0,
  version: 1,
};

export const stoppedAt = Date.UTC(2026, 2, 1, 12);

const signedIn: AuthenticatedStaff = {
  member: aStaffMember({ roles: ['rights'] }),
  session: aStaffSession(),
  token: 'signed-in',
  via: 'header',
  csrfToken: 'csrf-1',
};

const grant = { credentialId: CredentialId('crd_1'), sessionEpoch: 0 };
const caller: Caller = { platform: aPlatform, scopes: aPlatform.scopes, via: 'token', grant };

const report = (name: string, remaining: number) => ({
  policy: { name, quota: 20, windowMs: 2000 },
  remaining,
  resetMs: 1500,
});

/** A kernel over these endpoints, with a stopped clock and credentials named by what becomes of them. */
export const kernelWorld = (endpoints: readonly Endpoint[], settings: Partial<KernelSettings> = {}) => {
  const lines: { readonly level: string; readonly message: string; readonly fields: LogFields }[] = [];
  const answered: string[] = [];
  const records = new Map<string, { fingerprint: string; begun: BeginningOutcome }>();
  const addresses: string[] = [];
  const line =
    (level: string) =>
    (message: string, fields: LogFields = {}): void =>
      void lines.push({ level, message, fields });

  const created: Kernel = kernel(
    endpoints,
    {
      authenticate: async ({ credential, anyOf }) => {
        if (credential === undefined) return fail({ kind: 'token-missing' });
        if (credential === 'late') return fail({ kind: 'token-expired' });
        if (credential === 'suspended') return fail({ kind: 'platform-suspended' });
        if (!['good', 'spent', 'hasty'].includes(credential)) return fail({ kind: 'token-invalid' });
        if (anyOf.length > 0 && !anyOf.some((scope) => caller.scopes.includes(scope))) {
          return fail({ kind: 'scope-missing', anyOf });
        }
        const tier = credential === 'spent' ? 'growth' : credential === 'hasty' ? 'enterprise' : 'developer';
        return ok({ ...caller, platform: { ...aPlatform, tier } });
      },
      authenticatePortal: async () => fail({ kind: 'token-invalid' }),
      authenticateMessage: async ({ slug, webhookId, signature, body }) =>
        slug === aPlatform.slug &&
        webhookId !== undefined &&
        signature === `signed ${Buffer.from(body).toString()}`
          ? ok(aPlatform)
          : fail({ kind: 'signature-invalid' }),
      limitPlatform: async ({ tier }) =>
        tier === 'growth'
          ? fail({
              kind: 'quota-exceeded',
              quota: 'requests-per-day',
              limit: 500,
              resetsAt: stoppedAt + 3_600_000,
            })
          : tier === 'enterprise'
            ? fail({ kind: 'rate-limited', retryAfterMs: 2500, report: report(tier, 0) })
            : ok(report(tier, 19)),
      limitEssential: async ({ tier }) => ok(report(tier, 19)),
      limitAddress: async ({ address, purpose }) => {
        addresses.push(address);
        return ok(report(purpose, 7));
      },
      authenticateArtist: async () => fail({ kind: 'session-invalid' }),
      authenticateStaff: async ({ credential, anyOf }) =>
        credential === undefined
          ? fail({ kind: 'session-missing' })
          : credential !== 'signed-in'
            ? fail({ kind: 'session-invalid' })
            : anyOf.length > 0 && !anyOf.includes('rights')
              ? fail({ kind: 'role-missing', anyOf })
              : ok(signedIn),
      limitStaff: async () => ok(report('staff', 11)),
      limitArtist: async () => ok(report('staff', 11)),
      beginIdempotent: async ({ key, fingerprint }) => {
        const record = records.get(key);
        if (!record) {
          records.set(key, { fingerprint, begun: { outcome: 'running', retryAfterMs: 2_500 } });
          return ok({ outcome: 'begun', lock: { key, leaseUntil: stoppedAt + 60_000 } });
        }
        return ok(record.fingerprint === fingerprint ? record.begun : { outcome: 'mismatch' });
      },
      findRecord: async ({ key }) => ok(records.has(key) ? 'taken' : 'free'),
      renewLock: async (lock) => ok(lock),
      releaseLock: async ({ key }) => {
        if (records.get(key)?.begun.outcome === 'running') records.delete(key);
        return ok('done');
      },
      clock: { now: () => stoppedAt },
      log: { info: line('info'), warn: line('warn'), error: line('error') },
      traffic: {
        of: (method, path) => ({ answered: (status) => void answered.push(`${method} ${path} ${status}`) }),
        exposition: async () => ({ text: answered.join('\n'), mediaType: 'text/plain' }),
      },
    },
    { baseUrl: 'https://api.example', trustedProxies: [], ...settings },
  );
  /** The effect of the use case's commit under a key. */
  const receive = (key: string, status: number, resourceId: string): void => {
    const record = records.get(key);
    if (record) record.begun = { outcome: 'done', status, resourceId };
  };
  return { kernel: created, lines, answered, addresses, receive };
};

import { requireAllowedIp } from '../../domain/platforms/allowed-ips.ts';
import { hasExpired, isApiKey, withDigest } from '../../domain/platforms/credential.ts';
import { grantOf, limitsOf } from '../../domain/platforms/grant.ts';
import type { PortalLinkPass } from '../../domain/platforms/portal-pass.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type {
  PlatformRegistry,
  PlatformWithCredentials,
} from '../../ports/driven/platforms/platform-registry.ts';
import type { OpenPortal, PortalProof } from '../../ports/driving/portal.ts';
import type { RequestMeter } from '../limits/request-meter.ts';
import { recordJoined } from '../platforms/members/member-commit.ts';
import { endPortalSession } from './end-portal-session.ts';
import { beginSession, type BeginDependencies, type Proven } from './begin-session.ts';
import { byPasskey, type PasskeyProofDependencies } from './passkey-proof.ts';
import { readLink, readPass } from './passes.ts';
import { isInSessionOfView, viewingStaff, type ViewDependencies } from './portal-view.ts';
import type { MailTexts } from '../../ports/driven/mail/mail-texts.ts';

interface Dependencies extends PasskeyProofDependencies, ViewDependencies, BeginDependencies {
  readonly registry: PlatformRegistry;
  readonly accounts: BeginDependencies['accounts'];
  readonly digest: BeginDependencies['digest'];
  readonly clock: BeginDependencies['clock'];
  readonly meter: RequestMeter;
  readonly mailTexts: MailTexts;
  readonly baseUrl: string;
}

const byKey = async (
  { registry, digest, clock }: Dependencies,
  apiKey: string,
): Promise<Proven | undefined> => {
  const wanted = digest.sha256(apiKey);
  const found = isApiKey(apiKey) ? await registry.findByDigest(wanted) : undefined;
  const key = found && withDigest(found.credentials, 'api_key', wanted);
  if (!key || hasExpired(key, clock.now())) return undefined;
  return { found, grant: grantOf(key.credentialId, found.platform), limits: key, key };
};

/** Returns the limits of a link; for a view those of the session of its member of staff. Undefined if what created it has ended. */
const limitsOfLink = async (
  dependencies: Dependencies,
  { grant, view }: PortalLinkPass,
  found: PlatformWithCredentials,
): Promise<Pick<Proven, 'limits' | 'staff'> | undefined> => {
  const now = dependencies.clock.now();
  if (!view) {
    const limits = limitsOf(grant, found, now);
    return limits && { limits };
  }
  const viewing = await viewingStaff(dependencies, view, now);
  if (!viewing) return undefined;
  if (grant.sessionEpoch !== (found.platform.sessionEpoch ?? 0)) return undefined;
  return { limits: { createdAt: now, expiresAt: viewing.session.expiresAt }, staff: viewing.staff };
};

const byCode = async (
  dependencies: Dependencies,
  code: string,
  staffToken: string | undefined,
): Promise<Proven | 'elsewhere' | undefined> => {
  const { registry, textSigner, clock } = dependencies;
  const link = readLink(textSigner, code);
  const found = link && (await registry.find(link.platformId));
  if (!found || clock.now() >= link.expiresAt) return undefined;
  // Checked first, so that nobody else learns whether the link was used or its session has ended.
  if (link.view && !(await isInSessionOfView(dependencies, link.view, staffToken))) return 'elsewhere';
  const allowed = await limitsOfLink(dependencies, link, found);
  return allowed && { found, grant: link.grant, link, ...allowed };
};

const proofOf = (
  dependencies: Dependencies,
  proof: PortalProof,
  staffToken: string | undefined,
): Promise<Proven | 'elsewhere' | undefined> => {
  if ('apiKey' in proof) return byKey(dependencies, proof.apiKey);
  return 'code' in proof
    ? byCode(dependencies, proof.code, staffToken)
    : byPasskey(dependencies, proof.passkey);
};

const failureOf = (proof: PortalProof) => {
  if ('apiKey' in proof) return { kind: 'token-invalid' } as const;
  return 'code' in proof
    ? ({ kind: 'token-invalid', of: 'portal-link' } as const)
    : ({ kind: 'passkey-rejected' } as const);
};

/** Returns the session that the browser had, if it is still valid. */
const replacedBy = ({ textSigner, clock }: Dependencies, text: string | undefined) => {
  const pass = text === undefined ? undefined : readPass(textSigner, text);
  return pass && pass.expiresAt > clock.now() ? pass : undefined;
};

export const openPortal = (dependencies: Dependencies): OpenPortal => {
  const { registry, meter } = dependencies;
  return async ({ ip, client, replaces, staffToken, ...proof }) => {
    const proven = await proofOf(dependencies, proof, staffToken);
    if (proven === 'elsewhere') return fail({ kind: 'token-invalid', of: 'portal-view-link' });
    if (!proven) return fail(failureOf(proof));
    const allowed = requireAllowedIp(proven.limits, ip);
    if (!allowed.ok) return allowed;
    const { platform } = proven.found;
    if (platform.status === 'suspended') return fail({ kind: 'platform-suspended' });
    const { key, link } = proven;
    if (key) meter.used(key);
    // Recorded first, because the link is still valid if this process ends before the session begins.
    if (link) await recordJoined(dependencies, link);
    const current = (link && (await registry.find(platform.platformId))) ?? proven.found;
    const replaced = replacedBy(dependencies, replaces);
    const beginning = { ...proven, found: current, ...(link && replaced && { replaced }) };
    const opened = await beginSession(dependencies, beginning, client);
    if (!opened) return fail(failureOf(proof));
    // An API key and a passkey can be used again if this fails.
    if (!link && replaced) await endPortalSession(dependencies, replaced);
    return ok(opened);
  };
};

import { requireAllowedIp } from '../../domain/platforms/allowed-ips.ts';
import { hasExpired, isApiKey, withDigest } from '../../domain/platforms/credential.ts';
import { scopesOf } from '../../domain/platforms/credential-settings.ts';
import { grantOf, limitsOf } from '../../domain/platforms/grant.ts';
import { memberWith } from '../../domain/platforms/members/member.ts';
import { passExpiry, portalSessionMs, type PortalPass } from '../../domain/platforms/portal-pass.ts';
import { beginning, type AccountSession, type SessionClient } from '../../domain/accounts/session.ts';
import { SessionId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock, Digest, Ids, Randomness } from '../../ports/driven/shared/environment.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { TextSigner } from '../../ports/driven/access/secret-cipher.ts';
import type { OpenedPortal, OpenPortal, PortalProof } from '../../ports/driving/portal.ts';
import type { RequestMeter } from '../limits/request-meter.ts';
import { recordJoined } from '../platforms/members/member-commit.ts';
import { byPasskey, type PasskeyProofDependencies } from './passkey-proof.ts';
import { readLink, writePass } from './passes.ts';
import type { MailTexts } from '../../ports/driven/mail/mail-texts.ts';

interface Dependencies extends PasskeyProofDependencies {
  readonly registry: PlatformRegistry;
  readonly textSigner: TextSigner;
  readonly digest: Digest;
  readonly meter: RequestMeter;
  readonly randomness: Randomness;
  readonly ids: Ids;
  readonly mailTexts: MailTexts;
  readonly clock: Clock;
  readonly baseUrl: string;
}

const byKey = async ({ registry, digest, clock }: Dependencies, apiKey: string) => {
  const wanted = digest.sha256(apiKey);
  const found = isApiKey(apiKey) ? await registry.findByDigest(wanted) : undefined;
  const key = found && withDigest(found.credentials, 'api_key', wanted);
  if (!key || hasExpired(key, clock.now())) return undefined;
  const grant = grantOf(key.credentialId, found.platform);
  return { found, grant, limits: key, key, link: undefined, begin: undefined };
};

const byCode = async ({ registry, textSigner, clock }: Dependencies, code: string) => {
  const link = readLink(textSigner, code);
  const found = link && (await registry.find(link.platformId));
  const limits = found && limitsOf(link.grant, found, clock.now());
  if (!limits || clock.now() >= link.expiresAt) return undefined;
  return { found, grant: link.grant, limits, key: undefined, link, begin: undefined };
};

const invalidLink = { kind: 'token-invalid', of: 'portal-link' } as const;

type Proven = NonNullable<
  | Awaited<ReturnType<typeof byKey>>
  | Awaited<ReturnType<typeof byCode>>
  | Awaited<ReturnType<typeof byPasskey>>
>;

const invalidPasskey = { kind: 'passkey-rejected' } as const;

/**
 * Stores the session of a member and uses up the link or the challenge that it begins with, in one commit. Returns false if
 * that was used before.
 */
const isFirstUse = async (
  { accounts, registry }: Pick<Dependencies, 'accounts' | 'registry'>,
  { begin, link }: Pick<Proven, 'begin' | 'link'>,
  session: AccountSession | undefined,
): Promise<boolean> => {
  if (session && begin) return begin(session);
  const used = link && { tokenId: link.passId, expiresAt: link.expiresAt };
  if (session) return (await accounts.beginSession(session, used)) === 'begun';
  return !used || (await registry.revokeToken(used.tokenId, used.expiresAt)) === 'revoked';
};

/**
 * Begins a session, or returns undefined if its link or challenge was used before. The session of a member is stored, so
 * that the member can list and end it.
 */
const begun = async (
  dependencies: Dependencies,
  { found: { platform, members = [] }, grant, limits, ...proven }: Proven,
  client: SessionClient,
): Promise<OpenedPortal | undefined> => {
  const { digest, textSigner, randomness, ids, clock } = dependencies;
  const now = clock.now();
  const member = memberWith(members, grant.credentialId);
  const pass: PortalPass = {
    use: 'session',
    passId: ids.next(member ? 'session' : 'token'),
    platformId: platform.platformId,
    grant,
    csrfToken: randomness.base62(32),
    issuedAt: now,
    expiresAt: passExpiry(now, portalSessionMs, limits),
  };
  const session = writePass(textSigner, pass);
  const stored =
    member &&
    beginning(
      {
        ...{ audience: 'platform' as const, accountId: member.memberId, sessionId: SessionId(pass.passId) },
        ...{ tokenDigest: digest.sha256(session), expiresAt: pass.expiresAt },
        sessionEpoch: grant.sessionEpoch,
      },
      client,
      now,
    );
  if (!(await isFirstUse(dependencies, proven, stored))) return undefined;
  const caller = { platform, scopes: scopesOf(limits, platform), via: 'portal' as const, grant, pass };
  return { caller: { ...caller, ...(member && stored && { member, session: stored }) }, session };
};

const proofOf = (dependencies: Dependencies, proof: PortalProof): Promise<Proven | undefined> => {
  if ('apiKey' in proof) return byKey(dependencies, proof.apiKey);
  return 'code' in proof ? byCode(dependencies, proof.code) : byPasskey(dependencies, proof.passkey);
};

const failureOf = (proof: PortalProof) => {
  if ('apiKey' in proof) return { kind: 'token-invalid' } as const;
  return 'code' in proof ? invalidLink : invalidPasskey;
};

export const openPortal = (dependencies: Dependencies): OpenPortal => {
  const { registry, meter } = dependencies;
  return async ({ ip, client, ...proof }) => {
    const proven = await proofOf(dependencies, proof);
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
    const opened = await begun(dependencies, { ...proven, found: current }, client);
    return opened ? ok(opened) : fail(failureOf(proof));
  };
};

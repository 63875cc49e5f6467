import { beginning, type AccountHolder, type AccountSession } from '../../domain/accounts/session.ts';
import type { SessionClient } from '../../domain/accounts/session.ts';
import type { Credential } from '../../domain/platforms/credential.ts';
import { scopesOf } from '../../domain/platforms/credential-settings.ts';
import type { Grant, GrantLimits } from '../../domain/platforms/grant.ts';
import { memberWith } from '../../domain/platforms/members/member.ts';
import {
  passExpiry,
  portalSessionMs,
  type PortalLinkPass,
  type PortalPass,
} from '../../domain/platforms/portal-pass.ts';
import { SessionId } from '../../domain/shared/ids.ts';
import { portalViewMs } from '../../domain/staff/portal-view.ts';
import { viewOpened } from '../../domain/staff/portal-view-notes.ts';
import type { StaffMember } from '../../domain/staff/staff.ts';
import type { AccountStore } from '../../ports/driven/accounts/account-store.ts';
import type { TextSigner } from '../../ports/driven/access/secret-cipher.ts';
import type { PlatformWithCredentials } from '../../ports/driven/platforms/platform-registry.ts';
import type { Clock, Digest, Ids, Randomness } from '../../ports/driven/shared/environment.ts';
import type { OpenedPortal } from '../../ports/driving/portal.ts';
import { endingOf } from './end-portal-session.ts';
import { writePass } from './passes.ts';
import { viewedBy } from './portal-view.ts';

export interface BeginDependencies {
  readonly accounts: AccountStore;
  readonly textSigner: TextSigner;
  readonly digest: Digest;
  readonly randomness: Randomness;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** The proof with which a session begins. */
export interface Proven {
  readonly found: PlatformWithCredentials;
  readonly grant: Grant;
  readonly limits: GrantLimits;
  readonly key?: Credential;
  readonly link?: PortalLinkPass;
  /** With a link: the session that the browser had, because nobody could end it there without its cookie. */
  readonly replaced?: PortalPass;
  /** The member of staff for whom a link opens a view. */
  readonly staff?: StaffMember;
  /** Stores the session of a passkey and uses up the challenge; returns false if that was used before. */
  readonly begin?: (session: AccountSession) => Promise<boolean>;
}

/**
 * Stores the session of a person and uses up the link or the challenge that it begins with, in one commit, which with a link also
 * ends the replaced session. Returns false if link or challenge was used before.
 */
const isFirstUse = async (
  { accounts, clock }: BeginDependencies,
  { begin, link, replaced }: Proven,
  pass: PortalPass,
  session: AccountSession | undefined,
): Promise<boolean> => {
  if (session && begin) return begin(session);
  const used = link && { tokenId: link.passId, expiresAt: link.expiresAt };
  if (!session && !used) return true;
  const { view, platformId, passId, issuedAt, expiresAt } = pass;
  const viewing = view && { staffId: view.staffId, platformId, sessionId: passId };
  const audit = viewing && viewOpened(viewing, issuedAt, { ...view, expiresAt });
  const outcome = await accounts.beginSession(session, {
    ...(used && { link: used }),
    ...(audit && { audit }),
    ...(replaced && { ends: endingOf(replaced, clock.now()) }),
  });
  return outcome === 'begun';
};

/** Returns the person whose session is stored, so that it can be listed and ended; none for a credential. */
const personOf = ({ found: { members = [] }, grant, staff }: Proven) => {
  const member = memberWith(members, grant.credentialId);
  const holder: AccountHolder | undefined = member
    ? { audience: 'platform', accountId: member.memberId }
    : staff && { audience: 'portal_view', accountId: staff.staffId };
  return { member, holder };
};

/** Begins a session, or returns undefined if its link or challenge was used before. */
export const beginSession = async (
  dependencies: BeginDependencies,
  proven: Proven,
  client: SessionClient,
): Promise<OpenedPortal | undefined> => {
  const { digest, textSigner, randomness, ids, clock } = dependencies;
  const { grant, limits, link, staff } = proven;
  const { platform } = proven.found;
  const now = clock.now();
  const { member, holder } = personOf(proven);
  const pass: PortalPass = {
    use: 'session',
    passId: ids.next(holder ? 'session' : 'token'),
    platformId: platform.platformId,
    grant,
    csrfToken: randomness.base62(32),
    issuedAt: now,
    expiresAt: passExpiry(now, staff ? portalViewMs : portalSessionMs, limits),
    ...(link?.view && { view: link.view }),
  };
  const text = writePass(textSigner, pass);
  const begun = { sessionId: SessionId(pass.passId), tokenDigest: digest.sha256(text) };
  const ends = { expiresAt: pass.expiresAt, sessionEpoch: grant.sessionEpoch };
  const session = holder && beginning({ ...holder, ...begun, ...ends }, client, now);
  if (!(await isFirstUse(dependencies, proven, pass, session))) return undefined;
  const caller = {
    ...{ platform, scopes: scopesOf(limits, platform), via: 'portal' as const, grant, pass },
    ...(member && session && { member, session: session as AccountSession<'platform'> }),
    ...(pass.view &&
      staff && { viewedBy: viewedBy(pass.view, staff, session as AccountSession<'portal_view'>) }),
  };
  return { caller, session: text, lifetimeMs: pass.expiresAt - now };
};

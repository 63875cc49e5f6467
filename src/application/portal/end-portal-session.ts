import type { Instant } from '../../domain/shared/calendar.ts';
import type { PortalPass } from '../../domain/platforms/portal-pass.ts';
import { idPrefixes, MemberId, SessionId } from '../../domain/shared/ids.ts';
import { viewEnded } from '../../domain/staff/portal-view-notes.ts';
import type { AccountStore, ReplacedSession } from '../../ports/driven/accounts/account-store.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import { sessionNote } from './member-sessions.ts';

export interface EndingDependencies {
  readonly accounts: AccountStore;
  readonly registry: PlatformRegistry;
  readonly clock: Clock;
}

const isOfMember = ({ grant }: PortalPass): boolean => grant.credentialId.startsWith(`${idPrefixes.member}_`);

/** Returns the session of a pass, with the note of its end: a view and the session of a member are records, that of a credential is not. */
export const endingOf = (pass: PortalPass, now: Instant): ReplacedSession => {
  const { passId, platformId, grant, view, expiresAt } = pass;
  const sessionId = SessionId(passId);
  if (view) {
    const { staffId } = view;
    const audit = viewEnded({ staffId, sessionId, platformId }, now);
    return { holder: { audience: 'portal_view', accountId: staffId }, sessionId, audit };
  }
  if (!isOfMember(pass)) return { tokenId: passId, expiresAt };
  const audit = sessionNote({ platform: { platformId }, grant }, now, 'member.sign_out', sessionId);
  return { holder: { audience: 'platform', accountId: MemberId(grant.credentialId) }, sessionId, audit };
};

/** Ends a session by its pass. One that has ended stays as it is. */
export const endPortalSession = async (
  { accounts, registry, clock }: EndingDependencies,
  pass: PortalPass,
): Promise<void> => {
  const ending = endingOf(pass, clock.now());
  if ('tokenId' in ending) await registry.revokeToken(ending.tokenId, ending.expiresAt);
  else await accounts.endSession(ending.holder, ending.sessionId, ending.audit);
};

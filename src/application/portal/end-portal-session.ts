import type { PortalPass } from '../../domain/platforms/portal-pass.ts';
import { idPrefixes, MemberId, SessionId } from '../../domain/shared/ids.ts';
import { viewEnded } from '../../domain/staff/portal-view-notes.ts';
import type { AccountStore } from '../../ports/driven/accounts/account-store.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import { sessionNote } from './member-sessions.ts';

export interface EndingDependencies {
  readonly accounts: AccountStore;
  readonly registry: PlatformRegistry;
  readonly clock: Clock;
}

const isOfMember = ({ grant }: PortalPass): boolean => grant.credentialId.startsWith(`${idPrefixes.member}_`);

/** Ends a session by its pass: a view and the session of a member are records, that of a credential is not. One that has ended stays as it is. */
export const endPortalSession = async (
  { accounts, registry, clock }: EndingDependencies,
  pass: PortalPass,
): Promise<void> => {
  const { passId, platformId, grant, view, expiresAt } = pass;
  const sessionId = SessionId(passId);
  if (view) {
    const { staffId } = view;
    const audit = viewEnded({ staffId, sessionId, platformId }, clock.now());
    await accounts.endSession({ audience: 'portal_view', accountId: staffId }, sessionId, audit);
  } else if (isOfMember(pass)) {
    const audit = sessionNote({ platform: { platformId }, grant }, clock.now(), 'member.sign_out', sessionId);
    const accountId = MemberId(grant.credentialId);
    await accounts.endSession({ audience: 'platform', accountId }, sessionId, audit);
  } else await registry.revokeToken(passId, expiresAt);
};

import { viewEnded } from '../../domain/staff/portal-view-notes.ts';
import { ok } from '../../domain/shared/result.ts';
import type { AccountStore } from '../../ports/driven/accounts/account-store.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { ClosePortal } from '../../ports/driving/portal.ts';
import { holderOf, sessionNote } from './member-sessions.ts';

interface Dependencies {
  readonly accounts: AccountStore;
  readonly registry: PlatformRegistry;
  readonly clock: Clock;
}

export const closePortal =
  ({ accounts, registry, clock }: Dependencies): ClosePortal =>
  async (caller) => {
    const { pass, session, viewedBy } = caller;
    if (viewedBy) {
      const { staffId, session: viewing } = viewedBy;
      const { sessionId } = viewing;
      const audit = viewEnded({ staffId, sessionId, platformId: pass.platformId }, clock.now());
      await accounts.endSession(holderOf(viewing), sessionId, audit);
    } else if (session) {
      const audit = sessionNote(caller, clock.now(), 'member.sign_out', session.sessionId);
      await accounts.endSession(holderOf(session), session.sessionId, audit);
    } else await registry.revokeToken(pass.passId, pass.expiresAt);
    return ok('closed');
  };

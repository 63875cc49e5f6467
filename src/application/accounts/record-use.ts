import { isUseDue, type AccountSession } from '../../domain/accounts/session.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { AccountStore } from '../../ports/driven/accounts/account-store.ts';
import { isUnavailable } from '../../ports/driven/shared/unavailable.ts';

/** Records that a session was used, at most every five minutes. A store that cannot write now rejects nobody. */
export const recordUseOf = async (
  accounts: Pick<AccountStore, 'recordUse'>,
  session: AccountSession,
  now: Instant,
): Promise<void> => {
  if (!isUseDue(session, now)) return;
  try {
    await accounts.recordUse(session.sessionId, now);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
};

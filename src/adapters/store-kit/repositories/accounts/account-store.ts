import type { AccountStore } from '../../../../ports/driven/accounts/account-store.ts';
import type { Kernel } from '../../kernel.ts';
import { accountSessionPrograms, accountSessionsOf } from './account-sessions.ts';
import { signInAttemptPrograms, signInAttemptsOf } from './sign-in-attempts.ts';

export const accountStorePrograms = [...accountSessionPrograms, ...signInAttemptPrograms];

export const accountStore = (kernel: Kernel): AccountStore => ({
  ...accountSessionsOf(kernel),
  ...signInAttemptsOf(kernel),
});

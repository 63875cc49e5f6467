import type { AccountStore } from '../../../../ports/driven/accounts/account-store.ts';
import type { Kernel } from '../../kernel.ts';
import { accountPasskeyPrograms, accountPasskeysOf } from './account-passkeys.ts';
import { accountSessionPrograms, accountSessionsOf } from './account-sessions.ts';
import { signInAttemptPrograms, signInAttemptsOf } from './sign-in-attempts.ts';

export const accountStorePrograms = [
  ...accountSessionPrograms,
  ...accountPasskeyPrograms,
  ...signInAttemptPrograms,
];

export const accountStore = (kernel: Kernel): AccountStore => ({
  ...accountSessionsOf(kernel),
  ...accountPasskeysOf(kernel),
  ...signInAttemptsOf(kernel),
});

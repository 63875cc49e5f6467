import type { ArchiveKind } from '../../../../ports/driven/storage/archive.ts';
import { accountSessions, passkeys } from '../../collections/accounts.ts';
import { masterKeys, signingKeys } from '../../collections/keys.ts';
import { licenses } from '../../collections/licensing.ts';
import { platforms, revokedTokens, secrets } from '../../collections/platforms.ts';
import { staff } from '../../collections/staff.ts';
import { secretsOf } from '../../repositories/platforms/platform-registry.ts';
import { all, count, insertIfAbsent } from '../../program.ts';
import { kindOf, sameAs, type Archived, type KitKind } from '../kind.ts';

/** Keys, platforms, members of staff, and sessions of people. */
export const accessKinds = {
  'signing-keys': sameAs<'signing-keys'>(signingKeys),
  'master-keys': sameAs<'master-keys'>(masterKeys),
  platforms: kindOf({
    index: platforms.indexes.key,
    others: [secrets],
    record: async (stored, kernel): Promise<Archived<'platforms'>> => ({
      ...stored,
      held: await kernel.read(count(licenses.indexes.held, { equal: [stored.platform.platformId] })),
    }),
    write: (records) =>
      all(
        ...records.flatMap(({ platform, credentials, members }) => [
          insertIfAbsent(platforms, { platform, credentials, ...(members && { members }) }),
          ...secretsOf(credentials).map((secret) => insertIfAbsent(secrets, secret)),
        ]),
      ),
  }),
  'revoked-tokens': sameAs<'revoked-tokens'>(revokedTokens),
  staff: sameAs<'staff'>(staff),
  'account-sessions': sameAs<'account-sessions'>(accountSessions),
  passkeys: sameAs<'passkeys'>(passkeys),
} satisfies { readonly [Kind in ArchiveKind]?: KitKind<Kind> };

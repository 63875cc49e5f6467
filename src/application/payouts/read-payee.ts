import { hasOwner } from '../../domain/payouts/balance.ts';
import { newPayee, payeeObstacles } from '../../domain/payouts/payee.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { SecretCipher } from '../../ports/driven/access/secret-cipher.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { PayoutStore } from '../../ports/driven/payouts/payout-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { AuditLog } from '../../ports/driven/staff/audit-log.ts';
import type { KnownPayee, ReadPayee } from '../../ports/driving/payouts/payees.ts';
import { payoutPurpose } from '../artists/edit-own-artist.ts';
import { staffNote } from '../shared/staff-notes.ts';
import { payeeFacts } from './payee-facts.ts';
import { openedDetails } from './payout-details.ts';

interface Dependencies {
  readonly payoutStore: Pick<PayoutStore, 'allBalances' | 'findPayee'>;
  readonly artistStore: Pick<ArtistStore, 'findAccount' | 'findArtist'>;
  readonly secretCipher: Pick<SecretCipher, 'decrypt'>;
  readonly auditLog: Pick<AuditLog, 'append'>;
  readonly clock: Clock;
}

type Account = NonNullable<Awaited<ReturnType<ArtistStore['findAccount']>>>;

const detailsOf = (
  secretCipher: Dependencies['secretCipher'],
  { accountId, payout }: Account,
): Pick<KnownPayee, 'details'> => {
  if (!payout) return {};
  const { changedAt, heldUntil, sealed } = payout;
  const opened = openedDetails(secretCipher, sealed, payoutPurpose(accountId));
  return { details: { changedAt, heldUntil, opened } };
};

export const readPayee =
  (dependencies: Dependencies): ReadPayee =>
  async ({ caller: { member }, accountId }) => {
    const { payoutStore, artistStore, secretCipher, auditLog, clock } = dependencies;
    const { account, payee = newPayee(accountId) } = await payeeFacts(dependencies, accountId);
    if (!account) return fail({ kind: 'payee-not-found' });
    const now = clock.now();
    await auditLog.append(staffNote(member.staffId, now, 'payee.view', [accountId]));
    const artist = await artistStore.findArtist(account.artistId);
    const { closure } = account;
    return ok({
      ...{ accountId, payee, obstacles: payeeObstacles({ account, payee }, now) },
      ...(artist && { name: artist.name, country: artist.country }),
      ...(closure && { closure }),
      ...detailsOf(secretCipher, account),
      balances: (await payoutStore.allBalances(accountId)).filter(hasOwner),
    });
  };

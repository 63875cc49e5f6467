import type { ActiveLicense, License, LicenseBinding } from '../../domain/licensing/license.ts';
import { WORLD } from '../../domain/shared/territory.ts';
import type { Closing, LicenseLedger, Opened, Opening } from '../../ports/driven/license-ledger.ts';
import { allLicenses } from './all-licenses.ts';
import { note } from './audit-log.ts';
import { followers } from './followers.ts';
import { monthOfPlatform } from './license-counts.ts';
import { closestTo } from './license-coverage.ts';
import { fromDocument, licensesOf, named, seenAt, whole } from './license-document.ts';
import { listOf, tallyOf } from './license-lists.ts';
import { heldBy, holderOf, open } from './license-opening.ts';
import { end } from './license-steps.ts';
import { covering, licenseesOf } from './license-tracks.ts';
import { tell } from './outbox.ts';
import { complete } from './receipt-book.ts';
import type { RegistryCopies } from './registry-copies.ts';
import type { Store } from './store.ts';

const close = (store: Store, { revoked, events, audit, receipt }: Closing) =>
  store.commit<License | undefined>(async (session) => {
    if ((await end(store, session, revoked.platformId, [revoked])) === 0) {
      const ended = await licensesOf(store).findOne(named(revoked), { ...whole, session });
      if (!ended) return undefined;
      await complete(store, session, receipt);
      return seenAt(revoked.revokedAt)(ended);
    }
    await tell(store, session, events);
    if (audit) await note(store, session, audit);
    await complete(store, session, receipt);
    return revoked;
  });

const nameOf = ({ platformId, trackId, contentId }: LicenseBinding): string =>
  JSON.stringify([platformId, trackId, contentId]);

export const mongoLicenseLedger = (
  store: Store,
  { lookAgain }: Pick<RegistryCopies, 'lookAgain'>,
): LicenseLedger => {
  const amongRivals = followers<ActiveLicense | undefined, Opened>();

  const openAmongRivals = async (opening: Opening): Promise<Opened> => {
    const { candidate } = opening;
    const opened = await amongRivals(nameOf(candidate), {
      act: () => store.inTurn(candidate.platformId, () => open(store, opening)),
      look: () => holderOf(store, candidate),
      accept: (holder) => heldBy(store, holder, opening),
    });
    if (opened.outcome === 'guard-failed' && opened.guard === 'platform') lookAgain();
    return opened;
  };

  return {
    open: (opening) => store.ask(() => openAmongRivals(opening)),
    close: (closing) => store.inTurn(closing.revoked.platformId, () => close(store, closing)),
    find: (id) =>
      store.ask(async () => {
        const found = await licensesOf(store).findOne({ _id: id }, whole);
        return found ? fromDocument(found) : undefined;
      }),
    holder: (binding) => store.ask(() => holderOf(store, binding)),
    closestTo: (platformId, use) => store.ask(() => closestTo(store, platformId, use)),
    list: (filter, page) => store.ask(() => listOf(store, filter, page)),
    listAll: (filter, page) => store.ask(() => allLicenses(store, filter, page)),
    countActive: (platformId, trackId, now, territories = [WORLD]) =>
      store.ask(() =>
        licensesOf(store).countDocuments({
          platformId,
          trackId,
          status: 'active',
          validUntil: { $gt: now },
          ...covering(territories),
        }),
      ),
    licensees: (trackId, page) => store.ask(() => licenseesOf(store, trackId, page)),
    issuedIn: (platformId, month) =>
      store.ask(async () => (await monthOfPlatform(store, platformId, month)).issued),
    tally: (platformId, month, now) => store.ask(() => tallyOf(store, platformId, month, now)),
  };
};

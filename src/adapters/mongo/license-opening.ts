import type { ActiveLicense, License } from '../../domain/licensing/license.ts';
import { decideBinding } from '../../domain/licensing/opening.ts';
import { warningsPassed } from '../../domain/shared/quota-warning.ts';
import type { Opened, Opening } from '../../ports/driven/license-ledger.ts';
import { Unavailable } from '../../ports/driven/unavailable.ts';
import { fromDocument, licensesOf, named, toDocument, whole } from './license-document.ts';
import { end, guarded } from './license-steps.ts';
import { isDuplicateKey } from './outage.ts';
import { tell } from './outbox.ts';
import { complete } from './receipt-book.ts';
import type { Store } from './store.ts';
import { undone } from './transaction.ts';

/** The license goes in first: where the binding is held, nothing else is asked or done. */
const admit = (store: Store, opening: Opening, retired: License | undefined) =>
  store.commit<Opened>(async (session) => {
    const { candidate, guards, events, warnings = [], receipt } = opening;
    // Unless a rival has.
    if (retired) await end(store, session, retired.platformId, [retired]);
    await licensesOf(store).insertOne(toDocument(candidate), { session });
    const counted = await guarded(store, session, [candidate], { ...guards, tracks: [guards.track] });
    if ('guard' in counted) return undone({ outcome: 'guard-failed', ...counted });
    await tell(store, session, [
      ...events,
      ...warningsPassed(warnings, counted.issued - counted.added, counted.issued),
    ]);
    await complete(store, session, receipt);
    return { outcome: 'opened', license: candidate };
  });

export const holderOf = async (
  store: Store,
  { platformId, trackId, contentId }: Pick<ActiveLicense, 'platformId' | 'trackId' | 'contentId'>,
): Promise<ActiveLicense | undefined> => {
  const binding = { platformId, trackId, contentId, status: 'active' } as const;
  const holder = await licensesOf(store).findOne(binding, whole);
  return holder ? (fromDocument(holder) as ActiveLicense) : undefined;
};

/** Whether this very candidate was committed, by an attempt whose outcome was lost; it may have ended since. */
const isKept = async (store: Store, candidate: ActiveLicense): Promise<boolean> => {
  const { contentId } = candidate;
  const kept = await licensesOf(store).findOne({ ...named(candidate), contentId }, whole);
  return kept !== null;
};

/** The outcome if the binding's active license keeps it; undefined if its term had ended. */
export const heldBy = async (
  store: Store,
  holder: ActiveLicense | undefined,
  { candidate, receipt }: Opening,
): Promise<Opened | undefined> => {
  const binding = decideBinding(holder, candidate.issuedAt);
  if (binding.outcome === 'free') return undefined;
  const { licenseId } = binding.license;
  await complete(store, undefined, receipt && { ...receipt, resourceId: licenseId });
  return binding;
};

/** A holder that is revoked between the attempt and the look at it frees the binding for another attempt. */
const mostAttempts = 20;

export const open = async (store: Store, opening: Opening): Promise<Opened> => {
  const { candidate } = opening;
  const opened: Opened = { outcome: 'opened', license: candidate };
  let retired: License | undefined;
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    try {
      return await admit(store, opening, retired);
    } catch (error) {
      if (!isDuplicateKey(error, 'active_bindings')) {
        if (isDuplicateKey(error) && (await isKept(store, candidate))) return opened;
        throw error;
      }
    }
    const holder = await holderOf(store, candidate);
    if (holder?.licenseId === candidate.licenseId) return opened;
    const held = await heldBy(store, holder, opening);
    if (held) return held;
    const binding = decideBinding(holder, candidate.issuedAt);
    retired = 'retired' in binding ? binding.retired : undefined;
  }
  throw new Unavailable('too many rivals for one binding');
};

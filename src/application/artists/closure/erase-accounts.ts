import type { ArtistAccount } from '../../../domain/artists/account.ts';
import { erased } from '../../../domain/artists/closure/steps.ts';
import { ok } from '../../../domain/shared/result.ts';
import type { EraseClosedAccounts } from '../../../ports/driving/artists/closure.ts';
import { noted } from '../../accounts/people.ts';
import { closeAccount, type ClosingDependencies } from './close-account.ts';
import { eraseAlbums, eraseClaims, eraseParties, type ErasingBelongings } from './erase-belongings.ts';
import { eraseDrafts, type ErasingDrafts } from './erase-drafts.ts';
import { eraseUploads, type ErasingUploads } from './erase-files.ts';
import { eraseImages, type ErasingImages } from './erase-images.ts';
import { erasureNote } from './erasure-note.ts';
import { eraseProfiles } from './erase-profiles.ts';
import { withdrawTracks, type WithdrawingTracks } from './withdraw-tracks.ts';

type Dependencies = ClosingDependencies &
  WithdrawingTracks &
  ErasingUploads &
  ErasingDrafts &
  ErasingImages &
  ErasingBelongings;

const batchSize = 1_000;

/** The parts of an account that are erased, in this order. Each can be repeated, and returns whether nothing of it is left. */
const parts = [
  ...[withdrawTracks, eraseUploads, eraseDrafts],
  ...[eraseAlbums, eraseParties, eraseClaims, eraseProfiles],
  eraseImages,
] as const;

const eraseAccount = async (dependencies: Dependencies, account: ArtistAccount): Promise<boolean> => {
  const { artistStore, clock } = dependencies;
  for (const erase of parts) if (!(await erase(dependencies, account))) return false;
  const now = clock.now();
  const next = erased(account, now);
  if (!next) return false;
  const { accountId, version } = account;
  const note = erasureNote(now, 'erase_account', [accountId]);
  const change = { accountId, account: { next, version }, effects: noted(note) };
  return (await artistStore.change(change)) === 'changed';
};

export const eraseClosedAccounts =
  (dependencies: Dependencies): EraseClosedAccounts =>
  async () => {
    const { artistStore, clock } = dependencies;
    const errors: unknown[] = [];
    let count = 0;
    for (const account of await artistStore.closuresDue(clock.now(), batchSize)) {
      try {
        if (account.closure?.state === 'requested') await closeAccount(dependencies, account);
        else if (await eraseAccount(dependencies, account)) count += 1;
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
    return ok(count);
  };

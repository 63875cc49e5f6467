import type { ArtistAccount } from '../../../domain/artists/account.ts';
import { erased, postponed } from '../../../domain/artists/closure/steps.ts';
import { ok } from '../../../domain/shared/result.ts';
import type { EraseClosedAccounts } from '../../../ports/driving/artists/closure.ts';
import { noted } from '../../accounts/people.ts';
import { noEffects } from '../../../ports/driven/shared/effects.ts';
import { closeAccount, type ClosureDependencies } from './close-account.ts';
import { eraseAlbums, eraseClaims, eraseParties, type ErasingBelongings } from './erase-belongings.ts';
import { eraseDrafts, type ErasingDrafts } from './erase-drafts.ts';
import { eachOf } from './each-of.ts';
import { eraseUploads, type ErasingUploads } from './erase-files.ts';
import { eraseImages, type ErasingImages } from './erase-images.ts';
import { erasureNote } from './erasure-note.ts';
import { eraseProfiles } from './erase-profiles.ts';
import { withdrawTracks, type WithdrawingTracks } from './withdraw-tracks.ts';

type Dependencies = ClosureDependencies &
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

/** Leaves the rest of an account to a later run, so that accounts that fail each time do not keep others waiting. */
const postpone = async ({ artistStore, clock }: Dependencies, account: ArtistAccount): Promise<void> => {
  const next = postponed(account, clock.now());
  const { accountId, version } = account;
  if (next) await artistStore.change({ accountId, account: { next, version }, effects: noEffects });
};

/** Erases each part of an account, also if one before fails. Returns whether the account is erased. */
const eraseAccount = async (dependencies: Dependencies, account: ArtistAccount): Promise<boolean> => {
  const { artistStore, clock } = dependencies;
  const isDone = await eachOf([parts], (erase) => erase(dependencies, account)).catch(
    async (error: unknown) => {
      await postpone(dependencies, account);
      throw error;
    },
  );
  const now = clock.now();
  const next = isDone ? erased(account, now) : undefined;
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

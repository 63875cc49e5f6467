import { roleMissingFor, type ArtistRoleMissing } from '../../domain/artists/profile.ts';
import {
  changedParty,
  ownedParty,
  withPartyEdit,
  type Party,
  type PartyNotFound,
} from '../../domain/parties/party.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { PartyStore } from '../../ports/driven/parties/party-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { DeleteParty, EditParty, OwnParty } from '../../ports/driving/parties/parties.ts';
import type { VersionConflict } from '../../ports/driving/use-case.ts';
import { noted } from '../accounts/people.ts';
import { artistNote } from '../artists/artist-notes.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';

interface Dependencies {
  readonly partyStore: Pick<PartyStore, 'find' | 'change' | 'remove'>;
  readonly clock: Clock;
}

/** Returns a party that the caller may change at its current version. */
const changeableParty = async (
  partyStore: Dependencies['partyStore'],
  { caller: { member }, partyId, versions }: OwnParty & { readonly versions?: readonly number[] },
): Promise<Result<Party, ArtistRoleMissing | PartyNotFound | VersionConflict>> => {
  const missing = roleMissingFor(member, 'tracks');
  if (missing) return fail(missing);
  const found = ownedParty(member, partyId, await partyStore.find(partyId));
  if (!found.ok) return found;
  return versions?.includes(found.value.version) === false ? fail({ kind: 'version-conflict' }) : found;
};

export const editParty =
  ({ partyStore, clock }: Dependencies): EditParty =>
  ({ edit, ...own }) =>
    retryOnConflict(async () => {
      const found = await changeableParty(partyStore, own);
      if (!found.ok) return found;
      const { accountId, partyId, version } = found.value;
      const edited = withPartyEdit(found.value, edit);
      const changes = changedParty(found.value, edited);
      if (changes.length === 0) return found;
      const updatedAt = clock.now();
      const party = { ...edited, updatedAt, version: version + 1 };
      const changed = await partyStore.change({
        party,
        guards: { version },
        effects: noted(
          artistNote(own.caller.member, updatedAt, 'edit_party', {
            subjects: [accountId, partyId],
            detail: { changed: changes.join(', ') },
          }),
        ),
      });
      return changed === 'changed' ? ok(party) : 'conflict';
    });

export const deleteParty =
  ({ partyStore, clock }: Dependencies): DeleteParty =>
  (own) => {
    let attempts = 0;
    return retryOnConflict(async () => {
      const found = await changeableParty(partyStore, own);
      // An attempt with an unknown outcome, or another caller, has deleted it meanwhile.
      if (!found.ok)
        return attempts++ > 0 && found.failure.kind === 'party-not-found' ? ok('deleted') : found;
      attempts++;
      const { accountId, partyId, version } = found.value;
      const removed = await partyStore.remove({
        party: found.value,
        guards: { version },
        effects: noted(
          artistNote(own.caller.member, clock.now(), 'delete_party', { subjects: [accountId, partyId] }),
        ),
      });
      if (typeof removed === 'object') return fail({ kind: 'party-named', trackId: removed.namedBy });
      return removed === 'removed' ? ok('deleted') : 'conflict';
    });
  };

import type { ArtistRoleMissing } from '../../../domain/artists/profile.ts';
import type {
  PartiesFull,
  Party,
  PartyDescription,
  PartyEdit,
  PartyNamed,
  PartyNotFound,
} from '../../../domain/parties/party.ts';
import type { CursorInvalid } from '../../../domain/shared/cursor.ts';
import type { PartyId } from '../../../domain/shared/ids.ts';
import type { ArtistCaller } from '../artists/artists.ts';
import type { IdempotencyKey } from '../idempotency.ts';
import type { TooMuchContention, UseCase, VersionConflict } from '../use-case.ts';

/** A party of the caller's account. */
export interface OwnParty {
  readonly caller: ArtistCaller;
  readonly partyId: PartyId;
}

interface Changing extends OwnParty {
  /** The versions at which it may be changed; absent for any. */
  readonly versions?: readonly number[];
}
type ChangeRejected = ArtistRoleMissing | PartyNotFound | VersionConflict | TooMuchContention;

export type CreateParty = UseCase<
  {
    readonly caller: ArtistCaller;
    readonly party: PartyDescription;
    readonly idempotencyKey?: IdempotencyKey;
  },
  Party,
  ArtistRoleMissing | PartiesFull
>;

export type EditParty = UseCase<Changing & { readonly edit: PartyEdit }, Party, ChangeRejected>;

/** Deletes a party that no track names. */
export type DeleteParty = UseCase<Changing, 'deleted', ChangeRejected | PartyNamed>;

export type ReadParty = UseCase<OwnParty, Party, PartyNotFound>;

/** Lists the parties of the account by name. */
export type ListParties = UseCase<
  { readonly caller: ArtistCaller; readonly limit: number; readonly cursor?: string | undefined },
  { readonly parties: readonly Party[]; readonly nextCursor: string | null },
  CursorInvalid
>;

/** Owners, writers and publishers that accounts of artists and labels name. */
export interface Parties {
  readonly createParty: CreateParty;
  readonly editParty: EditParty;
  readonly deleteParty: DeleteParty;
  readonly readParty: ReadParty;
  readonly listParties: ListParties;
}

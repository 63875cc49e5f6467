import type { Party } from '../../../domain/parties/party.ts';
import type { AccountId, PartyId, TrackId } from '../../../domain/shared/ids.ts';
import type { Effects } from '../shared/effects.ts';
import type { ListPage, ListPlace } from '../shared/list-page.ts';

export interface PartyAddition {
  readonly party: Party;
  readonly guards: {
    /** The account must have fewer parties than this. */
    readonly fewerThan: number;
  };
  readonly effects: Effects;
}

export interface PartyChange {
  /** The party with its next version. */
  readonly party: Party;
  readonly guards: {
    /** The version on which the change is based. */
    readonly version: number;
  };
  readonly effects: Effects;
}

export interface PartyRemoval {
  readonly party: Pick<Party, 'partyId' | 'accountId'>;
  readonly guards: PartyChange['guards'];
  readonly effects: Effects;
}

/** Owners, writers and publishers that accounts of artists and labels name. */
export interface PartyStore {
  /** Atomic: stores the party and its effects. `parties-full`: the account has too many. */
  add(addition: PartyAddition): Promise<'added' | 'parties-full'>;
  /** Atomic: stores the next version and its effects, or nothing if the party has changed since. */
  change(change: PartyChange): Promise<'changed' | 'guard-failed'>;
  /**
   * Atomic: deletes the party and stores the effects. Does nothing if the party has changed since, or a
   * draft, its submitted details, its revision in review or earlier shares of its track name it (`namedBy`). A draft that names it meanwhile names a party that does not exist.
   */
  remove(removal: PartyRemoval): Promise<'removed' | 'guard-failed' | { readonly namedBy: TrackId }>;
  find(partyId: PartyId): Promise<Party | undefined>;
  /** Returns the parties that exist, of any account, in the order of the IDs. */
  findMany(ids: readonly PartyId[]): Promise<readonly Party[]>;
  /** Returns the parties of an account by name; those up to `after` in this order are left out. */
  ofAccount(
    accountId: AccountId,
    page: { readonly limit: number; readonly after?: ListPlace },
  ): Promise<ListPage<Party>>;
}

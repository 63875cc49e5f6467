import { parseIpiName } from '../catalog/identifiers.ts';
import type { Instant } from '../shared/calendar.ts';
import { changedMembers, nextValue } from '../shared/edits.ts';
import type { AccountId, PartyId, TrackId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';

/** The most parties of an account. */
export const maxParties = 5_000;

/** The members of a party that its account enters. */
export interface PartyDescription {
  readonly name: string;
  /** The address at which the party confirms its shares. Only the account sees it. */
  readonly email?: string;
  /** The IPI name number, 11 digits. */
  readonly ipi?: string;
  /** The performing rights organization, such as GEMA. */
  readonly society?: string;
}

/** A person or a company that an account names as an owner, a writer or a publisher. */
export interface Party extends PartyDescription {
  readonly partyId: PartyId;
  readonly accountId: AccountId;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}

/** The changes of a party. Null removes a member. */
export interface PartyEdit {
  readonly name?: string;
  readonly email?: string | null;
  readonly ipi?: string | null;
  readonly society?: string | null;
}

/** The account has no such party. The response is the same for a party of another account. */
export type PartyNotFound = { readonly kind: 'party-not-found'; readonly partyId: PartyId };
/** A track of the account names the party. */
export type PartyNamed = { readonly kind: 'party-named'; readonly trackId: TrackId };
export type PartiesFull = { readonly kind: 'parties-full'; readonly limit: number };

/** Returns the party after an edit, with the same version. The IPI name number is stored in one spelling. */
export const withPartyEdit = (party: Party, edit: PartyEdit): Party => {
  const { email: emailBefore, ipi: ipiBefore, society: societyBefore, ...rest } = party;
  const email = nextValue(edit.email, emailBefore);
  const ipi = nextValue(edit.ipi, ipiBefore);
  const society = nextValue(edit.society, societyBefore);
  return {
    ...rest,
    ...(edit.name !== undefined && { name: edit.name }),
    ...(email !== undefined && { email }),
    ...(ipi !== undefined && { ipi: parseIpiName(ipi) ?? ipi }),
    ...(society !== undefined && { society }),
  };
};

/** Returns the names of the members in which two versions of a party differ. */
export const changedParty = (before: Party, after: Party): readonly string[] =>
  changedMembers(['name', 'email', 'ipi', 'society'], before, after);

/** Returns a party if the account has it. */
export const ownedParty = (
  { accountId }: Pick<Party, 'accountId'>,
  partyId: PartyId,
  found: Party | undefined,
): Result<Party, PartyNotFound> =>
  found?.accountId === accountId ? ok(found) : fail({ kind: 'party-not-found', partyId });

import type { EmailUnverified } from '../../../domain/artists/payout-change.ts';
import type { ArtistRoleMissing } from '../../../domain/artists/profile.ts';
import type { TextAndDataMining } from '../../../domain/catalog/license-terms.ts';
import type { DraftNotFound } from '../../../domain/drafts/draft.ts';
import type {
  ConfirmationState,
  ShareAnswer,
  ShareCodeInvalid,
  ShareCodeReplaced,
  ShareConfirmation,
  SharesChanged,
} from '../../../domain/parties/confirmation.ts';
import type { OwnShare } from '../../../domain/parties/own-shares.ts';
import type { Party } from '../../../domain/parties/party.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { PartyId } from '../../../domain/shared/ids.ts';
import type { OwnDraft } from '../drafts/drafts.ts';
import type { RateLimited } from '../limits.ts';
import type { TooMuchContention, UseCase } from '../use-case.ts';

/** A party with shares in a track, as its account sees it. */
export interface PartyConfirmation {
  readonly party: Pick<Party, 'partyId' | 'name'>;
  readonly shares: readonly OwnShare[];
  readonly state: ConfirmationState;
  /** The last question that was emailed about the shares that the party has now. */
  readonly record?: ShareConfirmation;
}

/** Lists the parties that have shares in a track. */
export type ListConfirmations = UseCase<OwnDraft, readonly PartyConfirmation[], DraftNotFound>;

/** Emails a question to each party that was not asked about its current shares, and a reminder to those that have not answered. */
export type AskForConfirmations = UseCase<
  OwnDraft & {
    /** The address of the client. */
    readonly address: string;
  },
  {
    readonly confirmations: readonly PartyConfirmation[];
    /** The parties to whom an email is sent. */
    readonly emailed: readonly PartyId[];
  },
  ArtistRoleMissing | EmailUnverified | DraftNotFound | RateLimited | TooMuchContention
>;

/** A track as a party sees it that has shares in it. */
export interface AskedShares {
  /** The name of the account. */
  readonly account: string;
  /** Absent if the account has not entered one. */
  readonly title?: string;
  readonly artists: readonly string[];
  readonly party: string;
  readonly shares: readonly OwnShare[];
  /** The consents to data mining and AI, which are confirmed with the shares. Absent if nothing is permitted. */
  readonly tdm?: TextAndDataMining;
  /** The names of the publishers that administer shares of the party. */
  readonly publishers: ReadonlyMap<PartyId, string>;
  readonly state: Extract<ConfirmationState, 'asked' | 'confirmed' | 'disputed' | 'optedOut'>;
  readonly until: Instant;
}

type NotAsked = ShareCodeInvalid | ShareCodeReplaced | SharesChanged;

export type ReadShares = UseCase<{ readonly code: string }, AskedShares, NotAsked>;

/** Answers for a party, whose code proves its address. */
export type AnswerShares = UseCase<
  { readonly code: string; readonly answer: ShareAnswer },
  AskedShares,
  NotAsked | TooMuchContention
>;

/** The confirmation of shares by their parties. */
export interface Confirmations {
  readonly listConfirmations: ListConfirmations;
  readonly askForConfirmations: AskForConfirmations;
  readonly readShares: ReadShares;
  readonly answerShares: AnswerShares;
}

import type { PaymentMode } from '../../billing/invoice-list.ts';
import type { Instant, Month } from '../../shared/calendar.ts';
import type { AccountId, PartyId, PeriodId, PlatformId, StatementId, TrackId } from '../../shared/ids.ts';
import type { Territory } from '../../shared/territory.ts';
import type { ProofStep } from './merkle.ts';

/** The amount of a party for one track on one platform. */
export interface StatementLine {
  readonly platformId: PlatformId;
  readonly trackId: TrackId;
  /** The country of the use, if shares are limited to territories. */
  readonly territory?: Territory;
  /** The exact amount in major units, such as `12.345678`. */
  readonly exact: string;
}

/** The amount of a party in a period, by platform and track. It contains no data of people, and is never changed. */
export interface Statement {
  readonly statementId: StatementId;
  readonly periodId: PeriodId;
  readonly month: Month;
  readonly mode: PaymentMode;
  readonly currency: string;
  readonly partyId: PartyId;
  /** The amount that is booked, in minor units. */
  readonly amount: number;
  /** The same before rounding, in major units: the sum of the lines. */
  readonly exact: string;
  readonly lines: readonly StatementLine[];
}

/** A statement with what proves that its period contains it. */
export interface StatementFile {
  readonly statement: Statement;
  /** Random text, without which nobody can find out by trying whether a hash is that of a statement. */
  readonly salt: string;
  readonly proof: readonly ProofStep[];
  /** The hash of all statements of the period. */
  readonly root: string;
}

/** A statement as it is stored. */
export interface StoredStatement {
  readonly file: StatementFile;
  readonly closedAt: Instant;
  /** The account that has the party; absent if the party was deleted before the close. */
  readonly accountId?: AccountId;
}

/** The orders of the statements of a period: by party ID, or the largest amount first. */
export const statementOrders = ['party', 'amount'] as const;
export type StatementOrder = (typeof statementOrders)[number];

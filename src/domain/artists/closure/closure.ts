import type { Instant } from '../../shared/calendar.ts';
import type { ArtistMemberId } from '../../shared/ids.ts';

interface Asked {
  readonly requestedAt: Instant;
  readonly requestedBy: ArtistMemberId;
}

/** An account that will be closed. It works as before until then. */
export interface RequestedClosure extends Asked {
  readonly state: 'requested';
  readonly effectiveAt: Instant;
}

/** How far the closure of an account has come. Once nobody belongs to the account, its records are erased. */
export type Closure =
  | RequestedClosure
  | (Asked & { readonly state: 'erasing'; readonly closedAt: Instant; readonly dueAt: Instant })
  | (Asked & { readonly state: 'erased'; readonly closedAt: Instant; readonly erasedAt: Instant });

interface Closable {
  readonly closure?: Closure;
}

/** Returns when the next step of the closure of an account is due, or undefined if there is none. */
export const closureDueAt = ({ closure }: Closable): Instant | undefined => {
  switch (closure?.state) {
    case 'requested':
      return closure.effectiveAt;
    case 'erasing':
      return closure.dueAt;
    case 'erased':
    case undefined:
      return undefined;
  }
};

/** Returns the request to close an account while it can be withdrawn. */
export const requestedClosure = ({ closure }: Closable): RequestedClosure | undefined =>
  closure?.state === 'requested' ? closure : undefined;

/** Returns when an account was closed, or undefined if it is not closed. */
export const closedAt = ({ closure }: Closable): Instant | undefined =>
  closure && closure.state !== 'requested' ? closure.closedAt : undefined;

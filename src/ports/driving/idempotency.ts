import type { Begun } from '../driven/receipt-book.ts';
import type { UseCase } from './use-case.ts';

/** Marks a request as running under its caller's key, or tells what became of it. */
export type BeginOnce = UseCase<{ readonly key: string; readonly fingerprint: string }, Begun>;

/** Lets go of a mark whose request had no effect. */
export type AbandonOnce = UseCase<{ readonly key: string }, 'done'>;

/** Carried by a command so that its effect and its receipt are one commit. */
export interface OnceKey {
  readonly key: string;
}

import type { Lease } from '../../domain/shared/claims/lease.ts';
import type { Clock, Delay } from '../../ports/driven/shared/environment.ts';

interface Dependencies {
  /** Extends the lease; returns false if the worker has lost it. */
  readonly renew: (lease: Lease) => Promise<boolean>;
  readonly clock: Clock;
  readonly delay: Delay;
}

/** Work takes minutes at worst: its lease is renewed meanwhile, and expires soon when nobody renews it. */
const leaseMs = 60_000;
const renewAfterMs = leaseMs / 3;

/** A record that this process works on. */
export interface Leased {
  readonly token: string;
  readonly stopping: AbortSignal;
}

export const leaseOf = (clock: Clock, token: string): Lease => ({
  token,
  now: clock.now(),
  until: clock.now() + leaseMs,
});

/** Resolves when a signal is aborted. */
export const abortOf = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });

/** Runs `work` and renews the lease meanwhile. Undefined when the process stops or another one took over. */
export const underLease = async <T>(
  { renew, clock, delay }: Dependencies,
  { token, stopping }: Leased,
  work: (canceled: AbortSignal) => Promise<T>,
): Promise<T | undefined> => {
  const lost = new AbortController();
  const canceled = AbortSignal.any([stopping, lost.signal]);
  let working = true;
  const renewing = async (): Promise<void> => {
    for (;;) {
      await delay.after(renewAfterMs);
      if (!working) return;
      // While the store is unavailable, nobody else can claim the record either.
      const mine = await renew(leaseOf(clock, token)).catch(() => true);
      if (!mine) lost.abort();
    }
  };
  void renewing();
  try {
    return await Promise.race([work(canceled), abortOf(canceled)]);
  } catch (error) {
    if (canceled.aborted) return undefined;
    throw error;
  } finally {
    working = false;
  }
};

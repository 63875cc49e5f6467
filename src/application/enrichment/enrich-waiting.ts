import type { AudioSource, Enrichment, RowOutcome } from '../../domain/enrichment/enrichment.ts';
import { findingsFrom } from '../../domain/enrichment/findings.ts';
import type { SoundAnalysis } from '../../domain/enrichment/sound.ts';
import type { EnrichmentId } from '../../domain/shared/ids.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { AudioAnalyst } from '../../ports/driven/audio-analyst.ts';
import type { AudioFetcher, FetchRefused } from '../../ports/driven/audio-fetcher.ts';
import type { AudioRefused } from '../../ports/driven/audio-workshop.ts';
import type { EnrichmentBook } from '../../ports/driven/enrichment-book.ts';
import type { Clock, Delay, Ids } from '../../ports/driven/environment.ts';
import type { MediaVault } from '../../ports/driven/media-vault.ts';
import { isUnavailable } from '../../ports/driven/unavailable.ts';
import type { EnrichWaiting } from '../../ports/driving/enrichment.ts';

interface Needs {
  readonly enrichments: EnrichmentBook;
  readonly vault: Pick<MediaVault, 'describe' | 'borrow' | 'discard'>;
  readonly fetcher: AudioFetcher;
  readonly analyst: AudioAnalyst;
  readonly clock: Clock;
  readonly delay: Delay;
  readonly ids: Ids;
}

/** A row takes minutes at worst: its lease is renewed meanwhile, and runs out soon where nobody renews it. */
const leaseMs = 60_000;
const renewAfterMs = leaseMs / 3;
/** Rows listened to before others have their turn; the last is the one in which the time of the turn ends. */
const rowsInTurn = 4;
const turnMs = 10_000;
/** Requests of one platform worked on at once, in all processes together: each is a row under way. */
const mostOfPlatform = 3;

interface Held {
  readonly enrichmentId: EnrichmentId;
  readonly token: string;
  readonly stopping: AbortSignal;
}

type Unheard =
  | AudioRefused
  | FetchRefused
  | { readonly kind: 'upload-gone' }
  /** Listening broke down on it. */
  | { readonly kind: 'broken' };

export const enrichWaiting = (needs: Needs): EnrichWaiting => {
  const { enrichments, vault, clock, delay, ids } = needs;
  const lease = (token: string) => ({ token, now: clock.now(), until: clock.now() + leaseMs });

  /** What `work` comes to; undefined where it was called off, or somebody else took over. */
  const underLease = async <T>(
    { enrichmentId, token, stopping }: Held,
    work: (calledOff: AbortSignal) => Promise<T>,
  ): Promise<T | undefined> => {
    const lost = new AbortController();
    const calledOff = AbortSignal.any([stopping, lost.signal]);
    let working = true;
    const renewing = async (): Promise<void> => {
      for (;;) {
        await delay.after(renewAfterMs);
        if (!working) return;
        // While the store is away nobody else can claim it either.
        const mine = await enrichments.renew(enrichmentId, lease(token)).catch(() => true);
        if (!mine) lost.abort();
      }
    };
    void renewing();
    try {
      return await Promise.race([work(calledOff), abortOf(calledOff)]);
    } catch (error) {
      if (calledOff.aborted) return undefined;
      throw error;
    } finally {
      working = false;
    }
  };

  const serve = async (enrichment: Enrichment, token: string, stopping: AbortSignal): Promise<void> => {
    const { enrichmentId, rows, outcomes } = enrichment;
    const waiting = rows
      .map((row, place) => ({ row, place }))
      .filter(({ place }) => outcomes[place] === null);
    const turnEnds = clock.now() + turnMs;
    for (const { row, place } of waiting.slice(0, rowsInTurn)) {
      const sound = await underLease({ enrichmentId, token, stopping }, (calledOff) =>
        heardOrBroken(needs, row.audio, calledOff),
      );
      if (!sound) return;
      const outcome = outcomeOf(sound);
      if (!(await enrichments.settle(enrichmentId, { place, outcome }, lease(token)))) return;
      if (row.audio?.kind === 'upload') await vault.discard(row.audio.key);
      if (clock.now() >= turnEnds) return;
    }
  };

  return async (stopping = new AbortController().signal) => {
    const token = ids.next('lease');
    const claimed = await enrichments.claim({ ...lease(token), mostOfPlatform });
    if (!claimed) return false;
    try {
      await serve(claimed, token, stopping);
    } finally {
      await enrichments.release(claimed.enrichmentId, token, clock.now());
    }
    return true;
  };
};

const nothingToHear: Result<never, Unheard> = { ok: false, failure: { kind: 'upload-gone' } };

const abortOf = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });

/** What breaks down on a row would do so again, and keep all rows after it waiting; an outage passes. */
const heardOrBroken = async (
  needs: Needs,
  source: AudioSource | undefined,
  calledOff: AbortSignal,
): Promise<Result<SoundAnalysis, Unheard>> => {
  if (!source) return nothingToHear;
  try {
    return await heard(needs, source, calledOff);
  } catch (error) {
    if (isUnavailable(error)) throw error;
    return { ok: false, failure: { kind: 'broken' } };
  }
};

const heard = async (
  { vault, fetcher, analyst }: Needs,
  source: AudioSource,
  calledOff: AbortSignal,
): Promise<Result<SoundAnalysis, Unheard>> => {
  if (source.kind === 'url') {
    const fetched = await fetcher.borrow(source.url, (file) => analyst.analyze(file), calledOff);
    return fetched.ok ? fetched.value : fetched;
  }
  if (!(await vault.describe(source.key))) return nothingToHear;
  return vault.borrow(source.key, (file) => analyst.analyze(file));
};

const outcomeOf = (sound: Result<SoundAnalysis, Unheard>): RowOutcome => {
  if (sound.ok) return { status: 'analyzed', findings: findingsFrom(sound.value) };
  const { failure } = sound;
  switch (failure.kind) {
    case 'audio-refused':
      return { status: 'failed', reason: 'audio-refused', detail: failure.detail };
    case 'fetch-refused':
      return { status: 'failed', reason: failure.reason, detail: failure.detail };
    case 'broken':
      return {
        status: 'failed',
        reason: 'audio-refused',
        detail: 'Listening to it broke down here.',
      };
    case 'upload-gone':
      return {
        status: 'failed',
        reason: 'upload-gone',
        detail: 'What was uploaded was let go before it was heard. Send it again.',
      };
  }
};

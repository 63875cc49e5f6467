import type { Result } from '../../domain/shared/result.ts';

/** Why a file was not fetched: `detail` is one sentence a person can act on, free of inner addresses. */
export interface FetchRefused {
  readonly kind: 'fetch-refused';
  readonly reason: 'url-refused' | 'unreachable' | 'too-large';
  readonly detail: string;
}

/** Where files are fetched from addresses that partners name. No inner address is ever connected to. */
export interface AudioFetcher {
  /**
   * Lends what an address answers as a local file for as long as `use` runs; bounded in bytes and time. Rejects with
   * `Unavailable` where the fetch is called off.
   */
  borrow<T>(
    url: string,
    use: (file: string) => Promise<T>,
    calledOff?: AbortSignal,
  ): Promise<Result<T, FetchRefused>>;
}

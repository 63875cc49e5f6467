import type { Result } from '../../../domain/shared/result.ts';

/**
 * Why a file was not fetched; `detail` is one sentence that a person can act on, without internal addresses.
 */
export interface FetchRejected {
  readonly kind: 'fetch-rejected';
  readonly reason: 'url-refused' | 'unreachable' | 'too-large';
  readonly detail: string;
}

/** Fetches files from addresses of partners. It never connects to an internal address. */
export interface AudioFetcher {
  /**
   * Provides the content of an address as a local file while `use` runs, within limits of size and time.
   * Rejects with `Unavailable` if the fetch is canceled.
   */
  borrow<T>(
    url: string,
    use: (file: string) => Promise<T>,
    canceled?: AbortSignal,
  ): Promise<Result<T, FetchRejected>>;
}

import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok } from '../../../../src/domain/shared/result.ts';
import type { AudioFetcher, FetchRejected } from '../../../../src/ports/driven/media/audio-fetcher.ts';
import type { FetcherView } from '../../media/audio-fetcher/stage.ts';

type Borrow = AudioFetcher['borrow'];

interface Mutant {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: FetcherView) => FetcherView;
}

const mutant = (
  title: string,
  by: readonly string[],
  broken: (view: FetcherView, real: Borrow) => Borrow,
): Mutant => ({
  title,
  by,
  of: (view) => ({
    ...view,
    fetcher: { borrow: broken(view, (...requested) => view.fetcher.borrow(...requested)) },
  }),
});

/** Fetches by whatever way leads there, and lends what came, however it ended. */
const carelessly =
  ({ scratch, maxBytes, deadlineMs }: FetcherView): Borrow =>
  async (url, use) => {
    const workFolder = await mkdtemp(join(scratch, 'mutant-'));
    try {
      const chunks: Uint8Array[] = [];
      let bytes = 0;
      const answer = await fetch(url, { signal: AbortSignal.timeout(deadlineMs) });
      const arriving = (answer.body ?? []) as AsyncIterable<Uint8Array>;
      try {
        for await (const chunk of arriving) {
          chunks.push(chunk);
          bytes += chunk.length;
          if (bytes > 2 * maxBytes) break;
        }
      } catch {
        // It broke off.
      }
      const file = join(workFolder, 'audio');
      await writeFile(file, Buffer.concat(chunks), { mode: 0o600 });
      return ok(await use(file));
    } finally {
      await rm(workFolder, { recursive: true });
    }
  };

const carelesslyWhere = (wrong: (failure: FetchRejected) => boolean) => (view: FetcherView, real: Borrow) => {
  const borrow: Borrow = async (url, use, canceled) => {
    const result = await real(url, use, canceled);
    return result.ok || !wrong(result.failure) ? result : carelessly(view)(url, use);
  };
  return borrow;
};

/** Broken fetchers, by what they do wrong, each with the cases that must catch it. */
export const audioFetcherMutants: readonly Mutant[] = [
  mutant(
    'redirects that are followed unchecked',
    ['follows no redirect to an internal address, and reveals none'],
    carelesslyWhere(({ detail }) => detail.includes('redirect')),
  ),
  mutant(
    'a limit of bytes that is ignored',
    ['fetches no more bytes than its bound: not those declared, nor those that come'],
    carelesslyWhere(({ reason }) => reason === 'too-large'),
  ),
  mutant(
    'a part that is taken for the whole',
    ['accepts no truncated body, however its length is declared'],
    carelesslyWhere(({ reason }) => reason === 'unreachable'),
  ),
  mutant(
    'any response that is taken for a file',
    ['accepts only a complete file: no other status, no compressed or empty body'],
    carelesslyWhere(({ reason }) => reason === 'unreachable'),
  ),
  mutant(
    'a file that stays',
    [
      'provides a file that nobody else may read and that is deleted after use',
      'rethrows what the callback throws, and leaves no file',
    ],
    ({ scratch }, real) =>
      (url, use, canceled) =>
        real(
          url,
          async (file) => {
            await copyFile(file, join(scratch, 'left'));
            return use(join(scratch, 'left'));
          },
          canceled,
        ),
  ),
  mutant(
    'a use that throws, taken for a host that does not respond',
    ['rethrows what the callback throws, and leaves no file'],
    (_, real) => (url, use) =>
      real(url, use).catch(() =>
        fail({ kind: 'fetch-rejected', reason: 'unreachable', detail: 'It is not there.' } as const),
      ),
  ),
  mutant(
    'a fetch that continues when it is canceled',
    ['ends a canceled fetch immediately, before or during the response, and leaves no file'],
    (_, real) => (url, use) => real(url, use),
  ),
  mutant(
    'a rejection that reveals the target of a redirect',
    ['follows no redirect to an internal address, and reveals none'],
    (_, real) => async (url, use) => {
      const result = await real(url, use);
      if (result.ok) return result;
      const { url: to, headers } = await fetch(url, { redirect: 'manual' }).catch(() => Response.error());
      const detail = `${result.failure.detail.slice(0, -1)}: ${headers.get('location') ?? to}.`;
      return fail({ ...result.failure, detail });
    },
  ),
];

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, ok } from '../../../src/domain/shared/result.ts';
import type { AudioFetcher } from '../../../src/ports/driven/media/audio-fetcher.ts';

/** A fetcher that knows a few addresses, and connects to nothing. */
export interface QuietFetcher extends AudioFetcher {
  /** Sets the response of an address from now on. */
  readonly serve: (url: string, text: string) => void;
}

export const quietFetcher = (): QuietFetcher => {
  const answers = new Map<string, string>();
  return {
    serve: (url, text) => void answers.set(url, text),
    borrow: async (url, use) => {
      const text = answers.get(url);
      if (text === undefined) {
        return fail({ kind: 'fetch-rejected', reason: 'unreachable', detail: 'Nobody answers there.' });
      }
      const folder = await mkdtemp(join(tmpdir(), 'fetched-'));
      try {
        const file = join(folder, 'sound.wav');
        await writeFile(file, text);
        return ok(await use(file));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
};

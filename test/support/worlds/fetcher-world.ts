import { mkdtemp, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { axiosAudioFetcher, type AudioFetcherDependencies } from '../../../src/adapters/axios/index.ts';
import type { FetcherView } from '../../contract/media/audio-fetcher/stage.ts';
import type { World } from '../../contract/world.ts';
import { httpReceiver } from '../servers/receiver.ts';

const maxBytes = 300_000;
const deadlineMs = 700;

/** A site on loopback, a fetcher that may reach it, and an empty folder for its files, all gone afterwards. */
export const fetcherWorld =
  (dependencies: Partial<AudioFetcherDependencies> = {}) =>
  async (): Promise<World<FetcherView>> => {
    const scratch = await mkdtemp(join(tmpdir(), 'fetcher-'));
    const answers = new Map<string, (response: ServerResponse) => void>();
    const site = await httpReceiver((response, { path }) => {
      const answer = answers.get(path);
      if (answer) answer(response);
      else response.writeHead(404).end();
    });
    const { port, received } = site;
    const view: FetcherView = {
      fetcher: axiosAudioFetcher({ allowLoopback: true, scratch, maxBytes, deadlineMs, ...dependencies }),
      at: (path, answer) => {
        answers.set(path, answer);
        return `http://127.0.0.1:${port}${path}`;
      },
      port,
      received,
      scratch,
      maxBytes,
      deadlineMs,
    };
    return {
      views: [view],
      close: async () => {
        await site.close();
        await rm(scratch, { recursive: true, force: true });
      },
    };
  };

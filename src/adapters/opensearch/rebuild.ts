import type { SearchAddress } from './address.ts';
import { openSearchServer } from './client.ts';
import { feedStates } from './feed/feed-state.ts';
import { prefixOf } from './mapping.ts';
import { defaultTimeouts, type Timeouts } from './timeouts.ts';

/** Makes the process that leads build a new index; searches use the current one meanwhile. */
export const requestRebuild = async (
  address: SearchAddress,
  timeouts: Timeouts = defaultTimeouts,
): Promise<void> => {
  const server = openSearchServer(address, timeouts);
  const states = feedStates(server, prefixOf(address));
  try {
    for (;;) {
      const read = await states.read();
      // The leader writes the state, too: then it is read again.
      if (await states.write({ ...read.state, rebuild: true }, read)) return;
    }
  } finally {
    await server.close();
  }
};

import type { Log } from '../ports/driven/log.ts';
import type { EnrichWaiting } from '../ports/driving/enrichment.ts';
import { loops } from './loops.ts';

interface Needs {
  readonly enrichWaiting: EnrichWaiting;
  readonly log: Log;
}

/** Requests worked on side by side: one may be fetched while another is listened to. */
const atOnce = 2;

/** Listens to what partners sent, until it is closed. */
export const enrichmentWorker = ({ enrichWaiting, log }: Needs) => {
  const { forever, close } = loops(log);
  for (let one = 0; one < atOnce; one++) forever('enriching', enrichWaiting);
  return { close };
};

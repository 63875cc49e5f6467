import { writeFile } from 'node:fs/promises';
import type { Operation } from './operations.ts';
import { once, type Answered, type Target } from './load.ts';
import { requested } from './requests.ts';

/** Responses of the service to requests whose paths start alike. */
export interface Recorded {
  readonly method: string;
  readonly start: string;
  readonly parsesBody: boolean;
  readonly responses: readonly Answered[];
}

/** Headers that node:http adds itself. */
const ofTheConnection = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

const withoutConnection = ({ headers, ...rest }: Answered): Answered => {
  const pairs = Array.from({ length: headers.length / 2 }, (_, i) => headers.slice(2 * i, 2 * i + 2));
  return {
    ...rest,
    headers: pairs.filter(([name = '']) => !ofTheConnection.includes(name.toLowerCase())).flat(),
  };
};

/** Differs from the seed of every round, so that no request of a round was sent before. */
const recordingSeed = 1_000_003;

/** Stores what the service responds to requests that are drawn like those of the rounds. */
export const record = async (
  service: Target,
  operations: readonly Operation[],
  file: string,
): Promise<void> => {
  const recorded: Recorded[] = [];
  for (const { draws, recordings, start, parsesBody } of operations) {
    const draw = draws(recordingSeed);
    const requests = Array.from({ length: recordings }, () => requested(draw()));
    const responses: Answered[] = [];
    for (const request of requests) responses.push(withoutConnection(await once(service, request)));
    recorded.push({ method: requests[0]?.method ?? '', start, parsesBody, responses });
  }
  await writeFile(file, JSON.stringify(recorded));
};

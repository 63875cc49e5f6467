import { httpReceiver, socketsBegun, type HttpReceiver } from '../servers/receiver.ts';

interface Closing {
  close(): unknown;
}

/** Closes after each case what was opened in it, the last first. To be called once by a file. */
export const closingAfterEach = () => {
  const opened: Closing[] = [];
  afterEach(async () => {
    for (const one of opened.splice(0).reverse()) await one.close();
  });
  return <T extends Closing>(one: T): T => {
    opened.push(one);
    return one;
  };
};

/** A listener that gives a secret away, and the count of sockets that this process begins to connect. */
export const watching =
  (opening: ReturnType<typeof closingAfterEach>) =>
  async (): Promise<{ readonly listener: HttpReceiver; readonly begun: () => number }> => {
    const listener = opening(await httpReceiver((response) => response.end('secret')));
    const sockets = opening(socketsBegun());
    return { listener, begun: () => sockets.count() };
  };

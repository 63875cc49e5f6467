import axios from 'axios';
import { Agent } from 'node:http';
import { axiosWebhookSender } from '../../src/adapters/axios/index.ts';
import { hmacWebhookSigner } from '../../src/adapters/crypto/index.ts';
import { systemClock } from '../../src/adapters/system/index.ts';
import { signedContent } from '../../src/domain/webhooks/message.ts';
import { percentile, rounded, type Bench, type BenchLine } from '../figures.ts';
import { startServer } from '../http/child.ts';

const rounds = 7;
/** Rounds that are not counted, while the compiler optimizes. */
const warmUps = 6;
const perRound = 3_000;
const loops = 32;

interface Sender {
  readonly name: string;
  readonly send: (url: string, headers: Record<string, string>, body: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** axios with its defaults, and an agent with as many connections. */
const stockAxios = (): Sender => {
  const httpAgent = new Agent({ keepAlive: true, maxSockets: 64 });
  const client = axios.create({ httpAgent });
  return {
    name: 'stock axios, keep-alive',
    send: async (url, headers, body) => (await client.post(url, body, { headers })).status,
    close: async () => httpAgent.destroy(),
  };
};

const ownWebhookSender = (): Sender => {
  const webhookSender = axiosWebhookSender({ clock: systemClock, allowLoopback: true });
  return {
    name: 'axiosWebhookSender',
    send: async (url, headers, body) => {
      const { result } = await webhookSender.send({ url, headers, body });
      return result.kind === 'answered' ? result.status : 0;
    },
    close: () => webhookSender.close(),
  };
};

const secret = hmacWebhookSigner.newSecret();
const payload = {
  type: 'track.updated',
  data: { trackId: 'trk_1', changes: ['bpm'], note: 'y'.repeat(400) },
};

const signed = (n: number): { readonly headers: Record<string, string>; readonly body: string } => {
  const id = `evt_${n}`;
  const seconds = Math.floor(Date.now() / 1_000);
  const body = JSON.stringify({ id, ...payload });
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': hmacWebhookSigner.sign(signedContent(id, seconds, body), secret),
  };
  return { headers, body };
};

interface Round {
  readonly perSecond: number;
  /** The CPU time of this process, in microseconds per message. */
  readonly cpuMicros: number;
  readonly latencies: readonly number[];
}

/** Sends signed messages in several loops concurrently; each loop sends one after another. */
const sent = async (sender: Sender, url: string): Promise<Round> => {
  const messages = Array.from({ length: perRound }, (_, n) => signed(n));
  const latencies: number[] = [];
  const cpu = process.cpuUsage();
  const started = performance.now();
  const sendRest = async (): Promise<void> => {
    for (let message = messages.pop(); message; message = messages.pop()) {
      const began = performance.now();
      const status = await sender.send(url, message.headers, message.body);
      latencies.push((performance.now() - began) * 1_000);
      if (status !== 204) throw new Error(`${sender.name}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: loops }, sendRest));
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - started) / 1_000;
  return { perSecond: perRound / seconds, cpuMicros: (user + system) / perRound, latencies };
};

const median = (values: readonly number[]): number => percentile(values, 0.5);

/**
 * Sends signed messages to a server in another process, with our sender and stock axios in turns in each round, so that a
 * machine that slows down slows both.
 */
export const run: Bench = async function* () {
  const sink = await startServer('sink', '../events/sink-server.ts');
  const senders = [stockAxios(), ownWebhookSender()];
  const found = new Map<Sender, Round[]>(senders.map((sender) => [sender, []]));
  try {
    for (let round = -warmUps; round < rounds; round++)
      for (const sender of senders) {
        const measured = await sent(sender, `${sink.url}/hooks/platform`);
        if (round >= 0) found.get(sender)?.push(measured);
      }
  } finally {
    await Promise.all(senders.map((sender) => sender.close()));
    await sink.stop();
  }
  for (const [{ name }, measured] of found) {
    const latencies = measured.flatMap((round) => round.latencies);
    yield {
      bench: 'webhook-sender',
      sender: name,
      loops,
      messagesPerSecond: rounded(median(measured.map(({ perSecond }) => perSecond)), 0),
      cpuMicros: rounded(median(measured.map(({ cpuMicros }) => cpuMicros)), 1),
      latencyP50Us: rounded(percentile(latencies, 0.5), 0),
      latencyP99Us: rounded(percentile(latencies, 0.99), 0),
    };
  }
  yield ratioOf(found);
};

/** Compares round by round, because a disturbance affects both sides of a round. */
const ratioOf = (found: ReadonlyMap<Sender, readonly Round[]>): BenchLine => {
  const [stock = [], own = []] = [...found.values()];
  const of = (figure: (round: Round, other: Round) => number): number =>
    rounded(median(stock.map((round, i) => figure(round, own[i] ?? round))));
  return {
    bench: 'webhook-sender',
    result: 'webhook sender to stock axios',
    throughputRatio: of((theirs, ours) => ours.perSecond / theirs.perSecond),
    cpuRatio: of((theirs, ours) => theirs.cpuMicros / ours.cpuMicros),
    minWanted: 2.5,
  };
};

// A receiver of events: verifies (Standard Webhooks), handles each event once, then answers.
//   WEBHOOK_SECRET=whsec_… npm run receiver        listens on http://localhost:9000/
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

interface Event {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const secret = Buffer.from((process.env['WEBHOOK_SECRET'] ?? '').replace(/^whsec_/, ''), 'base64');
const port = Number(process.env['RECEIVER_PORT'] ?? 9000);
/** In your service: a table with the id as its key, written in the transaction of the effect. */
const handled = new Set<string>();

const verified = ({ headers }: IncomingMessage, body: string): boolean => {
  const [id, sent, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`]),
  );
  if (!(Math.abs(Date.now() / 1000 - Number(sent)) <= 300)) return false;
  const expected = createHmac('sha256', secret).update(`${id}.${sent}.${body}`).digest();
  // While a secret is being rotated there are two signatures.
  return String(signatures)
    .split(' ')
    .filter((signature) => signature.startsWith('v1,'))
    .map((signature) => Buffer.from(signature.slice(3), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
};

const handle = ({ type, data }: Event): void => {
  if (type === 'track.takedown')
    console.log('take down', data['trackId'], 'used in', data['affectedLicenses']);
  else console.log(type, JSON.stringify(data));
};

const receive = async (request: IncomingMessage): Promise<204 | 401> => {
  const body = await text(request);
  if (!verified(request, body)) return 401;
  const event = JSON.parse(body) as Event;
  if (!handled.has(event.id)) handle(event);
  handled.add(event.id);
  return 204;
};

// What is not answered with 2xx comes again: an error here loses nothing.
createServer((request, response) => {
  receive(request).then(
    (status) => response.writeHead(status).end(),
    () => response.writeHead(500).end(),
  );
}).listen(port, () => console.log(`waiting for events on http://localhost:${port}/`));

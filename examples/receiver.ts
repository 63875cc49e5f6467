// A receiver of events: verifies (Standard Webhooks), handles each event once, then answers.
//   WEBHOOK_SECRET=whsec_… npm run receiver        listens on http://localhost:9000/
import { createServer, type IncomingMessage } from 'node:http';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import {
  verifyWebhook,
  WebhookVerificationError,
  type WebhookEvent,
} from '../clients/typescript/src/index.ts';

/** During a rotation, the old and the new secret, separated by a space. */
const secrets = (process.env['WEBHOOK_SECRET'] ?? '').split(/\s+/).filter(Boolean);
const port = Number(process.env['RECEIVER_PORT'] ?? 9000);
if (secrets.length === 0) {
  console.error(
    'WEBHOOK_SECRET is not set, so no event can be verified. Run: WEBHOOK_SECRET=whsec_… npm run receiver',
  );
  process.exit(2);
}

/** Use a table with the ID as its key in your service, written in the transaction of the effect. */
const handled = new Set<string>();

const handle = (event: WebhookEvent): void => {
  if (event.type === 'track.takedown')
    console.log('take down', event.data.trackId, 'used in', event.data.affectedLicenses);
  else if (event.type === 'license.expired' && !event.data.publishedContentSurvives)
    console.log('remove', event.data.contentId, 'whose license expired at', event.data.validUntil);
  else console.log(event.type, JSON.stringify(event.data));
};

const receive = async (request: IncomingMessage): Promise<204 | 401> => {
  const body = await buffer(request);
  try {
    const event = await verifyWebhook({ secrets, headers: request.headers, body });
    if (!handled.has(event.id)) handle(event);
    handled.add(event.id);
    return 204;
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    console.log('rejected:', error.message);
    return 401;
  }
};

// A delivery that is not answered with 2xx is repeated, so an error here loses nothing.
createServer((request, response) => {
  receive(request).then(
    (status) => response.writeHead(status).end(),
    () => response.writeHead(500).end(),
  );
}).listen(port, () => console.log(`waiting for events on http://localhost:${port}/`));

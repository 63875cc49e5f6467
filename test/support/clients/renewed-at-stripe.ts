import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Stripe's mock, whose only subscription is canceled, with one that is renewed in its place. */
export const renewedAtStripe = (mock: () => string) => {
  const server = createServer((request, response) => {
    const { url = '', method = 'GET', headers } = request;
    const ask = async () => {
      const body = await text(request);
      const { authorization = '', 'content-type': type = '' } = headers;
      const sent = { authorization, ...(type !== '' && { 'content-type': type }) };
      const answer = await fetch(`${mock()}${url}`, { method, headers: sent, ...(body !== '' && { body }) });
      const received = (await answer.json()) as { readonly object?: string };
      const renewed = { cancel_at: null, cancel_at_period_end: false };
      const shown = received.object === 'subscription' ? { ...received, ...renewed } : received;
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(shown));
    };
    ask().catch(() => response.destroy());
  });
  return {
    start: () => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)),
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
    url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
};

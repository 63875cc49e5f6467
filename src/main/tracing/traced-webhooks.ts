import type { Tracer } from '../../ports/driven/monitoring/tracer.ts';
import type { WebhookSender } from '../../ports/driven/webhooks/webhook-sender.ts';
import { inSpan } from './in-span.ts';

const serverOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

/**
 * Returns the same sender with a trace of its own for each message, which contains its `traceparent`: a batch contains messages of
 * several platforms, whose receivers must not be able to connect them.
 */
export const tracedWebhooks = (sender: WebhookSender, tracer: Tracer): WebhookSender => ({
  ...sender,
  send: (message) => {
    const fields = {
      'http.request.method': 'POST',
      'server.address': serverOf(message.url),
      'messaging.message.id': message.headers['webhook-id'] ?? '',
    };
    const span = tracer.root('POST webhook', { kind: 'client', fields });
    return inSpan(span, async () => {
      const sent = await sender.send({ ...message, headers: { ...message.headers, ...span.headers() } });
      const { result } = sent;
      if (result.kind === 'failed') span.fail(result.fault);
      else span.add({ 'http.response.status_code': result.status });
      if (result.kind !== 'failed' && result.status >= 400) span.fail(String(result.status));
      return sent;
    });
  },
});

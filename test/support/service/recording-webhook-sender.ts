import type { AttemptResult } from '../../../src/domain/webhooks/delivery.ts';
import type { Message, WebhookSender } from '../../../src/ports/driven/webhooks/webhook-sender.ts';

type Answering = (message: Message) => AttemptResult | Promise<AttemptResult>;

const received: AttemptResult = { kind: 'answered', status: 204, responseStart: '' };

/** Sends nothing: keeps its input, and returns the scripted response, success by default. */
export const recordingWebhookSender = () => {
  const sent: Message[] = [];
  let answer: Answering = () => received;
  const webhookSender: WebhookSender = {
    send: async (message) => {
      sent.push(message);
      return { result: await answer(message), latencyMs: 1 };
    },
    issueOf: (url) => (url.startsWith('https://') ? undefined : 'is not https'),
    close: async () => undefined,
  };
  return {
    webhookSender,
    sent,
    /** From now on. */
    answerWith: (answering: Answering): void => void (answer = answering),
  };
};

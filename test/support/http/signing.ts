import { createHmac, randomUUID } from 'node:crypto';

interface Signed {
  /** The sender's own id of the message. */
  readonly id?: string;
  /** When it says it was sent, in milliseconds. */
  readonly at?: number;
}

/** Signs messages as a partner's program would, by the words of the specification (Standard Webhooks). */
export const signing =
  (secret: string) =>
  (body: string | Uint8Array, { id = `msg_${randomUUID()}`, at = Date.now() }: Signed = {}) => {
    const seconds = String(Math.floor(at / 1_000));
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const content = Buffer.concat([Buffer.from(`${id}.${seconds}.`), Buffer.from(body)]);
    const signature = createHmac('sha256', key).update(content).digest('base64');
    return {
      'webhook-id': id,
      'webhook-timestamp': seconds,
      'webhook-signature': `v1,${signature}`,
      'content-type': 'application/json',
    };
  };

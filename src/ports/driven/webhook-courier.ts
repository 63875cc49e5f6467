import type { AttemptResult } from '../../domain/webhooks/delivery.ts';

export interface Message {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Brings a message to a partner's address, once. Never throws: what goes wrong is the result. Opens no connection to an
 * address that is not public, whatever name or spelling led there, and follows no redirect.
 */
export interface WebhookCourier {
  send(message: Message): Promise<{ readonly result: AttemptResult; readonly latencyMs: number }>;
  /** Why nothing would ever be sent to an address; undefined where something may be. Opens nothing. */
  flawOf(url: string): string | undefined;
  close(): Promise<void>;
}

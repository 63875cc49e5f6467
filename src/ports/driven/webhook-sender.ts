import type { AttemptResult } from '../../domain/webhooks/delivery.ts';

export interface Message {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Brings a message to a partner's address, once; a second time only over a connection that was kept and turns out to be
 * closed. Never throws: what goes wrong is the result. Opens no connection to an address that is not public, whatever
 * name or spelling led there, and follows no redirect.
 */
export interface WebhookSender {
  send(message: Message): Promise<{ readonly result: AttemptResult; readonly latencyMs: number }>;
  /**
   * Why nothing would ever be sent to an address, to be read after it (`is not https`); undefined where something may be.
   * Opens and resolves nothing.
   */
  flawOf(url: string): string | undefined;
  close(): Promise<void>;
}

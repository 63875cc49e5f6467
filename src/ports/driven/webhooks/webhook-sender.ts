import type { AttemptResult } from '../../../domain/webhooks/delivery.ts';

export interface Message {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Sends a message to a partner's address once; a second time only if an idle connection turns out to be
 * closed. Never throws: the result contains the failure. Opens no connection to an address that is not
 * public, whatever name or spelling leads there, and follows no redirect.
 */
export interface WebhookSender {
  send(message: Message): Promise<{ readonly result: AttemptResult; readonly latencyMs: number }>;
  /**
   * Returns why nothing could ever be sent to an address, as text to follow it (`is not https`), or
   * undefined. It neither connects nor resolves the name.
   */
  issueOf(url: string): string | undefined;
  close(): Promise<void>;
}

import type { AttemptResult } from '../../../domain/webhooks/delivery.ts';

/** Measures outbound events for operators. */
export interface DeliveryMeter {
  /** Records that a message was sent, `lagMs` after it was due. */
  attempted(attempt: {
    readonly result: AttemptResult;
    readonly latencyMs: number;
    readonly lagMs: number;
  }): void;
}

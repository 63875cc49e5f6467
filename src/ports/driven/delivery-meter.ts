import type { AttemptResult } from '../../domain/webhooks/delivery.ts';

/** What operators watch outbound events by. */
export interface DeliveryMeter {
  /** One message was sent, `lagMs` after it was due. */
  attempted(attempt: {
    readonly result: AttemptResult;
    readonly latencyMs: number;
    readonly lagMs: number;
  }): void;
}

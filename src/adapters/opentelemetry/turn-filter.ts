import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace';
import { idleField } from '../../ports/driven/monitoring/tracer.ts';

/** Marks the first span of a turn of background work. */
export const turnAttribute = 'worker.loop';

/** The maximum number of spans of a turn that wait for its end. A turn with more has found something to do. */
const maxWaiting = 100;

/**
 * Keeps the spans of a turn until it ends, and drops them if the turn found nothing to do or has no other span. Spans of a turn with many are
 * passed on immediately: a check of the whole ledger has tens of thousands.
 */
export const turnFilter = (next: SpanProcessor): SpanProcessor => {
  const running = new Map<string, { readonly first: string; readonly ended: ReadableSpan[] }>();
  return {
    onStart: (span, context) => {
      const { traceId, spanId } = span.spanContext();
      if (span.attributes[turnAttribute] !== undefined) running.set(traceId, { first: spanId, ended: [] });
      next.onStart(span, context);
    },
    onEnd: (span) => {
      const { traceId, spanId } = span.spanContext();
      const turn = running.get(traceId);
      if (!turn) {
        next.onEnd(span);
        return;
      }
      turn.ended.push(span);
      const isWhole = spanId === turn.first;
      if (!isWhole && turn.ended.length < maxWaiting) return;
      running.delete(traceId);
      if (isWhole && (span.attributes[idleField] === true || turn.ended.length === 1)) return;
      for (const each of turn.ended) next.onEnd(each);
    },
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  };
};

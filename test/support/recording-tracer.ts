import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span, SpanFields, Tracer } from '../../src/ports/driven/monitoring/tracer.ts';

interface RecordedSpan {
  readonly name: string;
  readonly parent?: string;
  readonly failed?: string;
  readonly fields: SpanFields;
}

/** A tracer that keeps its spans in the order in which they ended. */
export const recordingTracer = () => {
  const spans: RecordedSpan[] = [];
  const current = new AsyncLocalStorage<string>();
  const begin = (name: string, parent?: string, given: SpanFields = {}): Span => {
    let fields = given;
    let failed: string | undefined;
    return {
      run: (work) => current.run(name, work),
      add: (more) => void (fields = { ...fields, ...more }),
      fail: (type) => void (failed = type),
      headers: () => ({ traceparent: name }),
      end: () =>
        void spans.push({
          name,
          fields,
          ...(parent !== undefined && { parent }),
          ...(failed !== undefined && { failed }),
        }),
    };
  };
  const tracer: Tracer = {
    root: (name, { fields } = {}) => begin(name, undefined, fields),
    child: (name, { fields } = {}) => {
      const parent = current.getStore();
      return parent === undefined ? undefined : begin(name, parent, fields);
    },
    turn: (name) => begin(name),
    ids: () => undefined,
    close: async () => undefined,
  };
  return { tracer, spans };
};

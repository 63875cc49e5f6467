import type { SpanFields, SpanKind, Tracer } from '../../ports/driven/monitoring/tracer.ts';
import { inSpan } from './in-span.ts';

/** How the calls of a port appear in traces. */
export interface Boundary {
  readonly kind: SpanKind;
  readonly fields?: SpanFields;
}

type Method = (...given: readonly unknown[]) => unknown;

/** Returns the same port. Each call within a trace is a span; other calls are not recorded. */
export const tracedMethods = <Port extends object>(
  port: Port,
  name: string,
  { tracer, boundary }: { readonly tracer: Tracer; readonly boundary: Boundary },
): Port => {
  const wrapped = new Map<unknown, Method>();
  const wrap = (method: string, own: Method): Method => {
    const title = `${name}.${method}`;
    return (...given) => {
      const span = tracer.child(title, boundary);
      const call = (): unknown => Reflect.apply(own, port, given);
      return span ? inSpan(span, call) : call();
    };
  };
  return new Proxy(port, {
    get: (target, property) => {
      const own: unknown = Reflect.get(target, property);
      if (typeof own !== 'function') return own;
      const known = wrapped.get(own) ?? wrap(String(property), own as Method);
      wrapped.set(own, known);
      return known;
    },
  });
};

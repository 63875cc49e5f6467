/** Facts about the work of a span, by names of OpenTelemetry's semantic conventions where there is one. Never a secret. */
export type SpanFields = Readonly<Record<string, string | number | boolean>>;

/** `server`: handles a request of a caller; `client`: waits for another program; `internal`: work in this process. */
export type SpanKind = 'server' | 'client' | 'internal';

/** Marks a turn of background work that found nothing to do. */
export const idleField = 'turn.idle';

/** One step of a trace, which has a beginning and an end. */
export interface Span {
  /** Runs work as a part of this step: spans that begin in it, also later ones, are its children. */
  run<T>(work: () => T): T;
  add(fields: SpanFields): void;
  /** Marks the step as failed; `type` is a status, a code or the name of an error. */
  fail(type: string): void;
  /** Returns the headers with which a receiver continues the trace (W3C Trace Context). */
  headers(): Readonly<Record<string, string>>;
  end(): void;
}

interface SpanOptions {
  readonly kind?: SpanKind;
  readonly fields?: SpanFields;
}

/** Records what a process does as trees of spans, for its operators. */
export interface Tracer {
  /** Begins a trace, or continues that of a caller whose headers name one. It has a link to the current span, if there is one. */
  root(
    name: string,
    options?: SpanOptions & { readonly caller?: Readonly<Record<string, string | string[] | undefined>> },
  ): Span;
  /** Begins a span below the current one. Outside of a trace there is none: undefined. */
  child(name: string, options?: SpanOptions): Span | undefined;
  /**
   * Begins the trace of a turn of background work. The trace is recorded after its end, unless `add` has set `idleField` or nothing is
   * below it: most turns find nothing to do.
   */
  turn(name: string): Span;
  /** Returns the IDs of the current span for a line of the log; undefined outside of a trace. */
  ids(): SpanFields | undefined;
  /** Sends what is recorded. */
  close(): Promise<void>;
}

/** What is told beside the message: plain data. A request is named by `requestId`, a platform by `platformId`. */
export type LogFields = Readonly<Record<string, unknown>>;

/** What the service tells its operators, a line at a time. Secrets never stand in it: the adapter leaves them out. */
export interface Log {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  /** `error`: what was thrown, told with its stack. */
  error(message: string, fields?: LogFields & { readonly error?: unknown }): void;
}

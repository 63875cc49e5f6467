/** Plain data beside the message. `requestId` identifies a request, `platformId` a platform. */
export type LogFields = Readonly<Record<string, unknown>>;

/** The log of the service for its operators. It never contains secrets: the adapter removes them. */
export interface Log {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  /** `error` is the thrown value, which is logged with its stack. */
  error(message: string, fields?: LogFields & { readonly error?: unknown }): void;
}

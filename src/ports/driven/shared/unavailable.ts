/**
 * The error of a driven port whose dependency does not respond: locked for too long, full, or not reachable.
 * The request is not at fault and can be retried; whether a write has taken effect is unknown. HTTP returns
 * 503.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

export const isUnavailable = (error: unknown): error is Unavailable => error instanceof Unavailable;

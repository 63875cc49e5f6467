/**
 * What a driven port throws when that which it stands on does not answer: locked for too long, full, gone. The request
 * is not at fault and may be tried again later; whether a write that met it took effect is not known. HTTP answers 503.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

export const isUnavailable = (error: unknown): error is Unavailable => error instanceof Unavailable;

/** Counts the responses of one operation and measures their duration. */
export interface RouteMeter {
  /** `code`: the problem code of the response, if it is one. */
  answered(status: number, milliseconds: number, code?: string): void;
}

/** Measures requests for operators. */
export interface TrafficMeter {
  /**
   * `route` is a template such as `/api/v1/tracks/{trackId}`, which limits the number of series; each pair is
   * requested once.
   */
  of(method: string, route: string): RouteMeter;
  /** Returns all measurements, in the format of the given media type. */
  exposition(): Promise<{ readonly text: string; readonly mediaType: string }>;
}

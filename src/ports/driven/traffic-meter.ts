/** Counts the answers of one operation and measures how long they took. */
export interface RouteMeter {
  answered(status: number, milliseconds: number): void;
}

/** What operators watch the traffic by. */
export interface TrafficMeter {
  /** `route` is a template such as `/api/v1/tracks/{trackId}`, so that series stay few; each pair is asked for once. */
  of(method: string, route: string): RouteMeter;
  /** All that is measured, in the format of the given media type. */
  exposition(): Promise<{ readonly text: string; readonly mediaType: string }>;
}

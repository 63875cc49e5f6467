import { createHash } from 'node:crypto';

/** The last step of an upload whose bytes are all received. */
export type Wish = 'confirm' | 'delete' | 'leave';

/** A file that an artist uploads, and what the service acknowledged of it. */
export interface Sent {
  /** The title, which no other recording has. Its announcement can be repeated under it with another number. */
  readonly title: string;
  readonly bytes: Buffer;
  readonly sha256: string;
  readonly wish: Wish;
  /** Present once its announcement was acknowledged. */
  uploadId?: string;
  trackId?: string;
  /** The highest offset that a response named. */
  acknowledged: number;
  /** Whether its wish was acknowledged. */
  isDone: boolean;
}

/** The file of a stem that an artist uploads. One that another file replaced is not in the list. */
export interface SentStem extends Sent {
  /** Present once it was acknowledged. */
  stemId?: string;
}

/** Everything that the artists of a stage have sent. */
export interface SentMasters {
  readonly masters: Sent[];
  readonly stems: SentStem[];
  /** The titles of announcements without a response or with 503, whose outcome is unknown. */
  readonly unanswered: string[];
  /** Responses that must not occur. */
  readonly unexpected: string[];
}

export const nothingSent = (): SentMasters => ({
  ...{ masters: [], stems: [] },
  ...{ unanswered: [], unexpected: [] },
});

export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A requested license, for a separate content item. */
export interface Order {
  readonly partner: Partner;
  readonly trackId: string;
  readonly contentId: string;
  /** The Idempotency-Key of the request. */
  key?: string | undefined;
  /** Present once issuing was acknowledged. */
  licenseId?: string;
  /** Whether its revocation was requested, and acknowledged. */
  end?: 'asked' | 'acknowledged';
}

export interface Report {
  readonly partner: Partner;
  readonly trackId: string;
  readonly eventId: string;
  readonly quantity: number;
  acknowledged?: true;
}

export interface Partner {
  readonly slug: string;
  /** Present once the registration was acknowledged. */
  apiKey?: string;
  clientId?: string;
  clientSecret?: string;
}

/** Writes that were requested from the service, and those that it acknowledged. */
export interface AcknowledgedWrites {
  /** The platforms that make all other requests. */
  readonly partners: Partner[];
  readonly newcomers: Partner[];
  readonly orders: Order[];
  readonly reports: Report[];
  /** Tokens whose revocation was acknowledged. */
  readonly endedTokens: string[];
}

export const noWrites = (): AcknowledgedWrites => ({
  partners: [],
  newcomers: [],
  orders: [],
  reports: [],
  endedTokens: [],
});

/** Returns the number of acknowledged effects. */
export const acknowledgedIn = ({ newcomers, orders, reports, endedTokens }: AcknowledgedWrites): number =>
  newcomers.filter(({ apiKey }) => apiKey !== undefined).length +
  orders.filter(({ licenseId }) => licenseId !== undefined).length +
  orders.filter(({ end }) => end === 'acknowledged').length +
  reports.filter(({ acknowledged }) => acknowledged).length +
  endedTokens.length;

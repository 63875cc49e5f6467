/** One license that was asked for, under a content item of its own. */
export interface Order {
  readonly partner: Partner;
  readonly trackId: string;
  readonly contentId: string;
  /** The Idempotency-Key it is sent under. */
  key?: string | undefined;
  /** Known once it was acknowledged. */
  licenseId?: string;
  /** Whether its end was asked for, and acknowledged. */
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
  /** Known once the registration was acknowledged. */
  apiKey?: string;
  clientId?: string;
  clientSecret?: string;
}

/** Writes that were requested from the service, and those that it acknowledged. */
export interface AcknowledgedWrites {
  /** Those under whose names everything else is done. */
  readonly partners: Partner[];
  readonly newcomers: Partner[];
  readonly orders: Order[];
  readonly reports: Report[];
  /** Tokens whose end was acknowledged. */
  readonly endedTokens: string[];
}

export const noWrites = (): AcknowledgedWrites => ({
  partners: [],
  newcomers: [],
  orders: [],
  reports: [],
  endedTokens: [],
});

/** How many effects were acknowledged. */
export const acknowledgedIn = ({ newcomers, orders, reports, endedTokens }: AcknowledgedWrites): number =>
  newcomers.filter(({ apiKey }) => apiKey !== undefined).length +
  orders.filter(({ licenseId }) => licenseId !== undefined).length +
  orders.filter(({ end }) => end === 'acknowledged').length +
  reports.filter(({ acknowledged }) => acknowledged).length +
  endedTokens.length;

import { createHmac, randomBytes } from 'node:crypto';
import type { PlatformEvent, PlatformLicensing } from '../../typescript/src/index.ts';

/** Returns a secret as endpoints have them. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** Returns the headers of a message, signed as Standard Webhooks defines. */
export const signed = (secret: string, id: string, body: string, now: number) => {
  const seconds = Math.floor(now / 1000);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
};

/** Pages that one call reads at most, so that a pause of days does not send thousands of events at once. */
const maxPages = 10;
/** IDs that are remembered: more than one call can read. */
const maxKnown = 5_000;

/**
 * Returns the events that have been listed since the call before, oldest first; the first call returns none. Events of the same time can
 * be listed in any order, so all IDs of recent pages are remembered, not the newest alone.
 */
export const newEvents = (api: PlatformLicensing, slug: string) => {
  const known = new Set<string>();
  let isFirst = true;

  const unknown = async () => {
    const found: PlatformEvent[] = [];
    let cursor: string | null | undefined;
    for (let page = 0; page < maxPages && cursor !== null; page++) {
      const { data, pagination } = await api.listEvents({ slug, limit: 100, ...(cursor && { cursor }) });
      const fresh = data.filter(({ id }) => !known.has(id));
      found.push(...fresh);
      cursor = isFirst || fresh.length < data.length ? null : pagination.nextCursor;
    }
    return { found, isIncomplete: typeof cursor === 'string' };
  };

  return {
    /** `isIncomplete`: there were more events than one call reads, and the oldest are left out. */
    next: async (): Promise<{
      readonly events: readonly PlatformEvent[];
      readonly isIncomplete: boolean;
    }> => {
      const { found, isIncomplete } = await unknown();
      for (const { id } of found.toReversed()) known.add(id);
      for (const id of known) {
        if (known.size <= maxKnown) break;
        known.delete(id);
      }
      const events = isFirst ? [] : found.toReversed();
      isFirst = false;
      return { events, isIncomplete };
    },
  };
};

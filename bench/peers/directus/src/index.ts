import { InvalidPayloadError } from '@directus/errors';
import type { HookConfig } from '@directus/types';

interface CreateLicense {
  readonly track: string;
  readonly content_id: string;
  readonly territories: readonly string[];
}

const members: readonly string[] = ['track', 'content_id', 'territories'];

const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= maxLength;

const isTerritory = (value: unknown): boolean => typeof value === 'string' && /^[A-Z]{2}$/.test(value);

const issueOf = (payload: Partial<Record<keyof CreateLicense, unknown>>): string | undefined => {
  const { track, content_id, territories } = payload;
  if (Object.keys(payload).some((member) => !members.includes(member))) return 'unknown member';
  if (!isText(track, 64)) return 'track must have 1 to 64 characters';
  if (!isText(content_id, 200)) return 'content_id must have 1 to 200 characters';
  if (!Array.isArray(territories) || !territories.every(isTerritory))
    return 'territories must be a list of codes of two letters';
  return undefined;
};

/** Validates a license before it is created, and copies the terms of its track within the same transaction. */
const hook: HookConfig = ({ filter }) => {
  filter<CreateLicense>('licenses.items.create', async (payload, _meta, { database }) => {
    const issue = issueOf(payload);
    if (issue !== undefined) throw new InvalidPayloadError({ reason: issue });
    const track = await database('tracks')
      .where('track_id', payload.track)
      .first<{ readonly terms: string } | undefined>('terms');
    if (!track) throw new InvalidPayloadError({ reason: 'there is no such track' });
    return { ...payload, terms: track.terms, status: 'active' };
  });
};

export default hook;

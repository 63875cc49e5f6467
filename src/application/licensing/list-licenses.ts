import { visibleArtwork } from '../../domain/catalog/visibility.ts';
import { cursorText, positionIn, questionOf } from '../../domain/shared/cursor.ts';
import { LicenseId } from '../../domain/shared/ids.ts';
import { ok } from '../../domain/shared/result.ts';
import { licenseSearch } from '../../domain/staff/record-terms.ts';
import type { Clock, Digest } from '../../ports/driven/shared/environment.ts';
import type { LicenseFilter, LicenseLedger } from '../../ports/driven/licensing/license-ledger.ts';
import type { TextSigner } from '../../ports/driven/access/secret-cipher.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { ListLicenses } from '../../ports/driving/licensing.ts';
import { withTracks } from './with-tracks.ts';

interface Dependencies {
  readonly ledger: LicenseLedger;
  readonly library: TrackLibrary;
  readonly textSigner: TextSigner;
  readonly digest: Digest;
  readonly clock: Clock;
}

/** Returns the filter for a text search within a filter. Undefined if no license can match both. */
const narrowed = async (
  filter: LicenseFilter,
  q: string,
  library: TrackLibrary,
): Promise<LicenseFilter | undefined> => {
  const { isrc, platformId = filter.platformId, trackId, licenseId, terms } = licenseSearch(q);
  const track = isrc === undefined ? undefined : await library.findByIsrc(isrc);
  const isUnknown = isrc !== undefined && !track;
  const named = new Set([filter.trackId, trackId, track?.trackId].filter((id) => id !== undefined));
  if (isUnknown || named.size > 1 || platformId !== filter.platformId) return undefined;
  const [only] = named;
  return {
    ...filter,
    ...(only !== undefined && { trackId: only }),
    ...(licenseId !== undefined && { licenseId }),
    ...(terms.length > 0 && { terms }),
  };
};

export const listLicenses =
  ({ ledger, library, textSigner, digest, clock }: Dependencies): ListLicenses =>
  async ({ caller, limit, cursor, q, ...requested }) => {
    const own: LicenseFilter = { ...requested, platformId: caller.platform.platformId };
    const filter = q === undefined ? own : await narrowed(own, q, library);
    if (!filter) return ok({ licenses: [], nextCursor: null });
    const question = digest.sha256(questionOf('licenses', { ...filter }));
    const opened =
      cursor === undefined ? undefined : positionIn(textSigner.verify(cursor, 'cursor'), question);
    if (opened && !opened.ok) return opened;
    const after = opened && LicenseId(String(opened.value['licenseId']));

    const page = await ledger.list(filter, { limit, now: clock.now(), ...(after && { after }) });
    return ok({
      licenses: await withTracks(library, page.licenses, visibleArtwork),
      nextCursor: page.next
        ? textSigner.sign(cursorText(question, { licenseId: page.next }), 'cursor')
        : null,
    });
  };

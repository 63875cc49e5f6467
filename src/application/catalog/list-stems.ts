import { available } from '../../domain/catalog/visibility.ts';
import type { ApprovedTrack } from '../../domain/catalog/track.ts';
import { usableFor } from '../../domain/licensing/download.ts';
import { mayUseStems } from '../../domain/platforms/platform.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/driven/environment.ts';
import type { LicenseLedger } from '../../ports/driven/license-ledger.ts';
import type { TrackLibrary } from '../../ports/driven/track-library.ts';
import type { ListStems } from '../../ports/driving/catalog.ts';
import type { MediaLinks } from '../media/media-links.ts';

interface Needs {
  readonly library: TrackLibrary;
  readonly ledger: LicenseLedger;
  readonly links: MediaLinks;
  readonly clock: Clock;
}

export const listStems =
  ({ library, ledger, links, clock }: Needs): ListStems =>
  async ({ caller: { platform, grant }, trackId, licenseId }) => {
    if (!mayUseStems(platform)) return fail({ kind: 'stems-not-included' });
    const track = available(await library.find(trackId), trackId);
    if (!track.ok) return track;
    if (licenseId === undefined) return ok(listed(track.value));
    const license = usableFor(await ledger.find(licenseId), platform.platformId, trackId, clock.now());
    if (!license.ok) return license;
    if (!license.value.terms.edits.mix) return ok(listed(track.value));
    const { platformId } = platform;
    return ok(
      listed(
        track.value,
        (stemId) => links.stem({ trackId, platformId, grant, licenseId, stemId }, track.value).url,
      ),
    );
  };

const listed = (
  track: ApprovedTrack,
  urlOf?: (stemId: ApprovedTrack['stems'][number]['stemId']) => string,
) => ({
  stems: track.stems.map((stem) => ({ stem, ...(urlOf && { downloadUrl: urlOf(stem.stemId) }) })),
  ...(track.sumsToMaster && { sumsToMaster: track.sumsToMaster }),
});

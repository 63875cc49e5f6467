import { available } from '../../domain/catalog/visibility.ts';
import type { ApprovedTrack, Stem } from '../../domain/catalog/track.ts';
import { deliverable, usableFor } from '../../domain/licensing/download.ts';
import { mayUseStems } from '../../domain/platforms/platform.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { LicenseLedger } from '../../ports/driven/licensing/license-ledger.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { ListedStem, ListStems, StemList, StemsUnavailable } from '../../ports/driving/catalog.ts';
import type { RequestMeter } from '../limits/request-meter.ts';
import type { MediaLinks } from '../media/media-links.ts';
import type { Renders } from '../media/renders.ts';

interface Dependencies {
  readonly library: TrackLibrary;
  readonly ledger: LicenseLedger;
  readonly renders: Renders;
  readonly links: MediaLinks;
  readonly meter: RequestMeter;
  readonly clock: Clock;
}

/** Renders nothing: the file of a link is created when the link is opened. */
export const listStems =
  ({ library, ledger, renders, links, meter, clock }: Dependencies): ListStems =>
  async ({ caller: { platform, grant }, trackId, licenseId, format }) => {
    if (!mayUseStems(platform)) return fail({ kind: 'stems-not-included' });
    const track = available(await library.find(trackId), trackId);
    if (!track.ok) return track;
    if (licenseId === undefined) return ok(withoutLinks(track.value, 'license-required'));
    const license = usableFor(await ledger.find(licenseId), platform.platformId, trackId, clock.now());
    if (!license.ok) return license;
    const allowed = deliverable(license.value, track.value);
    if (!allowed.ok) return allowed;
    if (!license.value.terms.edits.mix) return ok(withoutLinks(track.value, 'mixing-not-allowed'));
    const { platformId } = platform;
    const linked = async (stem: Stem): Promise<ListedStem> => {
      const file = await renders.madeStem(track.value, stem, license.value, format);
      const { stemId } = stem;
      const bearer = { trackId, platformId, grant, licenseId, stemId, ...(format && { format }) };
      const download = {
        format: format ?? stem.file.format,
        ...links.stem(bearer, track.value),
        ...(file && { file: { sizeBytes: file.sizeBytes, sha256: file.sha256 } }),
      };
      return { stem, download };
    };
    const stems = await Promise.all(track.value.stems.map(linked));
    stems.forEach(() => meter.count(platformId, 'downloads'));
    return ok({ stems, ...sumOf(track.value) });
  };

const sumOf = ({ sumsToMaster }: ApprovedTrack) => ({
  ...(sumsToMaster && { stemsSumToMaster: sumsToMaster }),
});

const withoutLinks = (track: ApprovedTrack, unavailable: StemsUnavailable): StemList => ({
  stems: track.stems.map((stem) => ({ stem })),
  ...(track.stems.length > 0 && { unavailable }),
  ...sumOf(track),
});

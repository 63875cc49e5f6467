import { available } from '../../domain/catalog/visibility.ts';
import { deliverable, usableFor } from '../../domain/licensing/download.ts';
import { ok } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { LicenseLedger } from '../../ports/driven/licensing/license-ledger.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { DownloadTrack } from '../../ports/driving/media/media.ts';
import type { RequestMeter } from '../limits/request-meter.ts';
import type { MediaLinks } from './media-links.ts';
import type { Renders } from './renders.ts';

interface Dependencies {
  readonly library: TrackLibrary;
  readonly ledger: LicenseLedger;
  readonly renders: Renders;
  readonly links: MediaLinks;
  readonly meter: RequestMeter;
  readonly clock: Clock;
}

export const downloadTrack =
  ({ library, ledger, renders, links, meter, clock }: Dependencies): DownloadTrack =>
  async ({ caller: { platform, grant }, trackId, licenseId, ...wanted }) => {
    const { platformId } = platform;
    const track = available(await library.find(trackId), trackId);
    if (!track.ok) return track;
    const license = usableFor(await ledger.find(licenseId), platformId, trackId, clock.now());
    if (!license.ok) return license;
    const allowed = deliverable(license.value, track.value);
    if (!allowed.ok) return allowed;
    const rendered = await renders.download(track.value, wanted, license.value);
    if (!rendered.ok) return rendered;
    meter.count(platformId, 'downloads');
    const { sizeBytes, sha256 } = rendered.value;
    const link = links.download({ trackId, platformId, grant, licenseId, ...wanted }, track.value);
    return ok({ ...link, ...wanted, sizeBytes, sha256, licenseId });
  };

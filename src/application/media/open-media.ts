import type { AudioFormat } from '../../domain/catalog/audio.ts';
import { available } from '../../domain/catalog/visibility.ts';
import type { ApprovedTrack } from '../../domain/catalog/track.ts';
import { deliverable, usableFor } from '../../domain/licensing/download.ts';
import type { License } from '../../domain/licensing/license.ts';
import { limitsOf } from '../../domain/platforms/grant.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { LicenseLedger } from '../../ports/driven/licensing/license-ledger.ts';
import type { MediaObject, MediaStore } from '../../ports/driven/media/media-store.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { OpenMedia, StillRendering } from '../../ports/driving/media/media.ts';
import { filenameOf, type MediaGrant, type MediaLinks } from './media-links.ts';
import { openedAudio } from './opened-audio.ts';
import type { Renders } from './renders.ts';

interface Dependencies {
  readonly library: TrackLibrary;
  readonly ledger: LicenseLedger;
  readonly registry: PlatformRegistry;
  readonly mediaStore: MediaStore;
  readonly renders: Renders;
  readonly links: MediaLinks;
  readonly clock: Clock;
}

/** Returns the license of the link, undefined for a preview, or false if the link is no longer valid. */
const licenseBehind = async (
  { registry, ledger, clock }: Dependencies,
  grant: MediaGrant,
): Promise<License | undefined | false> => {
  const holder = await registry.find(grant.platformId);
  if (holder?.platform.status !== 'active') return false;
  if (grant.grant && !limitsOf(grant.grant, holder, clock.now())) return false;
  if (grant.kind === 'preview') return undefined;
  const license = await ledger.find(grant.licenseId);
  const usable = usableFor(license, grant.platformId, grant.trackId, clock.now());
  return usable.ok && usable.value;
};

const soundOf = async (
  { renders }: Dependencies,
  grant: MediaGrant,
  track: ApprovedTrack,
  license: License | undefined,
): Promise<Result<{ object: MediaObject; format: AudioFormat } | undefined, StillRendering>> => {
  const as = (format: AudioFormat, rendered: Result<MediaObject, StillRendering>) =>
    rendered.ok ? ok({ object: rendered.value, format }) : rendered;
  if (grant.kind === 'preview' || !license) return as('mp3', await renders.preview(track));
  if (grant.kind === 'download') return as(grant.format, await renders.download(track, grant, license));
  const stem = track.stems.find(({ stemId }) => stemId === grant.stemId);
  if (!stem) return ok(undefined);
  const format = grant.format ?? stem.file.format;
  return as(format, await renders.stem(track, stem, license, grant.format));
};

export const openMedia = (dependencies: Dependencies): OpenMedia => {
  const { library, mediaStore, links } = dependencies;
  return async ({ token }) => {
    const grant = links.read(token);
    const license = grant ? await licenseBehind(dependencies, grant) : false;
    if (!grant || license === false) return fail({ kind: 'link-invalid' });
    const track = available(await library.find(grant.trackId), grant.trackId);
    if (!track.ok)
      return track.failure.kind === 'track-taken-down' ? fail(track.failure) : fail({ kind: 'link-invalid' });
    const allowed = license ? deliverable(license, track.value) : track;
    if (!allowed.ok) return allowed;
    const sound = await soundOf(dependencies, grant, track.value, license);
    if (!sound.ok) return sound;
    if (!sound.value) return fail({ kind: 'link-invalid' });
    const { object, format } = sound.value;
    const filename = filenameOf(grant, track.value);
    return ok({ kind: grant.kind, ...openedAudio(mediaStore, object, { format, filename }) });
  };
};

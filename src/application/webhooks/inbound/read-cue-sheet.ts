import { partiesOf } from '../../../domain/drafts/party-shares.ts';
import { splitsAt, splitVersions } from '../../../domain/drafts/splits.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { TrackId } from '../../../domain/shared/ids.ts';
import type { ContentRegister } from '../../../domain/webhooks/content-register.ts';
import { cuesOf, type CueTrack } from '../../../domain/webhooks/cue-sheet.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { DraftStore } from '../../../ports/driven/drafts/draft-store.ts';
import type { LicenseLedger } from '../../../ports/driven/licensing/license-ledger.ts';
import type { PartyStore } from '../../../ports/driven/parties/party-store.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { ContentStore } from '../../../ports/driven/webhooks/content-store.ts';
import type { ReadCueSheet } from '../../../ports/driving/webhooks/inbound.ts';
import { ownPlatform } from '../../platforms/own-platform.ts';
import { newestLicenses } from '../../shared/newest-licenses.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly contentStore: Pick<ContentStore, 'register'>;
  readonly library: Pick<TrackLibrary, 'findMany'>;
  readonly draftStore: Pick<DraftStore, 'find'>;
  readonly partyStore: Pick<PartyStore, 'findMany'>;
  readonly ledger: Pick<LicenseLedger, 'list'>;
  readonly clock: Clock;
}

/** The number of licenses of one track in one content item that are examined, the newest first. */
const maxLicenses = 20;
/** The number of tracks whose drafts and licenses are read at the same time. */
const atOnce = 10;

/** Reads what the cues of the content's tracks show. Tracks that do not exist are left out. */
const cueTracks = async (
  { library, draftStore, ledger, clock }: Dependencies,
  { platformId, contentId, trackIds }: ContentRegister,
): Promise<ReadonlyMap<TrackId, CueTrack>> => {
  const tracks = await library.findMany(trackIds);
  const found: (readonly [TrackId, CueTrack])[] = [];
  for (let from = 0; from < tracks.length; from += atOnce) {
    const some = tracks.slice(from, from + atOnce).map(async (track) => {
      const { trackId } = track;
      const filter = { platformId, trackId, contentId };
      const [draft, { licenses }] = await Promise.all([
        draftStore.find(trackId),
        newestLicenses(ledger, filter, { limit: maxLicenses, now: clock.now() }),
      ]);
      return [trackId, { track, licenses, ...(draft && { versions: splitVersions(draft) }) }] as const;
    });
    found.push(...(await Promise.all(some)));
  }
  return new Map(found);
};

export const readCueSheet =
  (dependencies: Dependencies): ReadCueSheet =>
  async ({ contentId, ...own }) => {
    const { registry, contentStore, partyStore } = dependencies;
    const owned = await ownPlatform(registry, own);
    if (!owned.ok) return owned;
    const { platform } = owned.value;
    const register = await contentStore.register(platform.platformId, contentId);
    if (!register) return fail({ kind: 'content-not-found' });
    if (register.state === 'deleted') return fail({ kind: 'content-is-deleted', at: register.at });
    const tracks = await cueTracks(dependencies, register);
    const named = [...tracks.values()].flatMap(({ versions = [] }) =>
      partiesOf(splitsAt(versions, register.at)),
    );
    const parties = await partyStore.findMany([...new Set(named)]);
    const known = new Map(parties.map((party) => [party.partyId, party]));
    return ok({ register, cues: cuesOf({ register, platform, tracks, parties: known }) });
  };

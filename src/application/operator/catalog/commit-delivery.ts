import type { DeliveredTrack } from '../../../domain/catalog/delivery/delivery.ts';
import { recordOf } from '../../../domain/catalog/delivery/intake.ts';
import { trackRuled } from '../../../domain/catalog/events.ts';
import type { Track, Uncommitted } from '../../../domain/catalog/track.ts';
import type { Decision } from '../../../domain/moderation/decision.ts';
import { decidedByDelivery, deliveryNote } from '../../../domain/moderation/delivery.ts';
import { isInReview } from '../../../domain/moderation/decisions-in-force.ts';
import { DecisionId, EventId, StemId, TermsId, type TrackId } from '../../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { ImageStore } from '../../../ports/driven/images/image-store.ts';
import type { CatalogCommit, TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { ModerationStore } from '../../../ports/driven/moderation/moderation-store.ts';
import type { Clock, Digest, Ids } from '../../../ports/driven/shared/environment.ts';
import type { Imported, ImportRejected, SameRecordingAs } from '../../../ports/driving/operator/importing.ts';
import { changedArtwork } from '../../shared/changed-artwork.ts';
import { rulingCommit } from '../../moderation/review/ruling.ts';
import type { Artwork } from './import-artwork.ts';
import type { Sound } from './measure-sound.ts';
import type { recordings } from './recordings.ts';
import type { MailTexts } from '../../../ports/driven/mail/mail-texts.ts';
import type { SubmitterMails } from '../../moderation/review/submitter-mails.ts';

interface Dependencies {
  readonly library: TrackLibrary;
  readonly moderationStore: ModerationStore;
  readonly imageStore: Pick<ImageStore, 'findImage'>;
  readonly digest: Digest;
  readonly ids: Ids;
  readonly mailTexts: MailTexts;
  readonly submitterMails: SubmitterMails;
  readonly clock: Clock;
  readonly baseUrl: string;
}

/** A delivery whose files are measured and stored. */
interface Prepared {
  readonly delivery: DeliveredTrack;
  /** Identifies the delivery and its files: the same one again changes nothing. */
  readonly fingerprint: string;
  readonly sound: Sound;
  /** Undefined if the delivery has none. */
  readonly artwork: Artwork | undefined;
  readonly sameRecordingAs: readonly SameRecordingAs[];
  /** The ID of the track if it is new. */
  readonly newId: TrackId;
}

/** Stores the track of a delivery, unless the same delivery is stored already. */
export const commitDelivery =
  (dependencies: Dependencies, masters: ReturnType<typeof recordings>) =>
  async (prepared: Prepared): Promise<Result<Imported, ImportRejected> | 'conflict'> => {
    const { delivery, fingerprint, sound, artwork, sameRecordingAs, newId } = prepared;
    const { library, moderationStore } = dependencies;
    const { title, externalId, isrc } = delivery;
    const known = await library.delivered(externalId);
    const trackId = known?.trackId ?? newId;
    if (known?.fingerprint === fingerprint) return ok({ outcome: 'unchanged', trackId, title });
    const prior = await library.find(trackId);
    const decisions = await moderationStore.decisions(trackId);
    const track = recordOf(delivery, sound.measured, prior, {
      ...{ trackId, inReview: isInReview(decisions) },
      ...(artwork && { artwork: artwork.picture }),
      ...intakeMeans(dependencies),
    });
    // It is read before the commit, because an outage after it would end the command although the track is stored.
    const { sha256 } = sound.measured.master;
    const sameAudioAs = await masters.otherIsrcs({ sha256, isrc, trackId });
    const shown = await changedArtwork(dependencies.imageStore, prior?.artwork, artwork?.picture);
    if (!shown) return artworkDeleted(delivery);
    const committed = await library.commit({
      ...(await deliveryCommit(dependencies, prior, track, decisions)),
      guards: { catalogVersion: prior?.catalogVersion ?? 'absent' },
      ...recorded(sound),
      ...shown,
      delivery: { externalId, fingerprint },
    });
    if (committed.outcome === 'committed')
      return ok({ outcome: prior ? 'replaced' : 'imported', trackId, title, sameAudioAs, sameRecordingAs });
    if (committed.guard === 'artwork') return artworkDeleted(delivery);
    const competing = await library.delivered(externalId);
    if (committed.guard !== 'isrc' || committed.holder === competing?.trackId) return 'conflict';
    return fail({ kind: 'isrc-taken', isrc, holder: committed.holder });
  };

/** Rendering it again is left to the next import: no track had shown it for a month. */
const artworkDeleted = ({ artwork }: DeliveredTrack) =>
  fail({ kind: 'artwork-deleted', file: artwork ?? '' } as const);

/** Returns what a commit records of the audio beside the track. */
const recorded = ({ peaks, analysis, fingerprint }: Sound) => ({
  peaks,
  analysis,
  ...(fingerprint && { fingerprint }),
});

const intakeMeans = ({ clock, digest, ids }: Pick<Dependencies, 'clock' | 'digest' | 'ids'>) => ({
  now: clock.now(),
  sha256: (text: string) => digest.sha256(text),
  nextStemId: () => StemId(ids.next('stem')),
  nextTermsId: () => TermsId(ids.next('terms')),
});

/** A delivery that decides something is a decision of the operator; any other is an update. */
const deliveryCommit = async (
  dependencies: Pick<Dependencies, 'moderationStore' | 'ids' | 'mailTexts' | 'submitterMails' | 'baseUrl'>,
  prior: Track | undefined,
  track: Uncommitted<Track>,
  decisions: readonly Decision[],
): Promise<CatalogCommit> => {
  const { ids } = dependencies;
  const before: Track = prior ?? { ...track, moderationStatus: 'pending_review', catalogVersion: 0 };
  const taken = decidedByDelivery(before, track, {
    decisionId: DecisionId(ids.next('decision')),
    decidedBy: { kind: 'operator' },
  });
  const audit = deliveryNote(prior, track, taken?.decision);
  if (taken) {
    const ruled = await rulingCommit(dependencies, { before, taken, decisions });
    return { ...ruled, effects: { ...ruled.effects, audit } };
  }
  const guards = { catalogVersion: before.catalogVersion };
  return {
    track,
    guards,
    effects: {
      events: trackRuled(before, track, EventId(ids.next('event'))),
      mails: [],
      audit,
      idempotency: undefined,
    },
  };
};

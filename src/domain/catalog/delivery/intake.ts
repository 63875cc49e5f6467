import type { Instant } from '../../shared/calendar.ts';
import type { Picture } from '../../images/variants.ts';
import { AlbumId, ArtistId, idPrefixes, type StemId, type TermsId, type TrackId } from '../../shared/ids.ts';
import { folded, type DeliveredTrack } from './delivery.ts';
import type { Likeness } from '../search/likeness.ts';
import { canonicalText, type LicenseTerms } from '../license-terms.ts';
import { excluding } from '../../shared/territory.ts';
import type { MasterRecording, MediaFile, Stem, Track, Uncommitted } from '../track.ts';

/** The measurements of delivered stems. */
export interface MeasuredStems {
  /** The stems in the order of the delivery. */
  readonly stems: readonly { readonly durationMs: number; readonly file: MediaFile }[];
  readonly sumsToMaster?: { readonly residualDb: number };
}

/** The measurements of delivered audio that become part of the record. */
export interface MeasuredSound extends MeasuredStems {
  readonly master: MasterRecording;
  readonly durationMs: number;
  readonly likeness?: Likeness;
}

/** The inputs of a record that come from outside the domain. */
export interface IntakeDependencies {
  readonly trackId: TrackId;
  /** The track waits for review before it enters the catalog: see `isInReview`. */
  readonly inReview: boolean;
  readonly now: Instant;
  readonly sha256: (text: string) => string;
  readonly nextStemId: () => StemId;
  readonly nextTermsId: () => TermsId;
  /** Absent if the delivery has no artwork. */
  readonly artwork?: Picture;
}

const base32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns an ID in the form of a ULID that is derived from a name, because artists and albums have no
 * register of their own.
 */
const derivedId = (prefix: string, name: string, sha256: (text: string) => string): string => {
  let value = BigInt(`0x${sha256(`${prefix} ${folded(name)}`).slice(0, 32)}`);
  let text = '';
  for (let i = 0; i < 26; i++) {
    text = (base32[Number(value & 31n)] ?? '') + text;
    value >>= 5n;
  }
  return `${prefix}_${text}`;
};

/** Returns the ID of an artist whom the catalog knows by name alone: spellings that fold alike are one artist. */
export const catalogArtistId = (name: string, sha256: (text: string) => string): ArtistId =>
  ArtistId(derivedId(idPrefixes.artist, name, sha256));

/**
 * Returns the terms of a track after a delivery. Versions that were ever in force stay; announced versions
 * stay only if they are delivered again. New wording becomes the next version and never takes effect before
 * its delivery.
 */
const termsAfter = (
  prior: readonly LicenseTerms[],
  delivered: DeliveredTrack['terms'],
  { now, sha256, nextTermsId }: IntakeDependencies,
): readonly LicenseTerms[] => {
  const hashOf = ({ effectiveAt: _, ...offered }: DeliveredTrack['terms'][number]) =>
    sha256(canonicalText(offered));
  const kept = prior.filter(
    (terms) =>
      terms.effectiveAt <= now ||
      delivered.some((again) => again.effectiveAt === terms.effectiveAt && hashOf(again) === terms.hash),
  );
  let version = Math.max(0, ...prior.map((terms) => terms.version));
  return delivered.reduce<readonly LicenseTerms[]>((versions, { effectiveAt, ...offered }) => {
    const hash = hashOf(offered);
    const from = effectiveAt ?? now;
    const known =
      effectiveAt === undefined
        ? versions.at(-1)?.hash === hash
        : versions.some((terms) => terms.hash === hash && terms.effectiveAt >= effectiveAt);
    if (known) return versions;
    const terms: LicenseTerms = {
      ...offered,
      termsId: nextTermsId(),
      version: ++version,
      hash,
      effectiveAt: prior.length > 0 ? Math.max(from, now) : from,
    };
    return [...versions, terms];
  }, kept);
};

const stemsAfter = (
  prior: readonly Stem[],
  delivered: DeliveredTrack['stems'],
  sound: MeasuredSound,
  dependencies: IntakeDependencies,
) =>
  delivered.map(({ stemId, category, name }, index): Stem => {
    const { durationMs, file } = sound.stems[index] ?? { durationMs: sound.durationMs, file: sound.master };
    const same = prior.find((stem) => stem.name === name && stem.category === category);
    const id = stemId ?? same?.stemId ?? dependencies.nextStemId();
    return { stemId: id, category, name, durationMs, file };
  });

/**
 * Returns the territories after a delivery: a territorial takedown also applies to later deliveries. A
 * delivery never changes compliance.
 */
const territoriesAfter = (prior: Track | undefined, delivered: DeliveredTrack['territories']) => {
  const { withdrawn, compliance } = prior ?? {};
  return {
    territories: withdrawn ? excluding(delivered, withdrawn.from) : delivered,
    ...(withdrawn && { withdrawn: { ...withdrawn, delivered } }),
    ...(compliance && { compliance }),
  };
};

/** Returns the record of a delivered track, new or delivered before. A takedown survives a new delivery. */
export const recordOf = (
  delivery: DeliveredTrack,
  sound: MeasuredSound,
  prior: Track | undefined,
  dependencies: IntakeDependencies,
): Uncommitted<Track> => {
  const {
    externalId: _,
    file: __,
    artwork: ___,
    stems,
    artists,
    album,
    terms,
    status,
    ...described
  } = delivery;
  const idOf = (prefix: string, name: string) => derivedId(prefix, name, dependencies.sha256);
  const record = {
    ...described,
    trackId: dependencies.trackId,
    artists: artists.map((artist) => ({
      ...artist,
      artistId: artist.artistId ?? catalogArtistId(artist.name, dependencies.sha256),
    })),
    ...(album && {
      album: {
        ...album,
        albumId: AlbumId(idOf(idPrefixes.album, album.upc ?? `${artists[0]?.name ?? ''} ${album.title}`)),
      },
    }),
    ...(dependencies.artwork && { artwork: dependencies.artwork }),
    ...territoriesAfter(prior, delivery.territories),
    durationMs: sound.durationMs,
    master: sound.master,
    ...(sound.likeness && { likeness: sound.likeness }),
    terms: termsAfter(prior?.terms ?? [], terms, dependencies),
    stems: stemsAfter(prior?.stems ?? [], stems, sound, dependencies),
    ...(sound.sumsToMaster && { sumsToMaster: sound.sumsToMaster }),
    addedAt: prior?.addedAt ?? dependencies.now,
    updatedAt: dependencies.now,
  };
  if (prior?.moderationStatus === 'taken_down') {
    return { ...record, moderationStatus: 'taken_down', takedown: prior.takedown };
  }
  if (prior?.moderationStatus === 'approved') return { ...record, moderationStatus: 'approved' };
  // A track that was returned or rejected is reviewed again after each new delivery.
  return { ...record, moderationStatus: dependencies.inReview ? 'pending_review' : status };
};

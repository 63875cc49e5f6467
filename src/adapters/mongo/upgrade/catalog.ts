import { TrackId } from '../../../domain/shared/ids.ts';
import type { ArchiveKind } from '../../../ports/driven/storage/archive.ts';
import type * as older from './documents.ts';
import type { OlderKind } from './older-kind.ts';

/** Keys, platforms, tracks and decisions about them. */
export const catalogKinds = {
  'signing-keys': {
    collection: 'signing_keys',
    record: ({ position: place, key }: older.SigningKeyDocument) => ({ place, key }),
  },
  'master-keys': {
    collection: 'master_keys',
    record: ({ position: place, key }: older.MasterKeyDocument) => ({ place, key }),
  },
  platforms: {
    collection: 'platforms',
    record: ({ platform, credentials, held }: older.PlatformDocument) => ({ platform, credentials, held }),
  },
  'revoked-tokens': {
    collection: 'revoked_tokens',
    record: ({ _id: tokenId, expiresAt }: older.RevocationDocument) => ({ tokenId, expiresAt }),
  },
  tracks: {
    collection: 'tracks',
    beside: { collection: 'peaks', by: '_id' },
    record: ({ track, pendingSince }: older.TrackDocument, peaks: older.PeaksDocument | undefined) => ({
      track,
      ...(pendingSince !== undefined && { pendingSince }),
      ...(peaks && {
        peaks: {
          sampleRate: peaks.sampleRate,
          samplesPerPixel: peaks.samplesPerPixel,
          pairs: new Int8Array(peaks.pairs.buffer, peaks.pairs.byteOffset, peaks.pairs.byteLength),
        },
      }),
    }),
  },
  analyses: {
    collection: 'analyses',
    record: ({ _id, analysis }: older.AnalysisDocument) => ({ trackId: TrackId(_id), analysis }),
  },
  deliveries: {
    collection: 'deliveries',
    record: ({ _id: externalId, fingerprint, trackId }: older.DeliveryDocument) => ({
      ...{ externalId, fingerprint, trackId },
    }),
  },
  decisions: {
    collection: 'decisions',
    record: ({ decision, catalogVersion, appeals }: older.DecisionDocument) => ({
      ...{ decision, catalogVersion, appeals },
    }),
  },
  appeals: {
    collection: 'appeals',
    record: ({ appeal, place }: older.AppealDocument) => ({ appeal, place }),
  },
} satisfies { readonly [Kind in ArchiveKind]?: OlderKind<Kind> };

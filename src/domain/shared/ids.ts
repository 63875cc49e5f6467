declare const brand: unique symbol;
type Id<Name extends string> = string & { readonly [brand]: Name };

/** A prefix, `_` and a ULID. Clients treat IDs as opaque; text becomes an ID only in adapters. */
export type TrackId = Id<'TrackId'>;
export const TrackId = (raw: string) => raw as TrackId;
export type StemId = Id<'StemId'>;
export const StemId = (raw: string) => raw as StemId;
export type ArtistId = Id<'ArtistId'>;
export const ArtistId = (raw: string) => raw as ArtistId;
export type AlbumId = Id<'AlbumId'>;
export const AlbumId = (raw: string) => raw as AlbumId;
export type PartyId = Id<'PartyId'>;
export const PartyId = (raw: string) => raw as PartyId;
export type TermsId = Id<'TermsId'>;
export const TermsId = (raw: string) => raw as TermsId;
export type LicenseId = Id<'LicenseId'>;
export const LicenseId = (raw: string) => raw as LicenseId;
export type PlatformId = Id<'PlatformId'>;
export const PlatformId = (raw: string) => raw as PlatformId;
export type ClientId = Id<'ClientId'>;
export const ClientId = (raw: string) => raw as ClientId;
export type CredentialId = Id<'CredentialId'>;
export const CredentialId = (raw: string) => raw as CredentialId;
export type MemberId = Id<'MemberId'>;
export const MemberId = (raw: string) => raw as MemberId;
export type AccountId = Id<'AccountId'>;
export const AccountId = (raw: string) => raw as AccountId;
export type ArtistMemberId = Id<'ArtistMemberId'>;
export const ArtistMemberId = (raw: string) => raw as ArtistMemberId;
export type ClaimId = Id<'ClaimId'>;
export const ClaimId = (raw: string) => raw as ClaimId;
export type EventId = Id<'EventId'>;
export const EventId = (raw: string) => raw as EventId;
export type EndpointId = Id<'EndpointId'>;
export const EndpointId = (raw: string) => raw as EndpointId;
export type DeliveryId = Id<'DeliveryId'>;
export const DeliveryId = (raw: string) => raw as DeliveryId;
export type UsageId = Id<'UsageId'>;
export const UsageId = (raw: string) => raw as UsageId;
export type DecisionId = Id<'DecisionId'>;
export const DecisionId = (raw: string) => raw as DecisionId;
export type AppealId = Id<'AppealId'>;
export const AppealId = (raw: string) => raw as AppealId;
export type NoticeId = Id<'NoticeId'>;
export const NoticeId = (raw: string) => raw as NoticeId;
export type ImageId = Id<'ImageId'>;
export const ImageId = (raw: string) => raw as ImageId;
export type ImageUploadId = Id<'ImageUploadId'>;
export const ImageUploadId = (raw: string) => raw as ImageUploadId;
export type UploadId = Id<'UploadId'>;
export const UploadId = (raw: string) => raw as UploadId;
export type EvidenceId = Id<'EvidenceId'>;
export const EvidenceId = (raw: string) => raw as EvidenceId;
export type StaffId = Id<'StaffId'>;
export const StaffId = (raw: string) => raw as StaffId;
export type SessionId = Id<'SessionId'>;
export const SessionId = (raw: string) => raw as SessionId;
export type PasskeyId = Id<'PasskeyId'>;
export const PasskeyId = (raw: string) => raw as PasskeyId;
export type MailId = Id<'MailId'>;
export const MailId = (raw: string) => raw as MailId;
export type CheckoutId = Id<'CheckoutId'>;
export const CheckoutId = (raw: string) => raw as CheckoutId;
export type SubscriptionId = Id<'SubscriptionId'>;
export const SubscriptionId = (raw: string) => raw as SubscriptionId;
export type InvoiceId = Id<'InvoiceId'>;
export const InvoiceId = (raw: string) => raw as InvoiceId;
/** A payment of a fee invoice. */
export type FeePaymentId = Id<'FeePaymentId'>;
export const FeePaymentId = (raw: string) => raw as FeePaymentId;
/** A fee of a license, or its credit. */
export type FeeId = Id<'FeeId'>;
export const FeeId = (raw: string) => raw as FeeId;
export type LedgerTransactionId = Id<'LedgerTransactionId'>;
export const LedgerTransactionId = (raw: string) => raw as LedgerTransactionId;
export type CollectionId = Id<'CollectionId'>;
export const CollectionId = (raw: string) => raw as CollectionId;
export type EnrichmentId = Id<'EnrichmentId'>;
export const EnrichmentId = (raw: string) => raw as EnrichmentId;
/** A royalty period: a calendar month of one currency. */
export type PeriodId = Id<'PeriodId'>;
export const PeriodId = (raw: string) => raw as PeriodId;
/** A statement: what one party gets in one royalty period. */
export type StatementId = Id<'StatementId'>;
export const StatementId = (raw: string) => raw as StatementId;
/** Payouts of one currency that are approved and sent together. */
export type PayoutRunId = Id<'PayoutRunId'>;
export const PayoutRunId = (raw: string) => raw as PayoutRunId;
export type PayoutId = Id<'PayoutId'>;
export const PayoutId = (raw: string) => raw as PayoutId;
/** The partner's own ID for its content. */
export type ContentId = Id<'ContentId'>;
export const ContentId = (raw: string) => raw as ContentId;

/** The prefix of the IDs of each kind of record. */
export const idPrefixes = {
  track: 'trk',
  stem: 'stm',
  artist: 'art',
  album: 'alb',
  party: 'pty',
  terms: 'trm',
  license: 'lic',
  platform: 'plt',
  client: 'cli',
  credential: 'crd',
  member: 'mbr',
  account: 'acc',
  'artist-member': 'amb',
  claim: 'clm',
  event: 'evt',
  endpoint: 'whe',
  delivery: 'dlv',
  usage: 'use',
  enrichment: 'enr',
  decision: 'dec',
  appeal: 'apl',
  notice: 'ntc',
  evidence: 'evd',
  image: 'img',
  'image-upload': 'imu',
  upload: 'upl',
  staff: 'stf',
  session: 'ses',
  passkey: 'psk',
  mail: 'mai',
  checkout: 'chk',
  subscription: 'sub',
  invoice: 'inv',
  fee: 'fee',
  'fee-payment': 'fpy',
  'ledger-transaction': 'txn',
  collection: 'col',
  period: 'per',
  statement: 'sta',
  'payout-run': 'prn',
  payout: 'pyo',
  token: 'tok',
  move: 'mov',
  lease: 'lse',
} as const;
export type IdKind = keyof typeof idPrefixes;

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns the time with which a ULID begins, as its first ten characters. */
export const ulidTime = (at: number): string => {
  let time = '';
  for (let rest = Math.max(0, Math.floor(at)); time.length < 10; rest = Math.floor(rest / 32)) {
    time = `${crockford[rest % 32] ?? ''}${time}`;
  }
  return time;
};

/**
 * Returns an ID that is smaller than those of all events at or after a given time and larger than all before:
 * an ID begins with its time.
 */
export const eventIdBefore = (at: number): EventId => EventId(`${idPrefixes.event}_${ulidTime(at)}`);

/** Returns an ID that is smaller than those of all licenses at or after a given time and larger than all before. */
export const licenseIdBefore = (at: number): LicenseId => LicenseId(`${idPrefixes.license}_${ulidTime(at)}`);

import { noEffects } from '../../../ports/driven/shared/effects.ts';
import type { Archive, ArchiveRecords } from '../../../ports/driven/storage/archive.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { WebhookEndpointStore } from '../../../ports/driven/webhooks/webhook-endpoint-store.ts';
import { signingKeyPurpose, type KeyRing } from '../../../ports/driven/access/key-ring.ts';
import type { NoticeStore } from '../../../ports/driven/notices/notice-store.ts';
import type { PayoutStore } from '../../../ports/driven/payouts/payout-store.ts';
import type { MailQueue } from '../../../ports/driven/mail/mail-queue.ts';
import type { MasterKeyStore } from '../../../ports/driven/access/master-keys.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import { markKeyPurpose, type Reencryption } from '../../../ports/driven/access/secret-cipher.ts';
import type { StaffRegistry } from '../../../ports/driven/staff/staff-registry.ts';
import type { EncryptedKind } from '../../../ports/driving/operator/master-keys.ts';
import { detailsPurpose } from '../../payouts/payout-details.ts';
import { payoutPurpose } from '../../artists/edit-own-artist.ts';
import { noticePurpose } from '../../notices/notice-texts.ts';
import { mailPurpose } from '../../mail/encrypted-mail.ts';
import { totpPurposeOf } from '../../accounts/totp-secret.ts';
import { headerPurpose, secretPurpose } from '../../webhooks/endpoints/own-endpoint.ts';
import { pagesFrom, type From } from '../../shared/pages-from.ts';

export interface EncryptedStores {
  readonly keyRing: Pick<KeyRing, 'reencrypt'>;
  readonly masterKeys: Pick<MasterKeyStore, 'reencrypt'>;
  readonly mailQueue: Pick<MailQueue, 'reencrypt'>;
  readonly registry: Pick<PlatformRegistry, 'change'>;
  readonly endpointStore: Pick<WebhookEndpointStore, 'change'>;
  readonly staff: Pick<StaffRegistry, 'change'>;
  readonly artistStore: Pick<ArtistStore, 'change'>;
  readonly noticeStore: Pick<NoticeStore, 'revise'>;
  readonly payoutStore: Pick<PayoutStore, 'reencrypt'>;
}

/** A value, and the purpose for which it is encrypted. */
export interface EncryptedValue {
  readonly value: string;
  readonly purpose: string;
}

/** A record with encrypted values. */
export interface EncryptedRecord {
  readonly id: string;
  readonly values: readonly EncryptedValue[];
  /** Replaces values by new ones; returns false if the record has changed since it was read. */
  replace(next: (value: string) => string): Promise<boolean>;
}

type EncryptedRecords = {
  readonly [Kind in EncryptedKind]: (record: ArchiveRecords[Kind]) => EncryptedRecord | undefined;
};

const single = (
  id: string,
  purpose: string,
  value: string,
  reencrypt: (reencryption: Reencryption) => Promise<'replaced' | 'changed'>,
): EncryptedRecord => ({
  id,
  values: [{ value, purpose }],
  replace: async (next) => (await reencrypt({ from: value, to: next(value) })) === 'replaced',
});

interface Encrypted {
  readonly sealed: string;
}
const valuesOf = (secrets: readonly Encrypted[], purpose: string): readonly EncryptedValue[] =>
  secrets.map(({ sealed }) => ({ value: sealed, purpose }));
const withValues = <Secret extends Encrypted>(secrets: readonly Secret[], next: (value: string) => string) =>
  secrets.map((secret) => ({ ...secret, sealed: next(secret.sealed) }));

const platformSecrets =
  ({ registry }: EncryptedStores): EncryptedRecords['platforms'] =>
  ({ platform }) => {
    const { platformId, version, inbound } = platform;
    return (
      inbound && {
        id: platformId,
        values: valuesOf(inbound.secrets, secretPurpose),
        replace: async (next) => {
          const secrets = withValues(inbound.secrets, next);
          const changed = { ...platform, inbound: { ...inbound, secrets }, version: version + 1 };
          return (
            (await registry.change({ platform: changed, guards: { version }, effects: noEffects })) ===
            'changed'
          );
        },
      }
    );
  };

const endpointSecrets =
  ({ endpointStore }: EncryptedStores): EncryptedRecords['endpoints'] =>
  ({ endpoint }) => {
    const { endpointId, version, secrets, headers } = endpoint;
    return {
      id: endpointId,
      values: [...valuesOf(secrets, secretPurpose), ...valuesOf(headers ?? [], headerPurpose(endpointId))],
      replace: async (next) => {
        const changed = {
          ...endpoint,
          secrets: withValues(secrets, next),
          ...(headers && { headers: withValues(headers, next) }),
          version: version + 1,
        };
        return (
          (await endpointStore.change({ endpoint: changed, guards: { version }, effects: noEffects })) ===
          'changed'
        );
      },
    };
  };

const staffSecrets =
  ({ staff }: EncryptedStores): EncryptedRecords['staff'] =>
  (member) => {
    const { staffId, version, totp } = member;
    return (
      totp && {
        id: staffId,
        values: [{ value: totp.sealed, purpose: totpPurposeOf('staff') }],
        replace: async (next) => {
          const changed = { ...member, totp: { ...totp, sealed: next(totp.sealed) }, version: version + 1 };
          // A code that was used since then does not change the version, and must not become valid again.
          const guards = { version, totpStep: totp.lastStep + 1 };
          return (await staff.change({ member: changed, guards, effects: noEffects })) === 'changed';
        },
      }
    );
  };

const artistSecrets =
  ({ artistStore }: EncryptedStores): EncryptedRecords['artist-accounts'] =>
  (account) => {
    const { accountId, version, payout } = account;
    return (
      payout && {
        id: accountId,
        values: [{ value: payout.sealed, purpose: payoutPurpose(accountId) }],
        replace: async (next) => {
          const changed = {
            ...account,
            payout: { ...payout, sealed: next(payout.sealed) },
            version: version + 1,
          };
          const change = { accountId, account: { next: changed, version }, effects: noEffects };
          return (await artistStore.change(change)) === 'changed';
        },
      }
    );
  };

const noticeTexts =
  ({ noticeStore }: EncryptedStores): EncryptedRecords['track-notices'] =>
  (notice) => {
    const { noticeId, sealed, version } = notice;
    return sealed === undefined
      ? undefined
      : {
          id: noticeId,
          values: [{ value: sealed, purpose: noticePurpose(noticeId) }],
          replace: async (next) => {
            const changed = { ...notice, sealed: next(sealed), version: version + 1 };
            const revision = { notice: changed, guards: { version }, effects: noEffects };
            return (await noticeStore.revise(revision)) === 'revised';
          },
        };
  };

/**
 * The encrypted values of each kind of record, and how to replace them. Records with a version get the next one, so that a
 * process that read the record before cannot write the old value back.
 */
const encryptedRecords = (stores: EncryptedStores): EncryptedRecords => {
  const { keyRing, masterKeys, mailQueue, payoutStore } = stores;
  return {
    'signing-keys': ({ key: { keyId, sealedPrivateJwk } }) =>
      single(keyId, signingKeyPurpose(keyId), sealedPrivateJwk, (change) => keyRing.reencrypt(keyId, change)),
    'master-keys': ({ key: { keyId, sealedMarkKey } }) =>
      single(keyId, markKeyPurpose, sealedMarkKey, (change) => masterKeys.reencrypt(keyId, change)),
    mails: ({ mail: { mailId, sealed } }) =>
      sealed === undefined
        ? undefined
        : single(mailId, mailPurpose, sealed, (change) => mailQueue.reencrypt(mailId, change)),
    platforms: platformSecrets(stores),
    endpoints: endpointSecrets(stores),
    staff: staffSecrets(stores),
    'artist-accounts': artistSecrets(stores),
    'track-notices': noticeTexts(stores),
    payouts: ({ payoutId, runId, details: { sealed } }) =>
      sealed === undefined
        ? undefined
        : single(payoutId, detailsPurpose(payoutId), sealed, (change) =>
            payoutStore.reencrypt({ payoutId, runId }, change),
          ),
  };
};

export interface ReadableStores extends EncryptedStores {
  readonly archive: Pick<Archive, 'read'>;
}

const pageSize = 100;

async function* readAll<Kind extends EncryptedKind>(
  archive: Pick<Archive, 'read'>,
  kind: Kind,
  encryptedIn: EncryptedRecords[Kind],
): AsyncGenerator<EncryptedRecord> {
  const pages = pagesFrom((from: From<string>) => archive.read(kind, { limit: pageSize, ...from }));
  for await (const { records } of pages)
    for (const record of records) {
      const found = encryptedIn(record);
      if (found) yield found;
    }
}

/** Returns every record of a kind that contains encrypted values. */
export const recordsWithSecrets = (
  kind: EncryptedKind,
  { archive, ...stores }: ReadableStores,
): AsyncGenerator<EncryptedRecord> => readAll(archive, kind, encryptedRecords(stores)[kind]);

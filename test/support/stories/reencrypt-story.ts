import { encryptedTexts } from '../../../src/application/notices/notice-texts.ts';
import { aNotice, noticeId } from '../notices/notice-records.ts';
import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { forensicKey, masterKeyId } from '../../../src/adapters/crypto/index.ts';
import type { EndpointId, StaffId } from '../../../src/domain/shared/ids.ts';
import { archiveKinds, type Archive } from '../../../src/ports/driven/storage/archive.ts';
import { keyPurposes } from '../../../src/ports/driven/access/key-ring.ts';
import type { Storage } from '../../../src/main/adapters/storage.ts';
import { encryptedMail } from '../../../src/application/mail/encrypted-mail.ts';
import { payoutPurpose } from '../../../src/application/artists/edit-own-artist.ts';
import { payoutRecord } from '../../../src/domain/artists/payout.ts';
import { detailsPurpose } from '../../../src/application/payouts/payout-details.ts';
import { aPayout, aRunProposal, payoutId } from '../builders/payouts/payout-builders.ts';
import { accountId, anArtistAccount, anArtistAddition } from '../artists/artist-builders.ts';
import { valueOf } from '../outcomes.ts';
import { aMail, aNote, aStaffMember } from '../builders/staff-builders.ts';
import { aWorld, type World } from '../worlds/world.ts';
import { effectsOf } from '../effects.ts';

export const oldKey = Buffer.alloc(32, 21);
export const newKey = Buffer.alloc(32, 22);
export const oldId = masterKeyId(oldKey);
export const newId = masterKeyId(newKey);

/** The configuration before, ahead of, while and after the master key is changed. */
export const configured = {
  before: { masterKey: oldKey },
  /** The new key is known to some processes, and not yet used. */
  ahead: { masterKey: oldKey, previousKeys: [newKey] },
  changing: { masterKey: newKey, previousKeys: [oldKey] },
  after: { masterKey: newKey },
} as const;

/** A secret as releases encrypted it that named no key. */
export const encryptedWithoutKeyId = (masterKey: Uint8Array, secret: string, purpose: string): string => {
  const key = Buffer.from(hkdfSync('sha256', masterKey, '', 'platform-licensing/secret-seal', 32));
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(purpose));
  const parts = [nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return `v1.${Buffer.concat(parts).toString('base64url')}`;
};

/** A world over a store that outlives it. */
export const worldOver = (storage: Storage, keys: keyof typeof configured): World =>
  aWorld({ kept: { ...storage, close: async () => undefined }, keys: configured[keys] });

/** The key of the marks that are made under a master key. */
export const markKeyOf = (masterKey: Uint8Array): string =>
  Buffer.from(forensicKey({ masterKey })).toString('hex');

export const mayRegister = async () => true;
export const totpSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
export const totpLastStep = 7;
/** Payout details as they are encrypted. */
export const payoutSecret = '{"type":"iban","holder":"Zoë"}';
/** The value of a custom header. */
export const tenant = 'tenant-6d0f5e2a';

export interface Encrypted {
  readonly staffId: StaffId;
  readonly endpointId: EndpointId;
  readonly slug: string;
}

/** Makes the service encrypt something of every kind. */
export const encryptEverything = async (world: World): Promise<Encrypted> => {
  const { useCases, ports } = world;
  await useCases.checkMasterKey({ mayRegister });
  for (const purpose of keyPurposes) await useCases.rotateKeys(purpose);
  const { caller } = await world.aRegisteredPlatform();
  const { slug } = caller.platform;
  const eventTypes = ['license.issued'] as const;
  const { endpoint } = valueOf(
    await useCases.createEndpoint({
      ...{ caller, slug, url: 'https://a.example/', eventTypes },
      headers: { 'x-tenant': tenant },
    }),
  );
  const { endpointId } = endpoint;
  await useCases.rotateEndpointSecret({ caller, slug, endpointId });
  await useCases.rotateInbound({ caller, slug });
  const totp = { sealed: ports.secretCipher.encrypt(totpSecret, 'staff-totp'), lastStep: totpLastStep };
  const { staffId } = await world.anAccount({ withPassword: true, totp });
  const payout = payoutRecord(
    { type: 'iban', holder: 'Zoë', iban: 'DE75512108001245126199' },
    ports.secretCipher.encrypt(payoutSecret, payoutPurpose(accountId())),
    0,
  );
  const account = anArtistAccount({ payout });
  await ports.artistStore.add({ ...anArtistAddition(), account, effects: effectsOf() });
  const details = { ...payout, sealed: ports.secretCipher.encrypt(payoutSecret, detailsPurpose(payoutId())) };
  await ports.payoutStore.propose(aRunProposal([aPayout({ details })]));
  const sealed = encryptedTexts(ports.secretCipher, noticeId(), { explanation: 'It is ours.' });
  await ports.noticeStore.submit({ notice: aNotice({ sealed }), effects: effectsOf() });
  const mails = [encryptedMail(ports.secretCipher, aMail()), aMail({}, 2)];
  await ports.staffRegistry.add({
    member: aStaffMember({}, 50),
    effects: effectsOf({ mails, audit: aNote() }),
  });
  return { staffId, endpointId, slug };
};

/** How many values of each kind `encryptEverything` stores. */
export const everything = {
  'signing-keys': 2,
  'master-keys': 1,
  platforms: 1,
  endpoints: 3,
  mails: 1,
  staff: 1,
  'artist-accounts': 1,
  payouts: 1,
  'track-notices': 1,
};

/** How many values of the store name a key, by kind of record; kinds without one are left out. */
export const namedKeys = async (
  archive: Archive,
  keyId: string,
): Promise<Readonly<Record<string, number>>> => {
  const found: Record<string, number> = {};
  for (const kind of archiveKinds) {
    const { records } = await archive.read(kind, { limit: 10_000 });
    const count = JSON.stringify(records).split(`v2.${keyId}.`).length - 1;
    if (count > 0) found[kind] = count;
  }
  return found;
};

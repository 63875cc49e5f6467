import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>;

/** Encodes what authenticators send (RFC 8949): integers, texts, bytes and maps of fewer than 24 members. */
const cbor = (value: Cbor): Buffer => {
  const head = (major: number, n: number): Buffer => {
    if (n < 24) return Buffer.from([(major << 5) | n]);
    return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, one]) => [cbor(key), cbor(one)])]);
};

/** Mistakes of an authenticator or a browser, or what an attacker makes of a response. */
export interface Deviations {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly unverified?: true;
  readonly counter?: number;
  /** Another account than that of the registration, or `null`: the response names none. */
  readonly user?: string | null;
}

const flags = { present: 0x01, verified: 0x04, eligible: 0x08, backedUp: 0x10, attested: 0x40 };

/** An authenticator in software, with one key (ES256), for the service at an origin. */
export const softwareAuthenticator = (baseUrl: string) => {
  const { origin: own, hostname } = new URL(baseUrl);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let used = 0;
  /** The ID of the account that the key was made for, in base64url. */
  let registeredUser: string | undefined;
  const userHandle = (user: string | null | undefined): string | undefined => {
    if (user === null) return undefined;
    return user === undefined ? registeredUser : base64url(user);
  };
  const cose = cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  const dataOf = (extra: number, counter: number, { rpId = hostname, unverified }: Deviations) => {
    const bits = flags.present | flags.eligible | flags.backedUp | (unverified ? 0 : flags.verified) | extra;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([bits]), count]);
  };
  const clientData = (type: string, challenge: unknown, { origin = own, challenge: other }: Deviations) =>
    Buffer.from(JSON.stringify({ type, challenge: other ?? challenge, origin, crossOrigin: false }));
  const common = {
    ...{ id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} },
    authenticatorAttachment: 'platform',
  };

  return {
    /** Answers the options of a registration. */
    create: (options: Readonly<Record<string, unknown>>, deviations: Deviations = {}) => {
      registeredUser = (options['user'] as { readonly id: string }).id;
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cose]);
      const authData = Buffer.concat([dataOf(flags.attested, 0, deviations), attested]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, Cbor>()],
        ['authData', authData],
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options['challenge'], deviations)),
          attestationObject: base64url(cbor(attestation)),
          transports: ['internal'],
        },
      };
    },
    /** Answers the options of a sign-in. */
    get: (options: Readonly<Record<string, unknown>>, deviations: Deviations = {}) => {
      used = deviations.counter ?? used + 1;
      const authData = dataOf(0, used, deviations);
      const client = clientData('webauthn.get', options['challenge'], deviations);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle: userHandle(deviations.user),
        },
      };
    },
  };
};

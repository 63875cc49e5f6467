import fc from 'fast-check';
import type { CertificateClaims } from '../../src/domain/licensing/certificate.ts';
import { certificateClaims } from '../../src/domain/licensing/certificate.ts';
import { dayMs } from '../../src/domain/shared/calendar.ts';
import { ClientId } from '../../src/domain/shared/ids.ts';
import type { AccessClaims, TokenMint } from '../../src/ports/driven/token-mint.ts';
import { aLicense, noon, platformId } from '../support/builders.ts';
import type { ContractCase } from '../support/contract.ts';

/** Two processes that sign with one ring of keys, empty at first. */
export interface MintWorld {
  readonly mint: TokenMint;
  readonly rival: TokenMint;
  /** For other partners: the same ring, another audience. */
  readonly elsewhere: TokenMint;
  /** Another service: keys of its own, the same issuer and audience. */
  readonly stranger: TokenMint;
  /** How often the ring was read. */
  readonly readings: () => number;
  /** Lets time go by for whatever is kept in memory. */
  readonly pass: (ms: number) => void;
}

const minute = 60_000;
const hour = 60 * minute;

export const someClaims = (changes: Partial<AccessClaims> = {}): AccessClaims => ({
  tokenId: 'tok_1',
  platformId: platformId(),
  clientId: ClientId('cli_1'),
  scopes: ['tracks:read', 'licenses:write'],
  tier: 'growth',
  issuedAt: noon,
  expiresAt: noon + hour,
  ...changes,
});

const aCertificate = (): CertificateClaims => certificateClaims(aLicense(), 'https://api.example');

const keyIds = async (mint: TokenMint, purpose: 'access-token' | 'license', at: number) =>
  (await mint.publicKeys(purpose, at)).keys.map((key) => key['kid']);

const keyIdOf = (token: string): unknown =>
  (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid?: unknown }).kid;

const invalid = { ok: false, failure: { kind: 'token-invalid' } };
const expired = { ok: false, failure: { kind: 'token-expired' } };
const notACertificate = { ok: false, failure: { kind: 'certificate-invalid' } };

/** A text with the sign at a place replaced by another. */
const altered = (text: string, place: number): string =>
  text.slice(0, place) + (text[place] === 'A' ? 'B' : 'A') + text.slice(place + 1);

export const tokenMintContract = (make: () => Promise<MintWorld>): ContractCase[] => [
  {
    name: 'reads back the claims of a token, whoever shares the ring',
    run: async () => {
      const { mint, rival } = await make();
      const token = await mint.mint(someClaims());
      expect(await mint.verify(token, noon)).toEqual({ ok: true, value: someClaims() });
      expect(await rival.verify(token, noon)).toEqual({ ok: true, value: someClaims() });
    },
  },
  {
    name: 'accepts the first token of the first key where the ring was seen empty a moment ago',
    run: async () => {
      const { mint, rival, stranger } = await make();
      expect(await rival.verify(await stranger.mint(someClaims()), noon)).toEqual(invalid);
      expect(await rival.verify(await mint.mint(someClaims()), noon)).toMatchObject({ ok: true });
    },
  },
  {
    name: 'says of a token past its last second that it expired, also when it was seen before',
    run: async () => {
      const { mint, rival } = await make();
      const token = await mint.mint(someClaims());
      expect(await mint.verify(token, noon + hour - 1)).toMatchObject({ ok: true });
      expect(await mint.verify(token, noon + hour)).toEqual(expired);
      expect(await mint.verify(token, noon + hour)).toEqual(expired);
      expect(await rival.verify(token, noon + 30 * dayMs)).toEqual(expired);
    },
  },
  {
    name: 'touches no store for a token seen before',
    run: async () => {
      const { mint, readings } = await make();
      const token = await mint.mint(someClaims());
      await mint.verify(token, noon);
      const before = readings();
      for (let i = 0; i < 20; i++) expect(await mint.verify(token, noon + i)).toMatchObject({ ok: true });
      expect(readings()).toBe(before);
    },
  },
  {
    name: 'reads the ring at most once a second, whatever keys are named',
    run: async () => {
      const { mint, stranger, readings, pass } = await make();
      await mint.mint(someClaims());
      pass(1_000);
      const before = readings();
      for (let i = 0; i < 20; i++) {
        const token = await stranger.mint(someClaims({ tokenId: `tok_${i}` }));
        expect(await mint.verify(token, noon)).toEqual(invalid);
      }
      expect(readings()).toBe(before + 1);
    },
  },
  {
    name: 'refuses tokens for another audience and by another service',
    run: async () => {
      const { mint, elsewhere, stranger } = await make();
      expect(await mint.verify(await elsewhere.mint(someClaims()), noon)).toEqual(invalid);
      expect(await mint.verify(await stranger.mint(someClaims()), noon)).toEqual(invalid);
    },
  },
  {
    name: 'refuses a token in which any sign was changed',
    run: async () => {
      const { mint } = await make();
      const token = await mint.mint(someClaims());
      await fc.assert(
        fc.asyncProperty(fc.nat({ max: token.length - 1 }), async (at) => {
          expect(await mint.verify(altered(token, at), noon)).toEqual(invalid);
        }),
        { numRuns: 50 },
      );
    },
  },
  {
    name: 'knows one spelling of a token: bits of its last sign that say nothing must be as they were made',
    run: async () => {
      const { mint } = await make();
      const token = await mint.mint(someClaims());
      const respelt = { A: 'B', Q: 'R', g: 'h', w: 'x' }[token.slice(-1)] ?? '';
      expect(await mint.verify(token.slice(0, -1) + respelt, noon)).toEqual(invalid);
    },
  },
  {
    name: 'refuses what is no token at all',
    run: async () => {
      const { mint } = await make();
      await mint.mint(someClaims());
      for (const text of [
        '',
        '.',
        '..',
        'a.b.c',
        'plk_live_x',
        '\u0000',
        '{}',
        'e30.e30.',
        'ey'.repeat(9000),
      ]) {
        expect(await mint.verify(text, noon)).toEqual(invalid);
        expect(await mint.readCertificate(text)).toEqual(notACertificate);
      }
    },
  },
  {
    name: 'never takes a certificate for a token, nor a token for a certificate',
    run: async () => {
      const { mint } = await make();
      const token = await mint.mint(someClaims());
      const certificate = await mint.certify(aCertificate(), noon);
      expect(await mint.verify(certificate, noon)).toEqual(invalid);
      expect(await mint.readCertificate(token)).toEqual(notACertificate);
      const [forTokens, forLicenses] = [
        await keyIds(mint, 'access-token', noon),
        await keyIds(mint, 'license', noon),
      ];
      expect(forTokens).toHaveLength(1);
      expect(forLicenses).toHaveLength(1);
      expect(forLicenses).not.toEqual(forTokens);
    },
  },
  {
    name: 'publishes public halves only, as anyone can verify with',
    run: async () => {
      const { mint } = await make();
      const { keys } = await mint.publicKeys('access-token', noon);
      expect(keys).toHaveLength(1);
      expect(keys[0]).toEqual({
        kty: 'OKP',
        crv: 'Ed25519',
        x: expect.stringMatching(/^[\w-]{43}$/) as string,
        kid: expect.any(String) as string,
        use: 'sig',
        alg: 'EdDSA',
      });
      expect(keyIdOf(await mint.mint(someClaims()))).toBe(keys[0]?.['kid']);
    },
  },
  {
    name: 'publishes a new key at once and signs with it only when everyone can know it',
    run: async () => {
      const { mint, rival, pass } = await make();
      const before = keyIdOf(await mint.mint(someClaims()));
      await rival.publicKeys('access-token', noon);
      const { keyId, signsFrom } = await mint.rotate('access-token', noon);
      expect(signsFrom).toBe(noon + 5 * minute);
      expect(await keyIds(mint, 'access-token', noon)).toEqual([before, keyId]);
      expect(keyIdOf(await mint.mint(someClaims({ issuedAt: signsFrom - 1 })))).toBe(before);
      expect(keyIdOf(await mint.mint(someClaims({ issuedAt: signsFrom })))).toBe(keyId);
      pass(1_000);
      expect(await keyIds(rival, 'access-token', noon + 1_000)).toEqual([before, keyId]);
      expect(keyIdOf(await rival.mint(someClaims({ issuedAt: signsFrom })))).toBe(keyId);
    },
  },
  {
    name: 'refuses no token through a rotation, in any process, until it expires',
    run: async () => {
      const { mint, rival, pass } = await make();
      const mints = [mint, rival];
      const alive: { readonly token: string; readonly until: number }[] = [];
      for (let now = noon; now < noon + 2.5 * hour; now += 4 * minute) {
        for (const one of mints) {
          const token = await one.mint(someClaims({ issuedAt: now, expiresAt: now + hour }));
          alive.push({ token, until: now + hour });
          if (now === noon + 8 * minute && one === mint) await rival.rotate('access-token', now);
        }
        for (const { token } of alive.filter(({ until }) => until > now)) {
          for (const one of mints) expect(await one.verify(token, now)).toMatchObject({ ok: true });
        }
        pass(4 * minute);
      }
    },
  },
  {
    name: 'publishes a retired key for as long as its tokens can live, and no longer',
    run: async () => {
      const { mint } = await make();
      const [first] = await keyIds(mint, 'access-token', noon);
      const { keyId, signsFrom } = await mint.rotate('access-token', noon);
      expect(await keyIds(mint, 'access-token', signsFrom + hour - 1)).toEqual([first, keyId]);
      expect(await keyIds(mint, 'access-token', signsFrom + 2 * hour)).toEqual([keyId]);
    },
  },
  {
    name: 'makes one key when rivals rotate at once, and tells it to all of them',
    run: async () => {
      const { mint, rival } = await make();
      await mint.mint(someClaims());
      const rotations = await Promise.all(
        [mint, rival, mint, rival].map((one) => one.rotate('access-token', noon)),
      );
      expect(new Set(rotations.map(({ keyId }) => keyId)).size).toBe(1);
      expect(await keyIds(mint, 'access-token', noon)).toHaveLength(2);
    },
  },
  {
    name: 'makes one first key when rivals mint at once',
    run: async () => {
      const { mint, rival } = await make();
      const tokens = await Promise.all([mint, rival, mint, rival].map((one) => one.mint(someClaims())));
      for (const token of tokens) expect(await mint.verify(token, noon)).toMatchObject({ ok: true });
      expect(await keyIds(rival, 'access-token', noon)).toHaveLength(1);
    },
  },
  {
    name: 'rotates by age: token keys after 30 days, license keys after 365, each once',
    run: async () => {
      const { mint, rival, pass } = await make();
      await mint.mint(someClaims());
      await mint.certify(aCertificate(), noon);
      expect(await mint.rotateByAge(noon + 30 * dayMs - 1)).toEqual([]);
      const [ours, theirs] = await Promise.all(
        [mint, rival].map((one) => one.rotateByAge(noon + 30 * dayMs)),
      );
      expect([...(ours ?? []), ...(theirs ?? [])]).toMatchObject([{ purpose: 'access-token' }]);
      expect(await rival.rotateByAge(noon + 30 * dayMs + 1)).toEqual([]);
      pass(1_000);
      expect(await mint.rotateByAge(noon + 365 * dayMs)).toMatchObject([
        { purpose: 'access-token' },
        { purpose: 'license' },
      ]);
    },
  },
  {
    name: 'certifies the same claims with the same text, whatever order they come in',
    run: async () => {
      const { mint, rival } = await make();
      const claims = aCertificate();
      const shuffled = Object.fromEntries(Object.entries(claims).reverse()) as unknown as CertificateClaims;
      const certificate = await mint.certify(claims, noon);
      expect(await rival.certify(shuffled, noon + dayMs)).toBe(certificate);
      expect(await rival.readCertificate(certificate)).toEqual({ ok: true, value: claims });
    },
  },
  {
    name: 'reads a certificate years and rotations later, and publishes its key all that time',
    run: async () => {
      const { mint, rival, pass } = await make();
      const certificate = await mint.certify(aCertificate(), noon);
      for (let year = 1; year <= 3; year++) await mint.rotate('license', noon + year * 365 * dayMs);
      pass(1_000);
      const later = noon + 10 * 365 * dayMs;
      expect(await rival.readCertificate(certificate)).toEqual({ ok: true, value: aCertificate() });
      expect(await keyIds(rival, 'license', later)).toHaveLength(4);
      expect(keyIdOf(await rival.certify(aCertificate(), later))).not.toBe(keyIdOf(certificate));
    },
  },
  {
    name: 'refuses a certificate in which anything was changed, and one of another service',
    run: async () => {
      const { mint, stranger } = await make();
      const certificate = await mint.certify(aCertificate(), noon);
      for (let place = 0; place < certificate.length - 1; place += 37) {
        expect(await mint.readCertificate(altered(certificate, place))).toEqual(notACertificate);
      }
      expect(await mint.readCertificate(await stranger.certify(aCertificate(), noon))).toEqual(
        notACertificate,
      );
    },
  },
];

import { CompactSign, importJWK } from 'jose';
import { aesSecretCipher } from '../../../../src/adapters/crypto/index.ts';
import { joseTokenIssuer } from '../../../../src/adapters/jose/index.ts';
import { keyRingMutants, tokenIssuerMutants } from '../../../contract/mutants/access/token-issuer.mutants.ts';
import { tokenIssuerContract } from '../../../contract/access/token-issuer.contract.ts';
import { someClaims } from '../../../contract/access/token-issuer/stage.ts';
import type { KeyRing } from '../../../../src/ports/driven/access/key-ring.ts';
import { MasterKeyWrong } from '../../../../src/ports/driven/access/secret-cipher.ts';
import { noon } from '../../../support/builders/builders.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { audience, issuer, tokenIssuerWorld, openRing } from '../../../support/worlds/token-issuer-world.ts';

describeContract(
  'token issuer by jose',
  tokenIssuerContract(async () => tokenIssuerWorld()),
);

describe('the suite of token issuers', () => {
  for (const { title, by, of } of tokenIssuerMutants) {
    const broken = async () => {
      const world = tokenIssuerWorld();
      return { ...world, tokenIssuer: of(world.tokenIssuer), peer: of(world.peer) };
    };
    expectMutantRejected(title, tokenIssuerContract(broken), by);
  }
  for (const { title, by, of } of keyRingMutants) {
    const broken = async () => {
      const ring = openRing();
      return tokenIssuerWorld(ring, of(ring));
    };
    expectMutantRejected(title, tokenIssuerContract(broken), by);
  }
});

describe('keys of the token issuer', () => {
  const text = (value: unknown) => Buffer.from(JSON.stringify(value));
  const claims = { iss: issuer, aud: audience, sub: 'plt_1', client_id: 'cli_1', scope: 'tracks:read' };
  const origin = { credential_id: 'crd_1', session_epoch: 0 };
  const payload = {
    ...claims,
    ...origin,
    tier: 'growth',
    jti: 'tok_1',
    iat: noon / 1000,
    exp: noon / 1000 + 3600,
  };

  it('rejects tokens without a signature, and ones signed with a public key as if it were a secret', async () => {
    const { tokenIssuer } = tokenIssuerWorld();
    const [published] = (await tokenIssuer.publicKeys('access-token', noon)).keys;
    const header = (alg: string) =>
      text({ alg, typ: 'at+jwt', kid: published?.['kid'] }).toString('base64url');
    const unsigned = `${header('none')}.${text(payload).toString('base64url')}.`;
    expect(await tokenIssuer.verify(unsigned, noon)).toMatchObject({ ok: false });
    const secret = Buffer.from(published?.['x'] ?? '', 'base64url');
    const forged = await new CompactSign(text(payload))
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: published?.['kid'] ?? '' })
      .sign(secret);
    expect(await tokenIssuer.verify(forged, noon)).toMatchObject({ ok: false });
  });

  it('rejects other claims with the signature of a token that it has verified, and still accepts that token', async () => {
    const { tokenIssuer } = tokenIssuerWorld();
    const token = await tokenIssuer.issue(someClaims());
    expect(await tokenIssuer.verify(token, noon)).toMatchObject({ ok: true });
    const [header, , signature] = token.split('.');
    const altered = `${header}.${text(payload).toString('base64url')}.${signature}`;
    expect(await tokenIssuer.verify(altered, noon)).toEqual({
      ok: false,
      failure: { kind: 'token-invalid' },
    });
    expect(await tokenIssuer.verify(token, noon)).toMatchObject({ ok: true });
  });

  /** A token issuer whose keys are stolen: `forge` signs a payload with any of them, under any name. */
  const robbed = async () => {
    const ring = openRing();
    const secretCipher = aesSecretCipher({ masterKey: Buffer.alloc(32, 7) });
    const tokenIssuer = joseTokenIssuer({ keyRing: ring, secretCipher, issuer, audience });
    const forge = async (keyId: string, over: object = {}, header: object = {}) => {
      const sealed = ring.stored.find((key) => key.keyId === keyId)?.sealedPrivateJwk ?? '';
      const opened = JSON.parse(secretCipher.decrypt(sealed, `signing-key:${keyId}`) ?? '') as Record<
        string,
        string
      >;
      return new CompactSign(text({ ...payload, ...over }))
        .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: keyId, ...header })
        .sign(await importJWK(opened, 'EdDSA'));
    };
    const { keyId } = await tokenIssuer.rotate('access-token', noon, undefined);
    return { tokenIssuer, forge, keyId };
  };

  it('rejects a token signed with a license key, whatever its claims', async () => {
    const { tokenIssuer, forge, keyId } = await robbed();
    const license = await tokenIssuer.rotate('license', noon, undefined);
    expect(await tokenIssuer.verify(await forge(keyId), noon)).toMatchObject({ ok: true });
    expect(await tokenIssuer.verify(await forge(license.keyId), noon)).toMatchObject({ ok: false });
    expect(await tokenIssuer.verify(await forge(license.keyId, {}, { kid: keyId }), noon)).toMatchObject({
      ok: false,
    });
    expect(await tokenIssuer.verify(await forge(keyId, {}, { typ: 'JWT' }), noon)).toMatchObject({
      ok: false,
    });
  });

  it('rejects a signed token that lacks a claim or contains an invalid one', async () => {
    const { tokenIssuer, forge, keyId } = await robbed();
    for (const over of [
      { jti: undefined },
      { exp: '9' },
      { exp: 1e400 },
      { tier: 'gold' },
      { scope: ['a'] },
    ]) {
      expect(await tokenIssuer.verify(await forge(keyId, over), noon)).toMatchObject({ ok: false });
    }
  });

  it('accepts no token under a retired key that expires after the last one issued with it', async () => {
    const { tokenIssuer, forge, keyId } = await robbed();
    const { signsFrom } = await tokenIssuer.rotate('access-token', noon, undefined);
    const forgedAt = (at: number) => forge(keyId, { iat: at / 1000, exp: at / 1000 + 3600 });
    expect(await tokenIssuer.verify(await forgedAt(signsFrom), signsFrom)).toMatchObject({ ok: true });
    const later = signsFrom + 2 * 3_600_000;
    expect(await tokenIssuer.verify(await forgedAt(later), later)).toMatchObject({ ok: false });
  });

  it('deletes a token it has verified within a second of its key leaving the ring', async () => {
    const ring = openRing();
    const { tokenIssuer, pass } = tokenIssuerWorld(ring);
    const token = await tokenIssuer.issue(someClaims());
    expect(await tokenIssuer.verify(token, noon)).toMatchObject({ ok: true });
    ring.stored = [];
    pass(1_000);
    expect(await tokenIssuer.verify(token, noon)).toEqual({ ok: false, failure: { kind: 'token-invalid' } });
  });

  it('continues to verify tokens of known keys while the store is unavailable, and distinguishes an outage from an invalid token', async () => {
    const ring = openRing();
    const { tokenIssuer, peer, stranger, pass } = tokenIssuerWorld(ring);
    const [token, unseen] = [
      await tokenIssuer.issue(someClaims()),
      await tokenIssuer.issue(someClaims({ tokenId: 'tok_2' })),
    ];
    await tokenIssuer.verify(token, noon);
    ring.broken = true;
    pass(1_000);
    expect(await tokenIssuer.verify(token, noon)).toMatchObject({ ok: true });
    expect(await tokenIssuer.verify(unseen, noon)).toMatchObject({ ok: true });
    await expect(tokenIssuer.verify(await stranger.issue(someClaims()), noon)).rejects.toThrow(
      'the store is out',
    );
    await expect(peer.verify(token, noon)).rejects.toThrow('the store is out');
    ring.broken = false;
    pass(1_000);
    expect(await tokenIssuer.verify(token, noon)).toMatchObject({ ok: true });
  });

  describe('under another MASTER_KEY', () => {
    const tokenIssuerUnder = (keyRing: KeyRing, byte: number) =>
      joseTokenIssuer({
        keyRing,
        secretCipher: aesSecretCipher({ masterKey: Buffer.alloc(32, byte) }),
        issuer,
        audience,
      });
    const never = { issuedAt: noon + 3_600_000, expiresAt: noon + 7_200_000 };

    it('cannot be decrypted, which is reported, and no key is added after them', async () => {
      const ring = openRing();
      const [right, wrong] = [tokenIssuerUnder(ring, 1), tokenIssuerUnder(ring, 2)];
      await expect(wrong.checkKeys()).resolves.toBeUndefined();
      await right.rotate('access-token', noon, undefined);
      await expect(right.checkKeys()).resolves.toBeUndefined();
      await expect(wrong.checkKeys()).rejects.toThrow(MasterKeyWrong);
      await expect(wrong.rotate('access-token', noon, undefined)).rejects.toThrow(MasterKeyWrong);
      expect(ring.stored).toHaveLength(1);
      expect(await right.verify(await right.issue(someClaims(never)), never.issuedAt)).toMatchObject({
        ok: true,
      });
    });

    it('are replaced immediately when it is lost; their signatures stay valid', async () => {
      const ring = openRing();
      const [lost, now] = [tokenIssuerUnder(ring, 1), tokenIssuerUnder(ring, 2)];
      const before = await lost.issue(someClaims());
      expect(await now.replace('access-token', noon, undefined)).toMatchObject({ signsFrom: noon });
      await expect(now.checkKeys()).resolves.toBeUndefined();
      for (const token of [before, await now.issue(someClaims())]) {
        expect(await now.verify(token, noon)).toMatchObject({ ok: true });
      }
    });
  });

  it('issues no token that would be valid longer than its key', async () => {
    const { tokenIssuer } = tokenIssuerWorld();
    await expect(tokenIssuer.issue(someClaims({ expiresAt: noon + 3_600_001 }))).rejects.toThrow(RangeError);
  });
});

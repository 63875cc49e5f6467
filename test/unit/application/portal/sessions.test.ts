import { hmacTextSigner } from '../../../../src/adapters/crypto/index.ts';
import { portalLinkMs, portalSessionMs } from '../../../../src/domain/platforms/portal-pass.ts';
import type { TextSigner } from '../../../../src/ports/driven/access/secret-cipher.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const hour = 3_600_000;

const owner = async ({ useCases, aRegisteredPlatform }: World) => {
  const { caller, platform, apiKey } = await aRegisteredPlatform();
  const authenticated = async (session: string) =>
    kindOf(
      await useCases.authenticatePortal({
        session,
        csrf: undefined,
        writes: false,
        anyOf: [],
        operation: 'getPlatform',
      }),
    );
  const opened = async () =>
    valueOf(await useCases.openPortal({ client: { address: '192.0.2.1' }, apiKey })).session;
  const linked = async () => {
    const { url } = valueOf(await useCases.linkToPortal({ caller, slug: platform.slug }));
    return url.slice(url.indexOf('#code=') + '#code='.length);
  };
  const followed = async (code: string) =>
    kindOf(await useCases.openPortal({ client: { address: '192.0.2.1' }, code }));
  return { authenticated, opened, linked, followed };
};

/** The same pass, signed again. */
const signedBy = (textSigner: TextSigner, pass: string): string =>
  textSigner.sign(Buffer.from(pass.split('.')[0] ?? '', 'base64url').toString(), 'portal');

describe('a session of the portal', () => {
  it(
    'lasts exactly twelve hours, whatever is done in it',
    inWorld(async (world) => {
      const { opened, authenticated } = await owner(world);
      expect(portalSessionMs).toBe(12 * hour);
      const session = await opened();
      world.clock.advance(6 * hour);
      expect(await authenticated(session)).toBe('ok');
      world.clock.advance(6 * hour - 1);
      expect(await authenticated(session)).toBe('ok');
      world.clock.advance(1);
      expect(await authenticated(session)).toBe('token-expired');
      await world.ports.registry.deleteExpiredRevocations(world.clock.now());
      expect(await authenticated(session)).toBe('token-expired');
    }),
  );

  it(
    'and a link are invalid under another master key',
    inWorld(async (world) => {
      const { opened, authenticated, linked, followed } = await owner(world);
      const [session, code] = [await opened(), await linked()];
      const foreign = hmacTextSigner({ masterKey: Buffer.alloc(32, 8) });
      expect(await authenticated(signedBy(foreign, session))).toBe('token-invalid');
      expect(await followed(signedBy(foreign, code))).toBe('token-invalid');
      expect(await authenticated(signedBy(world.ports.textSigner, session))).toBe('ok');
      expect(await followed(signedBy(world.ports.textSigner, code))).toBe('ok');
    }),
  );
});

describe('a link to the portal', () => {
  it(
    'lasts exactly five minutes',
    inWorld(async (world) => {
      const { linked, followed } = await owner(world);
      expect(portalLinkMs).toBe(5 * 60_000);
      const [one, other] = [await linked(), await linked()];
      world.clock.advance(portalLinkMs - 1);
      expect(await followed(one)).toBe('ok');
      world.clock.advance(1);
      expect(await followed(other)).toBe('token-invalid');
    }),
  );

  it(
    'that was used cannot be used again after its revocation was deleted',
    inWorld(async (world) => {
      const { linked, followed } = await owner(world);
      const code = await linked();
      expect(await followed(code)).toBe('ok');
      world.clock.advance(portalLinkMs - 1);
      await world.ports.registry.deleteExpiredRevocations(world.clock.now());
      expect(await followed(code)).toBe('token-invalid');
      world.clock.advance(1);
      await world.ports.registry.deleteExpiredRevocations(world.clock.now());
      expect(await followed(code)).toBe('token-invalid');
    }),
  );

  it(
    'is short, and is no session, as a session is no link',
    inWorld(async (world) => {
      const { opened, authenticated, linked, followed } = await owner(world);
      const [session, code] = [await opened(), await linked()];
      expect(code.length).toBeLessThan(200);
      expect(code).toMatch(/^[\w.-]+$/);
      expect(await authenticated(code)).toBe('token-invalid');
      expect(await followed(session)).toBe('token-invalid');
      for (const text of ['link', 'link a b c 0', '{}', '']) {
        expect(await followed(world.ports.textSigner.sign(text, 'portal'))).toBe('token-invalid');
        expect(await authenticated(world.ports.textSigner.sign(text, 'portal'))).toBe('token-invalid');
      }
      expect(await followed(code)).toBe('ok');
    }),
  );
});

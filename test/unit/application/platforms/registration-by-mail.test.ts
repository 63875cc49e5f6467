import { decryptedMail } from '../../../../src/application/mail/encrypted-mail.ts';
import { isApiKey } from '../../../../src/domain/platforms/credential.ts';
import {
  registrationOfText,
  registrationText,
  type RegistrationLink,
} from '../../../../src/domain/platforms/registration.ts';
import { noon, platformId } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const day = 86_400_000;
const fields = {
  name: 'Café Reels',
  contactEmail: 'ada@reels.example',
  contentTypes: ['film', 'ugc_video'],
} as const;
const request = { ...fields, address: '192.0.2.1' };

/** The emails that wait, readable. */
const mails = async ({ ports }: World) => {
  const due = await ports.mailQueue.claim({ token: 'look', now: noon + 9 * day, until: noon }, 100);
  return due.map(({ mail }) => ({ stored: mail, readable: decryptedMail(ports.secretCipher, mail) }));
};
const codes = async (world: World) =>
  (await mails(world)).map(({ readable }) => readable?.action?.url.split('#registration=')[1] ?? '');
const requested = async (world: World, more: { readonly slug?: string; readonly useCase?: string } = {}) => {
  valueOf(await world.useCases.requestRegistration({ ...request, ...more }));
  return (await codes(world)).at(-1) ?? '';
};

describe('requesting a registration by email', () => {
  it(
    'emails a link of a day to the contact, and stores neither a platform nor the code',
    inWorld(async (world) => {
      const outcome = await world.useCases.requestRegistration({ ...request, slug: 'reels' });
      expect(outcome).toEqual({
        ok: true,
        value: { contactEmail: fields.contactEmail, expiresAt: noon + day },
      });
      const [{ stored, readable } = {}] = await mails(world);
      expect(stored).toMatchObject({ kind: 'registration_confirmation', to: 'ada@reels.example' });
      expect(readable?.action?.url).toMatch(/\/portal\/register#registration=[\w.-]+$/);
      expect(JSON.stringify(stored)).not.toContain('#registration=');
      expect(await world.ports.registry.findBySlug('reels')).toBeUndefined();
    }),
  );

  it(
    'says that a slug is taken or reserved before it emails',
    inWorld(async (world) => {
      const { useCases } = world;
      valueOf(await useCases.registerPlatform({ ...fields, slug: 'reels', territories: [] }));
      for (const slug of ['reels', 'checkout']) {
        expect(await useCases.requestRegistration({ ...request, slug })).toEqual({
          ok: false,
          failure: { kind: 'slug-taken', slug },
        });
      }
      expect(await mails(world)).toEqual([]);
    }),
  );

  it(
    'sends a burst of three emails to one mailbox, in any case and with any tag, and still to another',
    inWorld(async (world) => {
      const { requestRegistration } = world.useCases;
      for (const contactEmail of ['ada+1@reels.example', 'ADA@reels.example', 'ada+2+x@REELS.example']) {
        expect(kindOf(await requestRegistration({ ...request, contactEmail }))).toBe('ok');
      }
      expect(kindOf(await requestRegistration(request))).toBe('rate-limited');
      expect(kindOf(await requestRegistration({ ...request, contactEmail: 'bo@reels.example' }))).toBe('ok');
      expect(await mails(world)).toHaveLength(4);
    }),
  );

  it(
    'emails five links an hour from one address, and another address still',
    inWorld(async (world) => {
      const { requestRegistration } = world.useCases;
      const requestFor = async (mailbox: string, address: string) =>
        requestRegistration({ ...request, contactEmail: `${mailbox}@reels.example`, address });
      for (const mailbox of ['a', 'b', 'c', 'd', 'e']) {
        expect(kindOf(await requestFor(mailbox, '192.0.2.1'))).toBe('ok');
      }
      expect(await requestFor('f', '192.0.2.1')).toMatchObject({
        failure: { kind: 'rate-limited', retryAfterMs: 720_000, report: { policy: { windowMs: 3_600_000 } } },
      });
      expect(kindOf(await requestFor('f', '192.0.2.2'))).toBe('ok');
      world.clock.advance(720_000);
      expect(kindOf(await requestFor('g', '192.0.2.1'))).toBe('ok');
      expect(await mails(world)).toHaveLength(7);
    }),
  );

  it(
    'leaves the owner of a mailbox its confirmations of contact addresses',
    inWorld(async ({ useCases, aRegisteredPlatform }) => {
      const { platform, caller } = await aRegisteredPlatform();
      for (let i = 0; i < 4; i++) await useCases.requestRegistration(request);
      expect(kindOf(await useCases.requestRegistration(request))).toBe('rate-limited');
      const edit = { contactEmail: request.contactEmail };
      const edited = await useCases.editOwnPlatform({ caller, slug: platform.slug, edit });
      expect(kindOf(edited)).toBe('ok');
    }),
  );

  it(
    'repeats nothing of the request in the email',
    inWorld(async (world) => {
      valueOf(await world.useCases.requestRegistration({ ...request, name: 'You won a prize' }));
      const [{ readable } = {}] = await mails(world);
      expect(readable?.paragraphs).toHaveLength(2);
      expect(JSON.stringify([readable?.subject, readable?.paragraphs])).not.toContain('prize');
    }),
  );

  it(
    'is rejected if registration is closed, and so is its confirmation',
    inWorld(
      async ({ useCases }) => {
        expect(kindOf(await useCases.requestRegistration(request))).toBe('registration-closed');
        expect(kindOf(await useCases.confirmRegistration({ code: 'any' }))).toBe('registration-closed');
      },
      { selfRegistration: 'closed' },
    ),
  );
});

describe('confirming a registration', () => {
  it(
    'creates the platform of the request with one API key, which works',
    inWorld(async (world) => {
      const code = await requested(world, { slug: 'reels', useCase: 'Clips' });
      const { platform, apiKey } = valueOf(await world.useCases.confirmRegistration({ code }));
      expect(platform).toMatchObject({
        ...fields,
        slug: 'reels',
        useCase: 'Clips',
        tier: 'developer',
        environment: 'live',
        createdAt: noon,
      });
      expect(isApiKey(apiKey)).toBe(true);
      expect(kindOf(await world.useCases.authenticate({ credential: apiKey, anyOf: ['tracks:read'] }))).toBe(
        'ok',
      );
      const kept = await world.ports.registry.find(platform.platformId);
      expect(kept?.credentials).toMatchObject([{ kind: 'api_key' }]);
    }),
  );

  it(
    'works once, also when twenty use it concurrently',
    inWorld(async (world) => {
      const code = await requested(world);
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, () => world.useCases.confirmRegistration({ code })),
      );
      const keys = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value.apiKey] : []));
      expect(keys).toHaveLength(1);
      expect(new Set(outcomes.map(kindOf))).toEqual(new Set(['ok', 'registration-link-invalid']));
      const [apiKey = ''] = keys;
      expect(kindOf(await world.useCases.authenticate({ credential: apiKey, anyOf: ['tracks:read'] }))).toBe(
        'ok',
      );
    }),
  );

  it(
    'leaves the link valid if the slug is taken by now, and takes another slug',
    inWorld(async (world) => {
      const [first, second] = [
        await requested(world, { slug: 'reels' }),
        await requested(world, { slug: 'reels' }),
      ];
      const { confirmRegistration } = world.useCases;
      expect(kindOf(await confirmRegistration({ code: first }))).toBe('ok');
      expect(await confirmRegistration({ code: second })).toEqual({
        ok: false,
        failure: { kind: 'slug-taken', slug: 'reels' },
      });
      const { platform } = valueOf(await confirmRegistration({ code: second, slug: 'more-reels' }));
      expect(platform.slug).toBe('more-reels');
    }),
  );

  it(
    'derives the slug from the name if the request has none',
    inWorld(async (world) => {
      const [first, second] = [await requested(world), await requested(world)];
      const { confirmRegistration } = world.useCases;
      expect(valueOf(await confirmRegistration({ code: first })).platform.slug).toBe('cafe-reels');
      expect(valueOf(await confirmRegistration({ code: second })).platform.slug).toMatch(
        /^cafe-reels-[0-9a-z]{4}$/,
      );
    }),
  );

  it(
    'rejects a link that has expired, was changed, or was signed for another purpose',
    inWorld(async (world) => {
      const { useCases, ports } = world;
      const kindOfCode = async (code: string) => kindOf(await useCases.confirmRegistration({ code }));
      const link: RegistrationLink = { ...fields, platformId: platformId(), expiresAt: noon + 1 };
      const text = registrationText(link);
      const expired = registrationText({ ...link, expiresAt: noon });
      expect(await kindOfCode(ports.textSigner.sign(expired, 'registration'))).toBe(
        'registration-link-invalid',
      );
      expect(await kindOfCode(ports.textSigner.sign(text, 'portal'))).toBe('registration-link-invalid');
      expect(await kindOfCode(`x${ports.textSigner.sign(text, 'registration')}`)).toBe(
        'registration-link-invalid',
      );
      expect(await kindOfCode(ports.textSigner.sign(text, 'registration'))).toBe('ok');
    }),
  );
});

describe('the text of a registration link', () => {
  it.each([
    { ...fields, platformId: platformId(), expiresAt: noon },
    { ...fields, platformId: platformId(), expiresAt: noon, slug: 'reels', useCase: 'Clips “of”, users' },
  ])('contains the request: %j', (link) => {
    expect(registrationOfText(registrationText(link))).toEqual(link);
  });

  it('has no content types in a link of an earlier release', () => {
    const earlier = JSON.stringify([platformId(), noon, fields.name, fields.contactEmail, '', '']);
    expect(registrationOfText(earlier)).toMatchObject({ name: fields.name, contentTypes: [] });
  });
});

import { decryptedMail } from '../../../../src/application/mail/encrypted-mail.ts';
import { roleMay } from '../../../../src/domain/platforms/members/permissions.ts';
import { noon } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const address = '192.0.2.9';

/** The emails that wait, readable. */
const mails = async ({ ports }: World) => {
  const due = await ports.mailQueue.claim({ token: 'look', now: noon + 99 * day, until: noon }, 100);
  return due.map(({ mail }) => ({ stored: mail, readable: decryptedMail(ports.secretCipher, mail) ?? mail }));
};
const mailsTo = async (world: World, to: string) =>
  (await mails(world)).flatMap(({ readable }) => (readable.to === to ? [readable] : []));
const codeIn = (text = '') => /#code=([\w.-]+)/.exec(text)?.[1] ?? '';

/** A platform with an owner who has joined, and how its members are invited and join. */
const story = async (world: World) => {
  const { useCases } = world;
  const { caller, platform } = await world.aRegisteredPlatform();
  const own = { caller, slug: platform.slug, address };
  const ada = { email: 'ada@house.example', role: 'owner' } as const;
  valueOf(await useCases.inviteMember({ ...own, ...ada }));
  const newestCode = async (to: string) => codeIn((await mailsTo(world, to)).at(-1)?.action?.url);
  const joins = async (to: string) =>
    valueOf(await useCases.openPortal({ client: { address: '192.0.2.1' }, code: await newestCode(to) }))
      .caller;
  const owner = await joins(ada.email);
  return { platform, own, ada, asOwner: { caller: owner, slug: platform.slug, address }, newestCode, joins };
};

describe('members of a platform', () => {
  it(
    'are invited for seven days by an email that is encrypted, and the owners are emailed each change',
    inWorld(async (world) => {
      const { platform, asOwner, ada, newestCode, joins } = await story(world);
      const bo = { email: 'bo@house.example', role: 'viewer' } as const;
      const { memberId } = valueOf(await world.useCases.inviteMember({ ...asOwner, ...bo }));
      const sealed = (await mails(world)).filter(({ stored }) => stored.to === bo.email);
      expect(sealed.map(({ stored }) => stored.kind)).toEqual(['member_invitation']);
      expect(JSON.stringify(sealed.map(({ stored }) => stored))).not.toContain('#code=');
      const late = await newestCode(bo.email);
      world.clock.advance(7 * day);
      expect(kindOf(await world.useCases.openPortal({ client: { address: '192.0.2.1' }, code: late }))).toBe(
        'token-invalid',
      );
      const again = { ...asOwner, memberId, edit: { invite: true } } as const;
      valueOf(await world.useCases.updateMember(again));
      await joins(bo.email);
      valueOf(await world.useCases.updateMember({ ...asOwner, memberId, edit: { role: 'finance' } }));
      valueOf(await world.useCases.removeMember({ ...asOwner, memberId }));
      const notices = (await mailsTo(world, ada.email)).filter(({ kind }) => kind === 'member_changed');
      expect(notices.map(({ paragraphs: [first] }) => first)).toEqual([
        `bo@house.example was invited to ${platform.name} with the role viewer.`,
        `bo@house.example was invited to ${platform.name} again, with the role viewer.`,
        `bo@house.example accepted the invitation and joined ${platform.name} with the role viewer.`,
        `The role of bo@house.example in ${platform.name} changed from viewer to finance.`,
        `bo@house.example was removed from ${platform.name}. Their sessions have ended.`,
      ]);
    }),
  );

  it(
    'sign in for fifteen minutes with a link to each of their platforms',
    inWorld(async (world) => {
      const { ada, platform, joins } = await story(world);
      const other = await world.aRegisteredPlatform();
      const theirs = { caller: other.caller, slug: other.platform.slug, address };
      valueOf(await world.useCases.inviteMember({ ...theirs, ...ada }));
      await joins(ada.email);
      const request = { email: 'Ada@House.example', address: '192.0.2.1' };
      expect(await world.useCases.requestSignInLink(request)).toEqual({
        ok: true,
        value: { email: ada.email, expiresAt: noon + 15 * minute },
      });
      const [mail] = (await mailsTo(world, ada.email)).filter(({ kind }) => kind === 'sign_in_link');
      const codes = [mail?.action?.url, ...(mail?.paragraphs ?? [])].map(codeIn).filter(Boolean);
      expect(codes).toHaveLength(2);
      const opened = [];
      for (const code of codes)
        opened.push(
          valueOf(await world.useCases.openPortal({ client: { address: '192.0.2.1' }, code })).caller.platform
            .platformId,
        );
      expect(opened.toSorted()).toEqual([platform.platformId, other.platform.platformId].toSorted());
      valueOf(await world.useCases.requestSignInLink(request));
      const late = (await mailsTo(world, ada.email)).filter(({ kind }) => kind === 'sign_in_link').at(-1);
      world.clock.advance(15 * minute);
      expect(
        kindOf(
          await world.useCases.openPortal({
            client: { address: '192.0.2.1' },
            code: codeIn(late?.action?.url),
          }),
        ),
      ).toBe('token-invalid');
    }),
  );

  it(
    'get one email at an address without a platform, too, which opens nothing',
    inWorld(async (world) => {
      valueOf(await world.useCases.requestSignInLink({ email: 'eve@else.example', address: '192.0.2.1' }));
      const [mail, ...more] = await mailsTo(world, 'eve@else.example');
      expect([mail?.kind, mail?.action, more]).toEqual(['sign_in_link', undefined, []]);
      expect(mail?.paragraphs.join(' ')).not.toContain('#code=');
    }),
  );

  it(
    'get at most two emails a day in a mailbox that is not a member, and every request is answered alike',
    inWorld(async (world) => {
      const { requestSignInLink } = world.useCases;
      for (let hour = 0; hour < 24; hour++) {
        const email = `v.ic.tim+${hour}@gmail.com`;
        valueOf(await requestSignInLink({ email, address: `192.0.2.${hour}` }));
        world.clock.advance(60 * minute);
      }
      const sent = (await mails(world)).filter(({ stored }) => stored.to.includes('tim'));
      expect(sent).toHaveLength(2);
    }),
  );

  it(
    'get at most thirty emails with links in a day',
    inWorld(async (world) => {
      const { ada } = await story(world);
      let sent = 0;
      for (let quarter = 0; quarter < 4 * 24; quarter++) {
        const request = { email: ada.email, address: `192.0.2.${quarter}` };
        if (kindOf(await world.useCases.requestSignInLink(request)) === 'ok') sent++;
        world.clock.advance(15 * minute);
      }
      const queued = (await mailsTo(world, ada.email)).filter(({ kind }) => kind === 'sign_in_link');
      expect([queued.length, sent <= 30, sent >= 20]).toEqual([sent, true, true]);
    }),
  );

  it(
    'are returned by an edit that changes nothing, which commits and emails nothing',
    inWorld(async (world) => {
      const { useCases, ports } = world;
      const { asOwner, ada, platform } = await story(world);
      const kim = { email: 'kim@house.example', name: 'Kim', role: 'viewer' } as const;
      const invited = valueOf(await useCases.inviteMember({ ...asOwner, ...kim }));
      const { memberId } = invited;
      const state = async () => [
        (await ports.registry.find(platform.platformId))?.platform.version,
        (await mailsTo(world, ada.email)).length,
      ];
      const before = await state();
      for (const edit of [{}, { name: 'Kim' }, { role: 'viewer' }] as const)
        expect(valueOf(await useCases.updateMember({ ...asOwner, memberId, edit }))).toEqual(invited);
      expect(await state()).toEqual(before);
      valueOf(await useCases.updateMember({ ...asOwner, memberId, edit: { name: 'Kim Park' } }));
      expect(await state()).not.toEqual(before);
    }),
  );

  it(
    'lose an operation that was under way when they were removed',
    inWorld(async (world) => {
      const { asOwner, joins } = await story(world);
      const kim = { email: 'kim@house.example', role: 'developer' } as const;
      const { memberId } = valueOf(await world.useCases.inviteMember({ ...asOwner, ...kim }));
      const caller = await joins(kim.email);
      valueOf(await world.useCases.removeMember({ ...asOwner, memberId }));
      const late = await world.useCases.addCredential({ ...asOwner, caller, kind: 'api_key' });
      expect(late).toEqual({ ok: false, failure: { kind: 'token-invalid', of: 'portal-session' } });
    }),
  );

  it(
    'get no text of a platform that they have not joined, and few invitations from one address',
    inWorld(async (world) => {
      const { useCases } = world;
      const invitedBy = async (n: number) => {
        const { caller, platform } = await world.aRegisteredPlatform();
        const own = { caller, slug: platform.slug, address };
        const outcome = await useCases.inviteMember({
          ...own,
          email: `eve-${n}@else.example`,
          role: 'owner',
        });
        return { platform, outcome: kindOf(outcome) };
      };
      const { platform } = await invitedBy(1);
      valueOf(await useCases.requestSignInLink({ email: 'eve-1@else.example', address }));
      const sent = await mailsTo(world, 'eve-1@else.example');
      expect(sent.map(({ kind }) => kind)).toEqual(['member_invitation', 'sign_in_link']);
      expect(JSON.stringify(sent)).not.toContain(platform.name);
      for (let n = 2; n <= 40; n++) expect((await invitedBy(n)).outcome).toBe('ok');
      expect((await invitedBy(41)).outcome).toBe('rate-limited');
    }),
  );

  it('may call nothing that the table does not name', () => {
    expect(roleMay('owner', 'createPortalLink')).toBe(false);
    expect(roleMay('owner', 'anOperationToCome')).toBe(false);
    expect(roleMay('owner', 'inviteMember')).toBe(true);
  });
});

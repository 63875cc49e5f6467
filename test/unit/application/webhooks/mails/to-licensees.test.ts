import { licensed, sent } from './licensee-mails.ts';
import type { TakedownReason } from '../../../../../src/domain/catalog/track.ts';
import { contentId } from '../../../../support/builders/builders.ts';
import { deciding, staffed } from '../../../../support/stories/moderation-story.ts';
import { valueOf } from '../../../../support/outcomes.ts';
import { fanOut } from '../../../../support/stories/webhook-story.ts';
import { baseUrl, inWorld, type World } from '../../../../support/worlds/world.ts';

const minute = 60_000;

describe('an email to the platforms that license a track', () => {
  it.each([
    ['legal', /^Remove content under 2 licenses of .* by 2026-11-28$/, 'by 2026-11-28 12:00 UTC.'],
    ['disputed', /^2 licenses of .* on hold$/, 'may stay up, but do not publish anything new'],
  ] as const)('says what a takedown as %s requires, why, and for which licenses', (reason, subject, duty) =>
    inWorld(async (world) => {
      const { trackId, contacts, licenses } = await licensed(world, 2);
      await world.useCases.takeDownTrack({ trackId, reason });
      await fanOut(world);
      const mails = await sent(world);
      expect(mails.map(({ to }) => to).toSorted()).toEqual(contacts);
      const first = mails.find(({ to }) => to === contacts[0]);
      const text = first?.paragraphs.join('\n') ?? '';
      expect(first?.subject).toMatch(subject);
      expect(text).toContain(
        `The track ${trackId} was taken down at 2026-11-21 12:00 UTC. Reason: ${reason}.`,
      );
      expect(text).toContain('Ground of the decision: other.');
      expect(text).toContain(duty);
      for (const licenseId of licenses.slice(0, 2)) expect(text).toContain(licenseId);
      for (const licenseId of licenses.slice(2)) expect(text).not.toContain(licenseId);
      expect(text).toContain(`GET /api/v1/licenses?trackId=${trackId}&status=active`);
      expect(first?.action?.url).toBe(`${baseUrl}/portal/licenses?trackId=${trackId}&status=active`);
    })(),
  );

  it(
    'is sent for a restriction to those that license its territories, and again when the track is reinstated',
    inWorld(async (world) => {
      const { trackId, contacts, licenses } = await licensed(world, 1);
      const last = async () => (await sent(world)).at(-1);
      await world.useCases.takeDownTrack({ trackId, reason: 'legal', territories: ['DE', 'US'] });
      await fanOut(world);
      const restricted = await last();
      expect(restricted).toMatchObject({ to: contacts[0] });
      expect(restricted?.subject).toContain('Remove content under 1 license of');
      const text = restricted?.paragraphs.join('\n') ?? '';
      expect(text).toContain('was restricted in DE, US at');
      expect(text).toContain('Remove published content in DE, US by');
      expect([text.includes(licenses[0] ?? '?'), text.includes(licenses[1] ?? '?')]).toEqual([true, false]);
      await world.useCases.approveTrack({ trackId });
      await fanOut(world);
      expect(await sent(world)).toHaveLength(2);
      const back = await last();
      expect(back?.subject).toMatch(/^1 license of .* clear again$/);
      expect(back?.paragraphs.join('\n')).toContain('Clear in DE, US: published content may stay up');
    }),
  );

  it(
    'says of each license only what changes in its own territories',
    inWorld(async (world) => {
      const { trackId } = await world.aTrackInCatalog();
      const contacts = {
        german: 'de@platform.example',
        french: 'fr@platform.example',
        both: 'all@platform.example',
      };
      const licensees = [
        [contacts.german, [['DE']]],
        [contacts.french, [['FR']]],
        [contacts.both, [['DE'], ['FR']]],
      ] as const;
      for (const [contactEmail, licenses] of licensees) {
        const { caller } = await world.aRegisteredPlatform({ contactEmail });
        for (const [n, territories] of licenses.entries())
          valueOf(
            await world.useCases.issueLicense({
              caller,
              order: { trackId, contentId: contentId(n), territories },
            }),
          );
      }
      await world.useCases.takeDownTrack({ trackId, reason: 'disputed', territories: ['DE'] });
      await world.useCases.takeDownTrack({ trackId, reason: 'legal' });
      await fanOut(world);
      const before = (await sent(world)).length;
      // Lifts the takedown; the restriction stays.
      await world.useCases.approveTrack({ trackId });
      await fanOut(world);
      const mails = (await sent(world)).slice(before);
      const mailTo = (contact: string) => mails.find(({ to }) => to === contact);
      expect(mailTo(contacts.german)?.subject).toMatch(/^1 license of .* on hold$/);
      expect(mailTo(contacts.german)?.paragraphs.join('\n')).not.toContain('Clear in');
      expect(mailTo(contacts.french)?.subject).toMatch(/^1 license of .* clear again$/);
      expect(mailTo(contacts.french)?.paragraphs.join('\n')).not.toContain('On hold');
      expect(mailTo(contacts.both)?.subject).toMatch(/^1 license of .* on hold$/);
      expect(
        mailTo(contacts.both)?.paragraphs.filter((text) => text.startsWith('This affects 1 license')),
      ).toHaveLength(2);
    }),
  );

  it(
    'does not say that a track was reinstated which another decision keeps down',
    inWorld(async (world) => {
      const [rights] = await staffed(world, ['rights']);
      const { trackId } = await licensed(world, 1);
      const decide = deciding(world, rights);
      const territories = ['DE'];
      await decide({ trackId }, { act: 'restrict', reason: 'legal' }, { territories });
      await decide({ trackId }, { act: 'take_down', reason: 'disputed' });
      await decide({ trackId }, { act: 'reinstate' }, { territories });
      await fanOut(world);
      const last = (await sent(world)).at(-1);
      const text = last?.paragraphs.join('\n') ?? '';
      expect(last?.subject).toMatch(/^1 license of .* on hold$/);
      expect(text).toContain(`The track ${trackId} stays taken down. Reason: disputed.`);
      expect(text).toContain('Another decision about it was lifted in DE at 2026-11-21 12:00 UTC.');
      expect(text).not.toContain('reinstated');
    }),
  );

  it(
    'names the newest twenty licenses, and says how many there are',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform({ tier: 'enterprise' });
      const { trackId } = await world.aTrackInCatalog();
      for (let n = 0; n < 23; n++)
        await world.useCases.issueLicense({ caller, order: { trackId, contentId: contentId(n) } });
      await world.useCases.takeDownTrack({ trackId, reason: 'infringing' });
      await fanOut(world);
      const [mail] = await sent(world);
      const list = mail?.paragraphs.find((text) => text.startsWith('This affects 23 licenses')) ?? '';
      expect(list.match(/lic_/g)).toHaveLength(20);
      expect(list).toMatch(/ and 3 more\.$/);
    }),
  );

  const without: readonly (readonly [string, (world: World) => Promise<unknown>])[] = [
    [
      'published content stays clear',
      async (world) => {
        const { trackId } = await licensed(world, 1);
        await world.useCases.takeDownTrack({ trackId, reason: 'withdrawn' satisfies TakedownReason });
      },
    ],
    [
      'a restriction concerns territories of no license',
      async (world) => {
        const { trackId } = await licensed(world, 1);
        await world.useCases.takeDownTrack({ trackId, reason: 'legal', territories: ['US'] });
      },
    ],
    [
      'the licenses have lapsed',
      async (world) => {
        const { caller } = await world.aRegisteredPlatform();
        const { trackId } = await world.aTrackInCatalog();
        const order = { trackId, contentId: contentId(), validUntil: world.clock.now() + minute };
        valueOf(await world.useCases.issueLicense({ caller, order }));
        world.clock.advance(minute);
        await world.useCases.takeDownTrack({ trackId, reason: 'legal' });
      },
    ],
  ];
  it.each(without)('is not sent where %s', (_what, decide) =>
    inWorld(async (world) => {
      await decide(world);
      await fanOut(world);
      expect(await sent(world)).toEqual([]);
      expect(await world.ports.queue.backlog(world.clock.now())).toMatchObject({ events: 0 });
    })(),
  );
});

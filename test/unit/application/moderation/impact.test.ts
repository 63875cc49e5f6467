import { contentId, trackId } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld } from '../../../support/worlds/world.ts';

describe('a preview of the impact of a decision', () => {
  it(
    'counts the active licenses by platform, everywhere or in territories, and changes nothing',
    inWorld(async (world) => {
      const { previewImpact, issueLicense, revokeLicense, verifyLicense } = world.useCases;
      const [one, other] = [await world.aRegisteredPlatform(), await world.aRegisteredPlatform()];
      const track = await world.aTrackInCatalog();
      const issue = async ({ caller }: typeof one, n: number, territories?: readonly ['DE' | 'FR']) =>
        valueOf(
          await issueLicense({
            caller,
            order: { trackId: track.trackId, contentId: contentId(n), ...(territories && { territories }) },
          }),
        ).license;
      const worldwide = await issue(one, 1);
      await issue(one, 2, ['DE']);
      await issue(other, 3, ['FR']);
      const ended = await issue(other, 4);
      const revocation = { reasonCode: 'content_deleted' } as const;
      await revokeLicense({ caller: other.caller, licenseId: ended.licenseId, revocation });

      const impact = async (territories?: readonly ('DE' | 'FR')[]) => {
        const requested = { trackId: track.trackId, ...(territories && { territories }) };
        const { activeLicenses, platforms, isComplete } = valueOf(await previewImpact(requested));
        expect(isComplete).toBe(true);
        return [activeLicenses, platforms.map(({ platform: { slug }, activeLicenses: own }) => [slug, own])];
      };
      const [first, second] = [one.platform.slug, other.platform.slug];
      expect(await impact()).toEqual([
        3,
        [
          [first, 2],
          [second, 1],
        ],
      ]);
      expect(await impact(['DE'])).toEqual([2, [[first, 2]]]);
      expect(await impact(['FR'])).toEqual([
        2,
        [
          [first, 1],
          [second, 1],
        ].toSorted(),
      ]);
      const seen = valueOf(await verifyLicense({ licenseId: worldwide.licenseId }));
      expect(seen.compliance.state).toBe('clear');
      expect(await world.ports.library.find(track.trackId)).toEqual(track);
    }),
  );

  it(
    'of an unknown track fails',
    inWorld(async ({ useCases }) => {
      expect(kindOf(await useCases.previewImpact({ trackId: trackId(404) }))).toBe('track-not-found');
    }),
  );
});

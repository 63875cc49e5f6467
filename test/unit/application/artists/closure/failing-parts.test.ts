import { coolingOffMs } from '../../../../../src/domain/artists/closure/steps.ts';
import { accountId, anArtistAddition, anArtistSession } from '../../../../support/artists/artist-builders.ts';
import { noon, trackId } from '../../../../support/builders/builders.ts';
import { aDraft, aDraftAddition, submittedDraft } from '../../../../support/drafts/draft-records.ts';
import { valueOf } from '../../../../support/outcomes.ts';
import { password } from '../../../../support/stories/colleagues.ts';
import { inWorld } from '../../../../support/worlds/world.ts';

describe('an account with a track that cannot be taken down', () => {
  it(
    'has everything else erased, and the rest later, after accounts that are due already',
    inWorld(async (world) => {
      const { useCases, ports, clock, before } = world;
      const addition = anArtistAddition(1, {
        ...{ emailVerifiedAt: noon, passwordHash: await ports.passwords.hash(password) },
      });
      await ports.artistStore.add({ ...addition, artist: { ...addition.artist, bio: 'Piano.' } });
      for (const n of [31, 32]) {
        const { trackId: id } = await world.aTrackInCatalog({ trackId: trackId(n) });
        await ports.draftStore.add(aDraftAddition(submittedDraft(aDraft({ trackId: id }, n), n), n));
      }
      const caller = { member: addition.member, session: anArtistSession() };
      await ports.accounts.beginSession(anArtistSession());
      valueOf(await useCases.requestClosure({ caller, password }));
      clock.advance(coolingOffMs);
      valueOf(await useCases.eraseClosedAccounts());
      clock.advance(600_000);
      const failed = new Error('failed');
      before('library', 'commit', () => Promise.reject(failed));
      await expect(useCases.eraseClosedAccounts()).rejects.toBe(failed);

      const statuses = async () => {
        const tracks = await ports.library.findMany([trackId(31), trackId(32)]);
        return tracks.map(({ moderationStatus }) => moderationStatus).toSorted();
      };
      expect(await statuses()).toEqual(['approved', 'taken_down']);
      expect((await ports.artistStore.findArtist(addition.artist.artistId))?.bio).toBeUndefined();
      expect(await ports.artistStore.closuresDue(clock.now(), 9)).toEqual([]);
      clock.advance(600_000);
      expect(await ports.artistStore.closuresDue(clock.now(), 9)).toHaveLength(1);
      expect(valueOf(await useCases.eraseClosedAccounts())).toBe(1);
      expect(await statuses()).toEqual(['taken_down', 'taken_down']);
      expect((await ports.artistStore.findAccount(accountId()))?.closure?.state).toBe('erased');
    }),
  );
});

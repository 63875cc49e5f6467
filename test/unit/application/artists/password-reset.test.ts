import { aRegistration } from '../../../support/http/successes/artist-successes.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { address } from '../../../support/stories/signing-in.ts';
import { inWorld } from '../../../support/worlds/world.ts';

describe('a request for a new password', () => {
  it(
    'is recorded with the service as actor and the address of the request, because anyone can make it',
    inWorld(async ({ useCases, ports }) => {
      const { adult: _, acceptTerms: __, ...entry } = aRegistration();
      valueOf(await useCases.registerArtist({ ...entry, kind: 'artist', address: '198.51.100.7' }));
      valueOf(await useCases.requestPasswordReset({ email: entry.email, address }));
      const member = await ports.artistStore.findMemberByEmail(entry.email);
      const { items } = await ports.auditLog.list({ action: 'artist.request_password_reset' }, { limit: 10 });
      expect(items).toMatchObject([
        { actor: { kind: 'service' }, subjects: [member?.memberId], detail: { address } },
      ]);
    }),
  );
});

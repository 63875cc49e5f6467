import { mailedArtistInvitation } from '../../../support/clients/mailed-links.ts';
import { aRegistration } from '../../../support/http/successes/artist-successes.ts';
import { aService, inService } from '../../../support/service/service.ts';

const register = '/api/v1/artists/register';

describe('who can register an artist account', () => {
  it('only those whom staff invited, if registration is by invitation', async () => {
    const service = await aService({ environment: { ARTIST_REGISTRATION: 'invite', EVENT_WORKER: 'off' } });
    try {
      const { anyone } = service;
      const email = 'invited@label.example';
      const uninvited = await anyone.post(register, aRegistration({ email }));
      expect([uninvited.status, uninvited.body['errors']]).toMatchObject([400, [{ pointer: '/invitation' }]]);
      const { token } = await service.aColleague('rights');
      await anyone.as(token).post('/api/v1/staff/artists/invitations', { email });
      const invitation = await mailedArtistInvitation(service, email);
      const forged = await anyone.post(register, aRegistration({ email, invitation: 'forged.code' }));
      expect([forged.status, forged.body['errors']]).toMatchObject([400, [{ pointer: '/invitation' }]]);
      const stranger = await anyone.post(register, aRegistration({ invitation }));
      expect([stranger.status, stranger.body['errors']]).toMatchObject([400, [{ pointer: '/invitation' }]]);
      expect((await anyone.post(register, aRegistration({ email, invitation }))).status).toBe(201);
      const notes = await service.ports.auditLog.list({ action: 'artist.invite' }, { limit: 10 });
      expect(notes.items).toHaveLength(1);
    } finally {
      await service.close();
    }
  });

  it('nobody, if registration is closed', () =>
    inService(
      { environment: { ARTIST_REGISTRATION: 'closed', EVENT_WORKER: 'off' }, mails: 'kept' },
      async ({ anyone, aColleague, ports }) => {
        expect((await anyone.post(register, aRegistration())).code).toBe('NOT_FOUND');
        const { token } = await aColleague('rights');
        const email = 'invited@label.example';
        const invited = await anyone.as(token).post('/api/v1/staff/artists/invitations', { email });
        expect([invited.status, invited.code]).toEqual([404, 'NOT_FOUND']);
        const now = Date.now();
        expect(await ports.mailQueue.claim({ token: 'look', now, until: now }, 1)).toEqual([]);
      },
    ));

  it('five times an hour from one address', () =>
    inService({}, async ({ anyone }) => {
      const statuses: number[] = [];
      for (let n = 0; n < 6; n++) statuses.push((await anyone.post(register, aRegistration())).status);
      expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    }));

  it('three times in a burst with one mailbox, whether or not it has an account', () =>
    inService({}, async ({ anyone }) => {
      const statuses: number[] = [];
      for (let n = 0; n < 4; n++)
        statuses.push(
          (await anyone.post(register, aRegistration({ email: `one+${n % 2}@label.example` }))).status,
        );
      expect(statuses).toEqual([201, 201, 201, 429]);
    }));
});

import type { ArtistRole } from '../../../../src/domain/artists/account.ts';
import { mailedArtistCode } from '../../../support/clients/mailed-links.ts';
import type { Answered } from '../../../support/clients/partner-client.ts';
import {
  aColleagueOf,
  aConfirmedArtist,
  aConfirmedLabel,
  aLabel,
  anArtist,
} from '../../../support/http/successes/artist-successes.ts';
import { aService, inService, transports, type TestService } from '../../../support/service/service.ts';
import { password } from '../../../support/stories/colleagues.ts';

const artists = '/api/v1/artists';
const members = `${artists}/me/members`;
const accept = `${artists}/invitations/accept`;
const outcomeOf = ({ status, code }: Answered) => [status, code];
let invites = 0;
const invitation = (role: ArtistRole = 'editor') => ({ email: `jo-${++invites}@label.example`, role });

describe.each(transports)('members of labels over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
  });
  afterAll(() => service.close());

  const entering = (email: string, given = password) =>
    service.anyone.post(`${artists}/sessions`, { email, password: given });

  it('join by an emailed code, with a password of their own, and work in the account', async () => {
    const { client, email: owner } = await aConfirmedLabel(service);
    const requested = invitation();
    const invited = await client.post(members, { ...requested, language: 'fr' });
    expect(invited.body).toMatchObject({ ...requested, status: 'invited', language: 'fr' });
    expect(outcomeOf(await entering(requested.email))).toEqual([401, 'SIGN_IN_FAILED']);
    const code = await mailedArtistCode(service, requested.email, 'aic');
    expect((await service.anyone.post(accept, { code, password })).status).toBe(204);
    expect(outcomeOf(await service.anyone.post(accept, { code, password }))).toEqual([404, 'NOT_FOUND']);
    const entered = await entering(requested.email);
    const colleague = service.anyone.as(entered.member('token'));
    const [theirs, own] = [await colleague.get(`${artists}/me`), await client.get(`${artists}/me`)];
    expect(theirs.member('accountId')).toBe(own.member('accountId'));
    expect(theirs.body['member']).toMatchObject({ ...requested, emailVerified: true });
    const listed = await colleague.get(members);
    expect(listed.body['data']).toMatchObject([
      { email: owner, role: 'owner', status: 'joined' },
      { ...requested, status: 'joined' },
    ]);
  });

  it('join by a code whose email was not sent yet', () =>
    inService({ transport, environment: { EVENT_WORKER: 'off' }, mails: 'kept' }, async (own) => {
      own.advance(7 * 86_400_000);
      const { client } = await aColleagueOf(own, await aConfirmedLabel(own), 'editor');
      expect((await client.get(`${artists}/me`)).status).toBe(200);
    }));

  it('are emailed a new code by `invite`, after which earlier ones do not work', async () => {
    const { client } = await aConfirmedLabel(service);
    const requested = invitation();
    const path = `${members}/${(await client.post(members, requested)).member('memberId')}`;
    const first = await mailedArtistCode(service, requested.email, 'aic');
    const again = await client.ask('PATCH', path, { body: { role: 'finance', invite: true } });
    expect(again.body).toMatchObject({ role: 'finance', status: 'invited' });
    const second = await mailedArtistCode(service, requested.email, 'aic', 2);
    expect(outcomeOf(await service.anyone.post(accept, { code: first, password }))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect((await service.anyone.post(accept, { code: second, password })).status).toBe(204);
    expect(outcomeOf(await client.ask('PATCH', path, { body: { invite: true } }))).toEqual([
      409,
      'STATE_CONFLICT',
    ]);
  });

  it('cannot accept after seven days, nor after the invitation was withdrawn', async () => {
    const { client } = await aConfirmedLabel(service);
    const [late, withdrawn] = [invitation(), invitation()];
    await client.post(members, late);
    const { path } = { path: `${members}/${(await client.post(members, withdrawn)).member('memberId')}` };
    const code = await mailedArtistCode(service, withdrawn.email, 'aic');
    expect((await client.delete(path)).status).toBe(204);
    expect(outcomeOf(await client.delete(path))).toEqual([404, 'NOT_FOUND']);
    expect(outcomeOf(await service.anyone.post(accept, { code, password }))).toEqual([404, 'NOT_FOUND']);
    const expired = await mailedArtistCode(service, late.email, 'aic');
    service.advance(7 * 86_400_000);
    expect(outcomeOf(await service.anyone.post(accept, { code: expired, password }))).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });

  it('lose their sessions when they are removed, and may be invited again', async () => {
    const label = await aConfirmedLabel(service);
    const { client, email, memberId } = await aColleagueOf(service, label, 'owner');
    expect((await client.get(`${artists}/me`)).status).toBe(200);
    expect((await label.client.delete(`${members}/${memberId}`)).status).toBe(204);
    expect(outcomeOf(await client.get(`${artists}/me`))).toEqual([401, 'TOKEN_INVALID']);
    expect(outcomeOf(await entering(email))).toEqual([401, 'SIGN_IN_FAILED']);
    expect((await label.client.post(members, { email, role: 'finance' })).status).toBe(201);
    expect(outcomeOf(await label.client.post(members, { email, role: 'editor' }))).toEqual([
      409,
      'STATE_CONFLICT',
    ]);
  });

  it('keep one owner who has joined', async () => {
    const label = await aConfirmedLabel(service);
    const own = await label.client.get(`${artists}/me`);
    const { memberId } = own.body['member'] as { readonly memberId: string };
    await label.client.post(members, invitation('owner'));
    const path = `${members}/${memberId}`;
    for (const rejected of [
      await label.client.delete(path),
      await label.client.ask('PATCH', path, { body: { role: 'editor' } }),
    ])
      expect(rejected.body).toMatchObject({
        code: 'STATE_CONFLICT',
        detail: 'This is the only owner who has joined. Make another member an owner first.',
      });
    await aColleagueOf(service, label, 'owner');
    expect((await label.client.ask('PATCH', path, { body: { role: 'editor' } })).status).toBe(200);
    expect(outcomeOf(await label.client.post(members, invitation()))).toEqual([403, 'ROLE_MISSING']);
  });

  it('have an address of one account, which the label does not learn', async () => {
    const [label, other] = [await aConfirmedLabel(service), await anArtist(service)];
    const known = await label.client.post(members, { email: other.email, role: 'editor' });
    expect(known.body).toMatchObject({ status: 'invited', email: other.email });
    const code = await mailedArtistCode(service, other.email, 'aic');
    const rejected = await service.anyone.post(accept, { code, password: 'nine calm harbours' });
    expect(outcomeOf(rejected)).toEqual([409, 'STATE_CONFLICT']);
    expect((await entering(other.email)).status).toBe(201);
  });

  it('are invited by labels whose owner has confirmed the address', async () => {
    const rejections = [await aConfirmedArtist(service), await aLabel(service)].map(async ({ client }) => {
      const { body } = await client.post(members, invitation());
      return [body['code'], body['detail']];
    });
    expect(await Promise.all(rejections)).toEqual([
      [
        'STATE_CONFLICT',
        'The account of an artist has one member. Register a label to work with several people.',
      ],
      ['STATE_CONFLICT', 'Confirm your email address first.'],
    ]);
  });

  it('are invited in bursts of at most twenty', () =>
    inService({ transport, environment: { EVENT_WORKER: 'off' } }, async (own) => {
      const { client } = await aConfirmedLabel(own);
      for (let n = 0; n < 20; n++) expect((await client.post(members, invitation())).status).toBe(201);
      expect(outcomeOf(await client.post(members, invitation()))).toEqual([429, 'RATE_LIMITED']);
    }));
});

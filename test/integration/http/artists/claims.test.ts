import type { Answered } from '../../../support/clients/partner-client.ts';
import {
  aConfirmedArtist,
  aCreditedName,
  anArtist,
  claimed,
} from '../../../support/http/successes/artist-successes.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const claims = '/api/v1/artists/me/claims';
const reviewed = '/api/v1/staff/artist-claims';
const outcomeOf = ({ status, code }: Answered) => [status, code];

describe.each(transports)('claims to artists of the catalog over %s', (transport) => {
  let service: TestService;
  let moderator: TestService['anyone'];
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' }, mails: 'kept' });
    moderator = service.anyone.as((await service.aColleague('moderator')).token);
  });
  afterAll(() => service.close());

  const deciding = (claim: Answered, outcome: string, statement = 'Your site links to the account.') =>
    moderator.post(`${reviewed}/${claim.member('claimId')}/decision`, { outcome, statement });
  const mailsTo = async (to: string) => {
    const now = Date.now();
    const due = await service.ports.mailQueue.claim({ token: 'look', now, until: now }, 100);
    return due.map(({ mail }) => mail).filter((mail) => mail.to === to);
  };

  it('are approved with a statement, which the claimant is emailed', async () => {
    const artist = await aConfirmedArtist(service);
    const { name, artistId: catalogId } = await aCreditedName(service);
    const claim = await claimed(service, artist, `  ${name.toUpperCase()} `);
    expect(claim.body).toMatchObject({ artistName: name, catalogId, status: 'open' });
    const waiting = await moderator.get(reviewed);
    expect(waiting.body['data']).toContainEqual(
      expect.objectContaining({ claimId: claim.member('claimId'), profileName: 'Mara Lind' }),
    );
    const decided = await deciding(claim, 'approved');
    expect(decided.body).toMatchObject({ status: 'approved', statement: 'Your site links to the account.' });
    const own = await artist.client.get(claims);
    expect(own.body['data']).toMatchObject([
      { status: 'approved', statement: 'Your site links to the account.' },
    ]);
    expect(own.text).not.toContain('decidedBy');
    const mail = (await mailsTo(artist.email)).find(({ kind }) => kind === 'artist_claim_decided');
    expect(mail?.subject).toBe(`Your claim to ${name} was approved`);
    expect(mail?.paragraphs.at(-1)).toBe('Our reasons: Your site links to the account.');
    expect(outcomeOf(await deciding(claim, 'rejected'))).toEqual([409, 'STATE_CONFLICT']);
  });

  it('give an artist to one profile', async () => {
    const [first, second] = [await aConfirmedArtist(service), await aConfirmedArtist(service)];
    const { name } = await aCreditedName(service);
    const [one, other] = [await claimed(service, first, name), await claimed(service, second, name)];
    expect((await deciding(one, 'approved')).status).toBe(200);
    const late = await deciding(other, 'approved');
    expect(late.body).toMatchObject({
      code: 'STATE_CONFLICT',
      detail: 'The tracks of this artist already belong to a profile.',
    });
    expect((await deciding(other, 'rejected')).body).toMatchObject({ status: 'rejected' });
    const again = await claimed(service, second, name);
    expect(outcomeOf(again)).toEqual([409, 'STATE_CONFLICT']);
  });

  it('are submitted once at a time for an artist, and again after a rejection', async () => {
    const artist = await aConfirmedArtist(service);
    const { name } = await aCreditedName(service);
    const first = await claimed(service, artist, name);
    expect((await claimed(service, artist, name)).body).toMatchObject({
      detail: 'The profile has an open claim to this artist. Wait for its decision.',
    });
    await deciding(first, 'rejected');
    expect((await claimed(service, artist, name)).status).toBe(201);
  });

  it('need a confirmed address, a credited name and a profile of the account', async () => {
    const artist = await aConfirmedArtist(service);
    const { name } = await aCreditedName(service);
    await claimed(service, artist, name);
    expect(outcomeOf(await claimed(service, await anArtist(service), name))).toEqual([409, 'STATE_CONFLICT']);
    const artistId = (await artist.client.get('/api/v1/artists/me')).member('artistId');
    const body = { artistId, artistName: 'Nobody Whom Tracks Credit', evidence: 'None.' };
    expect(outcomeOf(await artist.client.post(claims, body))).toEqual([404, 'NOT_FOUND']);
    const other = await aConfirmedArtist(service);
    expect(outcomeOf(await other.client.post(claims, { ...body, artistName: name }))).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });

  it('are decided by moderators and rights staff', async () => {
    const claim = await claimed(service, await aConfirmedArtist(service));
    const finance = service.anyone.as((await service.aColleague('finance')).token);
    const path = `${reviewed}/${claim.member('claimId')}/decision`;
    const body = { outcome: 'approved', statement: 'Yes.' };
    expect(outcomeOf(await finance.post(path, body))).toEqual([403, 'ROLE_MISSING']);
    expect(outcomeOf(await finance.get(reviewed))).toEqual([403, 'ROLE_MISSING']);
    const rights = service.anyone.as((await service.aColleague('rights')).token);
    expect((await rights.post(path, body)).status).toBe(200);
  });
});

import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { decryptedMail } from '../../../../src/application/mail/encrypted-mail.ts';
import { mailedArtistCode } from '../../../support/clients/mailed-links.ts';
import type { Answered } from '../../../support/clients/partner-client.ts';
import { anArtist } from '../../../support/http/successes/artist-successes.ts';
import {
  anAskedTrack,
  aPartyWith,
  aTrackWithWriter,
  shareConfirmations,
  sharesOf,
  withShares,
} from '../../../support/http/successes/parties/confirmation-successes.ts';
import { ownTracks } from '../../../support/http/successes/draft-successes.ts';
import { parties } from '../../../support/http/successes/party-successes.ts';
import { aService, inService, transports, type TestService } from '../../../support/service/service.ts';

const outcomeOf = ({ status, code }: Answered) => [status, code];
type Row = { readonly partyId: string; readonly state: string };
const statesIn = ({ body }: Answered) =>
  Object.fromEntries((body['data'] as readonly Row[]).map(({ partyId, state }) => [partyId, state]));

describe.each(transports)('confirmations of shares over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
  });
  afterAll(() => service.close());

  const read = (code: string) => service.anyone.post(`${shareConfirmations}/read`, { code });
  const answer = (code: string, given: string, reason?: string) =>
    service.anyone.post(`${shareConfirmations}/answer`, {
      ...{ code, answer: given },
      ...(reason !== undefined && { reason }),
    });

  it('are asked of parties with an address, except owners of the account, and given with the emailed code', async () => {
    const track = await aTrackWithWriter(service);
    const { client, owner, writer, confirmations } = track;
    expect(statesIn(await client.get(confirmations))).toEqual({ [owner]: 'confirmed', [writer]: 'notAsked' });
    const asked = await client.post(confirmations, undefined);
    expect(asked.status).toBe(200);
    expect(asked.body['emailed']).toEqual([writer]);
    expect(asked.body['data']).toMatchObject([
      { partyId: owner, state: 'confirmed' },
      { partyId: writer, name: 'Noor Elia', state: 'asked', reminders: 0 },
    ]);
    const code = await mailedArtistCode(service, track.address, 'asc');
    const seen = await read(code);
    expect(seen.status).toBe(200);
    expect(seen.body).toMatchObject({
      ...{ account: 'Mara Lind', title: 'Harbour Lights', party: 'Noor Elia', state: 'asked' },
      shares: [{ side: 'writer', role: 'composer', sharePct: '100', administeredBy: 'Mara Lind' }],
    });
    expect(seen.text).not.toMatch(/pty_|trk_|acc_|@/);
    expect((await answer(code, 'confirm')).body).toEqual({ ...seen.body, state: 'confirmed' });
    const { items } = await service.ports.auditLog.list({ subject: writer }, { limit: 50 });
    const answers = items.filter(({ action }) => action === 'artist.shares_confirmed');
    expect(answers.map(({ detail }) => Object.keys(detail))).toEqual([['question']]);
    const listed = await client.get(confirmations);
    expect(statesIn(listed)).toEqual({ [owner]: 'confirmed', [writer]: 'confirmed' });
    expect((await client.post(confirmations, undefined)).body['emailed']).toEqual([]);
  });

  it('include the consents to data mining and AI: other consents need a new confirmation, and the party sees them', async () => {
    const { client, code, writer, path, address, confirmations } = await anAskedTrack(service);
    await answer(code, 'confirm');
    const uses = { dataMining: 'notAllowed', aiInference: 'notAllowed', aiGenerativeTraining: 'notAllowed' };
    const edit = (tdm: object | null) =>
      client.ask('PATCH', path, { headers: { 'if-match': '*' }, body: { tdm } });
    await edit({ ...uses, aiTraining: 'notAllowed' });
    expect(statesIn(await client.get(confirmations))[writer]).toBe('confirmed');
    const tdm = { ...uses, aiTraining: 'allowed' };
    expect((await edit(tdm)).status).toBe(200);
    expect(statesIn(await client.get(confirmations))[writer]).toBe('notAsked');
    expect(outcomeOf(await read(code))).toEqual([409, 'STATE_CONFLICT']);
    service.advance(dayMs);
    expect((await client.post(confirmations, undefined)).body['emailed']).toEqual([writer]);
    const next = await mailedArtistCode(service, address, 'asc');
    expect((await read(next)).body).toMatchObject({ state: 'asked', tdm });
    await answer(next, 'confirm');
    expect(statesIn(await client.get(confirmations))[writer]).toBe('confirmed');
    await edit(null);
    expect(statesIn(await client.get(confirmations))[writer]).toBe('notAsked');
  });

  it('name the account that entered the address, the rights of the reader and the way out in the email', () =>
    inService({ transport, environment: { EVENT_WORKER: 'off' }, mails: 'kept' }, async (own) => {
      const { address } = await anAskedTrack(own);
      const now = Date.now();
      const waiting = await own.ports.mailQueue.claim({ token: 'look', now, until: now }, 100);
      const found = waiting.find(({ mail }) => mail.to === address)?.mail;
      expect(found?.paragraphs).toEqual([]);
      const mail = found && decryptedMail(own.ports.secretCipher, found);
      expect(mail).toMatchObject({
        kind: 'artist_share_confirmation',
        subject: 'Confirm your shares in a track of Mara Lind',
        action: { label: 'View the shares', url: `${own.baseUrl}/shares` },
      });
      const text = mail?.paragraphs.join('\n') ?? '';
      for (const said of [
        '30 days',
        'Mara Lind entered your email address',
        'GDPR',
        '2 reminders',
        'No more emails',
      ])
        expect(text).toContain(said);
      expect(text).not.toContain('Harbour Lights');
    }));

  it('need to be given again for changed shares, not for changed shares of another party', async () => {
    const track = await anAskedTrack(service);
    const { client, owner, writer, path, confirmations, code } = track;
    await answer(code, 'confirm');
    const other = await aPartyWith(client, { name: 'Zoë', email: 'zoe@songs.example' });
    const rights = sharesOf(owner, writer);
    await withShares(client, path, { ...rights, master: [{ partyId: other, sharePct: '100' }] });
    const states = statesIn(await client.get(confirmations));
    expect(states).toMatchObject({ [writer]: 'confirmed', [other]: 'notAsked' });
    await withShares(client, path, sharesOf(owner, writer, '50'));
    expect(statesIn(await client.get(confirmations))[writer]).toBe('notAsked');
    expect(outcomeOf(await read(code))).toEqual([409, 'STATE_CONFLICT']);
    expect(outcomeOf(await answer(code, 'confirm'))).toEqual([409, 'STATE_CONFLICT']);
    expect((await client.post(confirmations, undefined)).body['emailed']).toEqual([]);
    service.advance(dayMs);
    expect((await client.post(confirmations, undefined)).body['emailed']).toEqual([writer]);
    expect(outcomeOf(await read(code))).toEqual([409, 'STATE_CONFLICT']);
    await withShares(client, path, rights);
    expect(statesIn(await client.get(confirmations))[writer]).toBe('notAsked');
  });

  it('need to be given again under another name or title, and an opt-out works whatever has changed', async () => {
    const { client, path, writer, confirmations, code } = await anAskedTrack(service);
    await answer(code, 'confirm');
    const headers = { 'if-match': '*' };
    await client.ask('PATCH', path, { headers, body: { title: 'Another Track' } });
    expect(statesIn(await client.get(confirmations))[writer]).toBe('notAsked');
    await client.ask('PATCH', `${parties}/${writer}`, { body: { name: 'Another Person' } });
    expect(outcomeOf(await answer(code, 'confirm'))).toEqual([409, 'STATE_CONFLICT']);
    const optedOut = await answer(code, 'optOut');
    expect(optedOut.body).toMatchObject({ state: 'optedOut', shares: [], party: '' });
    expect(optedOut.text).not.toMatch(/Another (Track|Person)/);
    expect(statesIn(await client.get(confirmations))[writer]).toBe('optedOut');
  });

  it('need to be given again at a changed address', async () => {
    const { client, writer, confirmations, code } = await anAskedTrack(service);
    await answer(code, 'confirm');
    const party = `${parties}/${writer}`;
    await client.ask('PATCH', party, { body: { email: 'other@songs.example' } });
    expect(statesIn(await client.get(confirmations))[writer]).toBe('notAsked');
    await client.ask('PATCH', party, { body: { email: null } });
    expect(statesIn(await client.get(confirmations))[writer]).toBe('noAddress');
    expect((await client.post(confirmations, undefined)).body['emailed']).toEqual([]);
    expect(outcomeOf(await read(code))).toEqual([409, 'STATE_CONFLICT']);
  });

  it('are disputed with a reason that the account sees, until the party answers otherwise', async () => {
    const { client, writer, confirmations, code } = await anAskedTrack(service);
    expect((await answer(code, 'dispute', 'I wrote half.')).body['state']).toBe('disputed');
    const listed = await client.get(confirmations);
    expect(listed.body['data']).toContainEqual(
      expect.objectContaining({ partyId: writer, state: 'disputed', reason: 'I wrote half.' }),
    );
    expect((await client.post(confirmations, undefined)).body['emailed']).toEqual([]);
    expect((await answer(code, 'confirm')).body['state']).toBe('confirmed');
    expect((await client.get(confirmations)).text).not.toContain('I wrote half.');
    const rejected = await answer(code, 'confirm', 'Because.');
    expect(outcomeOf(rejected)).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('are not asked of a mailbox that has opted out, by any account', async () => {
    const { client, writer, confirmations, code, address } = await anAskedTrack(service);
    expect((await answer(code, 'optOut')).body['state']).toBe('optedOut');
    expect(statesIn(await client.get(confirmations))[writer]).toBe('optedOut');
    const other = await aTrackWithWriter(service);
    const spelled = address.replace('@', '+songs@').toUpperCase();
    await other.client.ask('PATCH', `${parties}/${other.writer}`, { body: { email: spelled } });
    const asked = await other.client.post(other.confirmations, undefined);
    expect([asked.body['emailed'], statesIn(asked)[other.writer]]).toEqual([[], 'optedOut']);
    expect((await answer(code, 'confirm')).body['state']).toBe('confirmed');
    expect(statesIn(await client.get(confirmations))[writer]).toBe('confirmed');
  });

  it('belong to the account of the track, and need a confirmed address to be asked', async () => {
    const { confirmations } = await aTrackWithWriter(service);
    const { client } = await anArtist(service);
    expect(outcomeOf(await client.get(confirmations))).toEqual([404, 'NOT_FOUND']);
    expect(outcomeOf(await client.post(confirmations, undefined))).toEqual([409, 'STATE_CONFLICT']);
    const created = await client.post(ownTracks, { title: 'Mine' });
    const own = `${ownTracks}/${created.member('trackId')}/confirmations`;
    expect((await client.get(own)).body).toMatchObject({ data: [] });
    expect(outcomeOf(await client.post(own, undefined))).toEqual([409, 'STATE_CONFLICT']);
    const { client: stranger } = await aTrackWithWriter(service);
    expect(outcomeOf(await stranger.post(confirmations, undefined))).toEqual([404, 'NOT_FOUND']);
  });

  it('keep a party until no track names it, and end with their track', async () => {
    const { client, writer, path, created, code, owner } = await anAskedTrack(service);
    const removed = await client.ask('DELETE', `${parties}/${writer}`);
    expect([...outcomeOf(removed), removed.body['trackId']]).toEqual([
      ...[409, 'STATE_CONFLICT', created.member('trackId')],
    ]);
    const administrator = await client.ask('DELETE', `${parties}/${owner}`);
    expect(administrator.status).toBe(409);
    expect((await client.ask('DELETE', path)).status).toBe(204);
    expect(outcomeOf(await read(code))).toEqual([404, 'NOT_FOUND']);
    expect((await client.ask('DELETE', `${parties}/${writer}`)).status).toBe(204);
  });

  it('of a party that the account has deleted since are disputed, and opt out its mailbox', async () => {
    const { client, writer, path, code, owner, address, confirmations } = await anAskedTrack(service);
    await withShares(client, path, sharesOf(owner, owner));
    expect((await client.ask('DELETE', `${parties}/${writer}`)).status).toBe(204);
    expect(outcomeOf(await read(code))).toEqual([409, 'STATE_CONFLICT']);
    expect(outcomeOf(await answer(code, 'confirm'))).toEqual([409, 'STATE_CONFLICT']);
    expect((await answer(code, 'dispute')).body).toMatchObject({ state: 'disputed', shares: [], party: '' });
    expect((await answer(code, 'optOut')).body['state']).toBe('optedOut');
    const again = await aPartyWith(client, { name: 'Noor Elia', email: address });
    await withShares(client, path, sharesOf(owner, again));
    const asked = await client.post(confirmations, undefined);
    expect([asked.body['emailed'], statesIn(asked)[again]]).toEqual([[], 'optedOut']);
  });

  it('are needed to submit the track', async () => {
    const { client, path, code } = await anAskedTrack(service);
    const unconfirmed = async () => {
      const { body } = await client.post(`${path}/submit`, undefined);
      const errors = body['errors'] as readonly { readonly pointer: string; readonly detail: string }[];
      return errors.flatMap(({ pointer, detail }) => (pointer.includes('partyId') ? [pointer, detail] : []));
    };
    expect(await unconfirmed()).toEqual(['/rights/writers/0/partyId', 'has not confirmed its shares']);
    await answer(code, 'dispute');
    expect(await unconfirmed()).toEqual(['/rights/writers/0/partyId', 'disputes its shares']);
    await answer(code, 'confirm');
    expect(await unconfirmed()).toEqual([]);
  });

  it('are reminded of twice, three days apart, with a code that replaces the one before', async () => {
    const own = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
    try {
      const { client, email, address, confirmations, code, writer } = await anAskedTrack(own);
      const remind = async () => (await client.post(confirmations, undefined)).body['emailed'];
      const status = async (given: string) =>
        (await own.anyone.post(`${shareConfirmations}/read`, { code: given })).status;
      expect([email, await remind()]).toEqual([email, []]);
      own.advance(3 * dayMs);
      expect(await remind()).toEqual([writer]);
      const second = await mailedArtistCode(own, address, 'asc', 2);
      expect([await status(code), await status(second)]).toEqual([409, 200]);
      expect(await remind()).toEqual([]);
      own.advance(3 * dayMs);
      expect(await remind()).toEqual([writer]);
      const third = await mailedArtistCode(own, address, 'asc', 3);
      expect(await status(third)).toBe(200);
    } finally {
      await own.close();
    }
  });
});

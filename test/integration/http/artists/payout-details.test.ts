import { payoutPurpose } from '../../../../src/application/artists/edit-own-artist.ts';
import { AccountId } from '../../../../src/domain/shared/ids.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import { mailedArtistCode, mailedSubjects } from '../../../support/clients/mailed-links.ts';
import { aConfirmedArtist, anArtist, fullProfile } from '../../../support/http/successes/artist-successes.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';
import { password } from '../../../support/stories/colleagues.ts';

const me = '/api/v1/artists/me';
const { payout } = fullProfile;
const another = {
  type: 'account',
  holder: 'Ann',
  country: 'US',
  bankCode: '026009593',
  accountNumber: '123456',
};

const edit = async (client: PartnerClient, body: object) => client.ask('PATCH', me, { body });

describe.each(transports)('payout details of artists and labels over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
  });
  afterAll(() => service.close());

  const changesOf = async (memberId: string) => {
    const notes = await service.ports.auditLog.list({ action: 'artist.change_payout' }, { limit: 50 });
    return notes.items.filter(({ subjects }) => subjects.includes(memberId)).map(({ detail }) => detail);
  };
  const memberOf = async (client: PartnerClient) =>
    ((await client.get(me)).body['member'] as { readonly memberId: string }).memberId;

  it('change only with the password: encrypted, masked, and with payouts held and the owner notified', async () => {
    const { client, email } = await aConfirmedArtist(service);
    expect((await edit(client, { payout })).body['errors']).toMatchObject([{ pointer: '/password' }]);
    expect((await edit(client, { payout, password: 'wrong' })).code).toBe('REAUTHENTICATION_FAILED');
    const edited = await edit(client, { payout, password });
    const shown = edited.body['payout'] as Readonly<Record<string, string>>;
    expect(shown).toMatchObject({ type: 'iban', masked: 'DE••6199' });
    const heldMs = Date.parse(shown['heldUntil'] ?? '') - Date.parse(shown['changedAt'] ?? '');
    expect(heldMs).toBe(72 * 3_600_000);
    expect(edited.text).not.toContain('51210800');

    const accountId = AccountId(edited.member('accountId'));
    const sealed = (await service.ports.artistStore.findAccount(accountId))?.payout?.sealed ?? '';
    expect(sealed).not.toContain('5121');
    const opened = service.ports.secretCipher.decrypt(sealed, payoutPurpose(accountId));
    expect(JSON.parse(opened ?? '')).toMatchObject({ iban: 'DE75512108001245126199', holder: 'Mara Lind' });
    expect(await mailedSubjects(service, email, 2)).toContain('The payout details of Mara Lind have changed');
    expect((await edit(client, { payout: null, password })).body['payout']).toBeUndefined();
    expect(await changesOf(await memberOf(client))).toEqual([{ changed: 'payout' }, { changed: 'payout' }]);
  });

  it('need a confirmed address, so that those of a stranger do not stay in an account', async () => {
    const { client, email } = await anArtist(service);
    const rejected = await edit(client, { name: 'Any text', payout, password });
    expect([rejected.status, rejected.code, rejected.body['detail']]).toEqual([
      409,
      'STATE_CONFLICT',
      'Confirm your email address first.',
    ]);
    expect((await client.get(me)).body).toMatchObject({ name: 'Mara Lind' });
    await service.anyone.post('/api/v1/artists/password-resets', { email });
    const code = await mailedArtistCode(service, email, 'apc');
    const taken = { code, password: 'nine calm harbours' };
    await service.anyone.post('/api/v1/artists/password-resets/complete', taken);
    const entered = await service.anyone.post('/api/v1/artists/sessions', {
      email,
      password: taken.password,
    });
    const owner = service.anyone.as(entered.member('token'));
    expect((await owner.get(me)).body['payout']).toBeUndefined();
    expect(await mailedSubjects(service, email, 2)).toEqual([
      'Confirm your email address',
      'Set a new password',
    ]);
    expect((await edit(owner, { payout, password: taken.password })).status).toBe(200);
  });

  it('change nothing and email nobody when there are none to remove', async () => {
    const { client, email } = await aConfirmedArtist(service);
    const before = await client.get(me);
    const removed = await edit(client, { payout: null, password });
    expect([removed.status, removed.text, removed.headers['etag']]).toEqual([
      200,
      before.text,
      before.headers['etag'],
    ]);
    expect(await mailedSubjects(service, email)).toEqual(['Confirm your email address']);
    expect(await changesOf(await memberOf(client))).toEqual([]);
  });

  it('change three times in a burst by one member, and other members may continue', async () => {
    const { client } = await aConfirmedArtist(service);
    const given = [payout, another, null, payout, null];
    const answers = [];
    for (const details of given) answers.push(await edit(client, { payout: details, password }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 200]);
    expect(answers[3]?.code).toBe('RATE_LIMITED');
    expect((await edit(client, { name: 'Mara Lind Duo' })).status).toBe(200);
    const other = await aConfirmedArtist(service);
    expect((await edit(other.client, { payout, password })).status).toBe(200);
  });
});

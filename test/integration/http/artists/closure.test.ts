import { AccountId } from '../../../../src/domain/shared/ids.ts';
import { mailedSubjects } from '../../../support/clients/mailed-links.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import { noEffects } from '../../../support/effects.ts';
import {
  aColleagueOf,
  aConfirmedLabel,
  aRegistration,
  fullProfile,
} from '../../../support/http/successes/artist-successes.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';
import { password } from '../../../support/stories/colleagues.ts';

const me = '/api/v1/artists/me';
const closure = `${me}/closure`;

describe.each(transports)('closing an account of an artist or label over %s', (transport) => {
  let service: TestService;
  let staff: PartnerClient;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
    staff = service.anyone.as((await service.aColleague('rights')).token);
  });
  afterAll(() => service.close());

  /** Lets the next step of closure be due now, and takes it. */
  const step = async (client: PartnerClient, id?: AccountId) => {
    const { artistStore } = service.ports;
    const accountId = id ?? AccountId((await client.get(me)).member('accountId'));
    const account = await artistStore.findAccount(accountId);
    if (!account?.closure || account.closure.state === 'erased') throw new Error('nothing to do');
    const due = account.closure.state === 'requested' ? { effectiveAt: 1 } : { dueAt: 1 };
    const next = { ...account, closure: { ...account.closure, ...due }, version: account.version + 1 };
    await artistStore.change({
      ...{ accountId, account: { next, version: account.version }, effects: noEffects },
    });
    valueOf(await service.useCases.eraseClosedAccounts());
    return accountId;
  };

  it('is requested with the password, shown, emailed to every owner, and withdrawn by another owner', async () => {
    const label = await aConfirmedLabel(service);
    const other = await aColleagueOf(service, label, 'owner');
    expect((await label.client.post(closure, { password: 'wrong' })).code).toBe('REAUTHENTICATION_FAILED');
    expect((await label.client.post(closure, {})).body['errors']).toMatchObject([{ pointer: '/password' }]);
    const requested = await label.client.post(closure, { password });
    const { requestedAt, effectiveAt } = requested.body['closure'] as Readonly<Record<string, string>>;
    expect(Date.parse(effectiveAt ?? '') - Date.parse(requestedAt ?? '')).toBe(14 * 86_400_000);
    expect((await other.client.get(me)).body['closure']).toEqual(requested.body['closure']);
    const kept = await other.client.delete(closure);
    expect([kept.status, kept.body['closure']]).toEqual([200, undefined]);
    const subjects = async (email: string, count: number) =>
      (await mailedSubjects(service, email, count)).filter((subject) => /clos|cerr/.test(subject));
    expect(await subjects(label.email, 5)).toEqual([
      'Mara Lind: your account will be closed',
      'Mara Lind: your account will not be closed',
    ]);
    // The colleague was invited in Spanish.
    expect(await subjects(other.email, 3)).toEqual([
      'Mara Lind: se va a cerrar su cuenta',
      // Encoded in the file of a sent email, and not in the queue.
      expect.stringMatching(/su.cuenta.no.se.cerrar/) as string,
    ]);
  });

  it('is limited for all owners of an account together', async () => {
    const label = await aConfirmedLabel(service);
    const other = await aColleagueOf(service, label, 'owner');
    for (const { client } of [label, other, label]) {
      expect((await client.post(closure, { password })).status).toBe(200);
      await client.delete(closure);
    }
    expect((await other.client.post(closure, { password })).code).toBe('RATE_LIMITED');
  });

  it('is for owners alone', async () => {
    const label = await aConfirmedLabel(service);
    for (const role of ['editor', 'finance'] as const) {
      const { client } = await aColleagueOf(service, label, role);
      expect((await client.post(closure, { password })).code).toBe('ROLE_MISSING');
      expect((await client.delete(closure)).code).toBe('ROLE_MISSING');
    }
  });

  it('ends every access, frees the address, and shows staff a closed account without personal data', async () => {
    const label = await aConfirmedLabel(service);
    const { client, email } = label;
    await client.ask('PATCH', me, { body: fullProfile });
    const own = await client.get(me);
    const artistId = own.member('artistId');
    const colleague = await aColleagueOf(service, label, 'editor');
    await client.post(closure, { password });
    const accountId = await step(client);
    for (const one of [label, colleague]) expect((await one.client.get(me)).status).toBe(401);
    const signIn = { email, password };
    expect((await service.anyone.post('/api/v1/artists/sessions', signIn)).code).toBe('SIGN_IN_FAILED');
    await step(client, accountId);
    const shown = await staff.get(`/api/v1/staff/artists/${artistId}`);
    expect(shown.body).toMatchObject({ name: fullProfile.name, links: [], account: { status: 'closed' } });
    expect(shown.body['account']).toMatchObject({ members: [] });
    expect(shown.text).not.toContain('Field recordings');
    expect(shown.text).not.toContain(email);
    const again = await service.anyone.post('/api/v1/artists/register', aRegistration({ email }));
    expect([again.status, again.member('accountId') === accountId]).toEqual([201, false]);
    expect((await service.anyone.post('/api/v1/artists/sessions', signIn)).status).toBe(201);
    const log = await service.ports.auditLog.entries({ after: 0, limit: 1_000 });
    const text = JSON.stringify(log.filter(({ action }) => action.startsWith('artist.')));
    expect(text).toContain(accountId);
    for (const personal of [email, colleague.email, fullProfile.name, 'Mara Lind'])
      expect(text).not.toContain(personal);
  });
});

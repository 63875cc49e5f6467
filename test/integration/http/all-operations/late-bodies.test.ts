import { request, type ClientRequest } from 'node:http';
import { aMemberOf } from '../../../support/http/team.ts';
import { portalSession } from '../../../support/http/portal.ts';
import { softwareAuthenticator } from '../../../support/passkeys/software-authenticator.ts';
import { aService, anOrder, transports, type TestService } from '../../../support/service/service.ts';

/** Sends the head, and the body only once it is asked for: by then the caller was authenticated. */
const requested = async (url: string, method: string, as: string | Readonly<Record<string, string>>) => {
  const headers = {
    ...(typeof as === 'string' ? { authorization: `Bearer ${as}` } : as),
    'content-type': 'application/json',
    expect: '100-continue',
  };
  const outgoing: ClientRequest = request(url, { method, headers });
  const answered = new Promise<{ readonly status: number; readonly code: unknown }>((resolve, reject) => {
    outgoing.on('error', reject).on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('end', () => {
        const { code } = JSON.parse(text) as { readonly code?: unknown };
        resolve({ status: response.statusCode ?? 0, code });
      });
    });
  });
  outgoing.flushHeaders();
  await new Promise<void>((resolve, reject) => outgoing.once('continue', resolve).once('error', reject));
  return (body: unknown) => {
    outgoing.end(JSON.stringify(body));
    return answered;
  };
};

describe.each(transports)('a request whose body arrives slowly over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport });
  });
  afterAll(() => service.close());

  const renaming = async () => {
    const { token, caller } = await service.aColleague('admin');
    const { staffId } = caller.member;
    const finish = await requested(`${service.baseUrl}/api/v1/staff/accounts/${staffId}`, 'PATCH', token);
    return { staffId, token, finish: () => finish({ name: 'Late' }) };
  };
  const nameOf = async (id: Awaited<ReturnType<typeof renaming>>['staffId']) =>
    (await service.ports.staffRegistry.find(id))?.name;
  const byAnother = async () => service.anyone.as((await service.aColleague('admin')).token);

  it('is done where nothing has changed meanwhile', async () => {
    const late = await renaming();
    expect((await late.finish()).status).toBe(200);
    expect(await nameOf(late.staffId)).toBe('Late');
  });

  it('does nothing for a member who was disabled meanwhile', async () => {
    const late = await renaming();
    const body = { status: 'disabled' };
    await (await byAnother()).ask('PATCH', `/api/v1/staff/accounts/${late.staffId}`, { body });
    expect(await late.finish()).toEqual({ status: 401, code: 'TOKEN_INVALID' });
    expect(await nameOf(late.staffId)).not.toBe('Late');
  });

  it('does nothing in a session that was ended meanwhile', async () => {
    const late = await renaming();
    await service.anyone.as(late.token).delete('/api/v1/staff/sessions/current');
    expect(await late.finish()).toEqual({ status: 401, code: 'TOKEN_INVALID' });
    expect(await nameOf(late.staffId)).not.toBe('Late');
  });

  it('does nothing for a member who lost the role meanwhile', async () => {
    const late = await renaming();
    const body = { roles: ['finance'] };
    await (await byAnother()).ask('PATCH', `/api/v1/staff/accounts/${late.staffId}`, { body });
    expect(await late.finish()).toEqual({ status: 403, code: 'ROLE_MISSING' });
    expect(await nameOf(late.staffId)).not.toBe('Late');
  });

  it('does nothing in a session of the portal that was ended meanwhile', async () => {
    const { client, apiKey } = await service.aPartner();
    const { trackId } = await service.aTrackInCatalog();
    const { headers } = await portalSession(service.anyone, apiKey);
    const finish = await requested(`${service.baseUrl}/api/v1/licenses`, 'POST', headers);
    await service.anyone.withHeaders(headers).delete('/api/v1/portal/session');
    expect(await finish(anOrder(trackId))).toEqual({ status: 401, code: 'TOKEN_INVALID' });
    expect((await client.get('/api/v1/licenses')).body['data']).toEqual([]);
  });

  it('registers no passkey in a session of the portal that was ended meanwhile', async () => {
    const partner = await service.aPartner();
    const owner = await aMemberOf(service, partner, partner.client, 'owner');
    const passkeys = '/api/v1/portal/passkeys';
    const started = await owner.client.post(`${passkeys}/registrations`);
    const key = softwareAuthenticator(service.baseUrl);
    const response = key.create(started.body['options'] as Record<string, unknown>);
    const finish = await requested(`${service.baseUrl}${passkeys}`, 'POST', owner.headers);
    await owner.client.delete('/api/v1/portal/session');
    const late = await finish({ name: 'Stays', state: started.member('state'), response });
    expect(late).toEqual({ status: 401, code: 'TOKEN_INVALID' });
    const again = await service.ports.accounts.passkeyWith('platform', response.id);
    expect(again).toBeUndefined();
  });

  it('does nothing for a platform that was suspended meanwhile', async () => {
    const { slug, apiKey } = await service.aPartner();
    const finish = await requested(`${service.baseUrl}/api/v1/licenses/preflight`, 'POST', apiKey);
    await (
      await byAnother()
    ).ask('PATCH', `/api/v1/staff/platforms/${slug}`, {
      body: { status: 'suspended', reason: 'Unpaid invoices.' },
    });
    const late = await finish({ candidates: [{ trackId: 'trk_x', contentId: 'video-1' }] });
    expect(late).toEqual({ status: 403, code: 'PLATFORM_SUSPENDED' });
  });
});

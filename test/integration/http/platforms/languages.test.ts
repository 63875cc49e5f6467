import {
  mailedContactCode,
  mailedLanguages,
  mailedRegistration,
  mailedSignIn,
} from '../../../support/clients/mailed-links.ts';
import { anAppealDto } from '../../../support/http/successes/moderation-successes.ts';
import { portalSession } from '../../../support/http/portal.ts';
import { aMemberOf } from '../../../support/http/team.ts';
import { anOrder, aService, transports, type TestService } from '../../../support/service/service.ts';

const register = '/api/v1/platforms/register';
const session = '/api/v1/portal/session';

describe.each(transports)('the language of emails over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport });
  });
  afterAll(() => service.close());

  const registration = (n: number) => ({
    name: `Sprache ${n}`,
    slug: `sprache-${n}`,
    contactEmail: `kontakt@sprache-${n}.example`,
    acceptTerms: true,
  });
  const from = (acceptLanguage: string) => service.anyone.withHeaders({ 'accept-language': acceptLanguage });

  it('is that of the browser that registers a platform, unless the request names another', async () => {
    const german = from('nl, de-AT;q=0.8, en;q=0.5');
    expect((await german.post(register, registration(1))).body['language']).toBe('de');
    expect((await german.post(register, { ...registration(2), language: 'fr' })).body['language']).toBe('fr');
    expect((await from('nl, *').post(register, registration(3))).body['language']).toBe('en');
    expect((await service.anyone.post(register, registration(4))).body['language']).toBe('en');
  });

  it('is in the link of a registration by email, and that of the platform afterwards', async () => {
    const to = registration(5).contactEmail;
    await from('de').post(`${register}/request`, registration(5));
    expect(await mailedLanguages(service, to)).toEqual(['de']);
    const code = await mailedRegistration(service, to);
    const created = await service.anyone.post(`${register}/confirm`, { code });
    expect(created.body).toMatchObject({ slug: 'sprache-5', language: 'de' });
  });

  it('rejects a language that we do not have, and names the member', async () => {
    const partner = await service.aPartner();
    const path = `/api/v1/platforms/${partner.slug}`;
    const rejected = await partner.client.ask('PATCH', path, { body: { language: 'nl' } });
    expect([rejected.status, rejected.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(rejected.body['errors']).toMatchObject([{ in: 'body', pointer: '/language' }]);
    const changed = await partner.client.ask('PATCH', path, { body: { language: 'es' } });
    expect([changed.status, changed.body['language']]).toEqual([200, 'es']);
    expect((await partner.client.get(path)).body['language']).toBe('es');
  });

  it('is that of the platform for members, until a member chooses one', async () => {
    const partner = await service.aPartner();
    await partner.client.ask('PATCH', `/api/v1/platforms/${partner.slug}`, { body: { language: 'de' } });
    const owner = await aMemberOf(service, partner, partner.client, 'owner');
    const path = `/api/v1/platforms/${partner.slug}/members`;
    const email = `kim@${partner.slug}.example`;
    await owner.client.post(path, { email, role: 'viewer' });
    expect(await mailedLanguages(service, email)).toEqual(['de']);
    const { headers } = await portalSession(service.anyone, { code: await mailedSignIn(service, email) });
    const own = service.anyone.withHeaders(headers);
    expect((await own.get(session)).body['member']).not.toHaveProperty('language');
    await from('fr').post('/api/v1/portal/sign-in-links', { email });
    await service.anyone.post('/api/v1/portal/sign-in-links', { email });
    expect(await mailedLanguages(service, email, 3)).toEqual(['de', 'fr', 'de']);
    const chosen = await own.ask('PATCH', session, { body: { language: 'es' } });
    expect(chosen.body).toMatchObject({ member: { email, language: 'es' } });
    expect((await own.get(session)).body).toMatchObject({ member: { language: 'es' } });
    await from('fr').post('/api/v1/portal/sign-in-links', { email });
    expect(await mailedLanguages(service, email, 4)).toEqual(['de', 'fr', 'de', 'es']);
  });

  it('is chosen by a member without a new version of the platform', async () => {
    const partner = await service.aPartner();
    const path = `/api/v1/platforms/${partner.slug}`;
    const owner = await aMemberOf(service, partner, partner.client, 'owner');
    const read = await partner.client.get(path);
    const headers = { 'if-match': read.headers['etag'] ?? '' };
    const chosen = await owner.client.ask('PATCH', session, { body: { language: 'fr' } });
    expect([chosen.status, chosen.headers['ratelimit']]).toEqual([200, expect.stringContaining('essential')]);
    const renamed = await partner.client.ask('PATCH', path, { body: { name: 'Renamed' }, headers });
    expect([renamed.status, renamed.body['name']]).toEqual([200, 'Renamed']);
    expect((await owner.client.get(session)).body).toMatchObject({ member: { language: 'fr' } });
  });

  it('is in every email of a German platform: registration, members, contact, revocation, suspension', async () => {
    const requested = registration(6);
    const contact = requested.contactEmail;
    await from('de-DE').post(`${register}/request`, requested);
    const code = await mailedRegistration(service, contact);
    const created = await service.anyone.post(`${register}/confirm`, { code });
    const client = service.anyone.as(created.member('apiKey'));
    const path = `/api/v1/platforms/${requested.slug}`;

    await service.anyone.post('/api/v1/portal/sign-in-links', { email: contact });
    const signIn = await portalSession(service.anyone, { code: await mailedSignIn(service, contact) });
    const owner = service.anyone.withHeaders(signIn.headers);
    const kim = await aMemberOf(service, requested, owner, 'viewer');
    await owner.delete(`${path}/members/${kim.memberId}`);
    expect(await mailedLanguages(service, kim.email)).toEqual(['de']);

    const { trackId } = await service.aTrackInCatalog();
    const issued = await client.post('/api/v1/licenses', anOrder(trackId));
    const admin = service.anyone.as((await service.aColleague('admin')).token);
    const revocation = { reasonCode: 'terms_breach', reason: 'Fremde Nutzung.' };
    await admin.post(`/api/v1/staff/licenses/${issued.member('licenseId')}/revoke`, revocation);
    // A worker emails it to the contact of that moment, so the contact changes only afterwards.
    expect(await mailedLanguages(service, contact, 6)).toEqual(new Array(6).fill('de'));
    const edit = (body: object) =>
      admin.ask('PATCH', `/api/v1/staff/platforms/${requested.slug}`, { body, headers: { 'if-match': '*' } });
    await edit({ status: 'suspended', reason: 'Offene Rechnungen.' });
    await edit({ status: 'active' });
    const to = `neu@${requested.slug}.example`;
    await client.ask('PATCH', path, { body: { contactEmail: to } });
    expect(await mailedLanguages(service, to)).toEqual(['de']);
    await client.post(`${path}/contact/confirm`, { code: await mailedContactCode(service, to) });
    // The registration, the link, three changes of a member, the revocation, the suspension, its end, the change of the contact.
    expect(await mailedLanguages(service, contact, 9)).toEqual(new Array(9).fill('de'));
  });

  it('is the one named in an invitation', async () => {
    const partner = await service.aPartner();
    const email = `lea@${partner.slug}.example`;
    const path = `/api/v1/platforms/${partner.slug}/members`;
    const invited = await partner.client.post(path, { email, role: 'viewer', language: 'fr' });
    expect(invited.body['language']).toBe('fr');
    expect(await mailedLanguages(service, email)).toEqual(['fr']);
  });

  it('is that of the browser for a person who is not a member', async () => {
    const email = 'fremde@sprache.example';
    await from('de-CH').post('/api/v1/portal/sign-in-links', { email });
    expect(await mailedLanguages(service, email)).toEqual(['de']);
  });

  it('is that of the browser for an appellant, unless the appeal names another', async () => {
    const { trackId } = await service.aTrackInCatalog();
    await service.useCases.takeDownTrack({ trackId, reason: 'infringing' });
    const path = `/api/v1/tracks/${trackId}/appeal`;
    await from('es-MX').post(path, anAppealDto('ana@finch.example'));
    expect(await mailedLanguages(service, 'ana@finch.example')).toEqual(['es']);
    const german = { ...anAppealDto('eva@finch.example'), language: 'de' };
    expect((await from('es').post('/api/v1/appeals', { ...german, trackId })).status).toBe(201);
    expect(await mailedLanguages(service, 'eva@finch.example')).toEqual(['de']);
    await service.useCases.approveTrack({ trackId });
    expect(await mailedLanguages(service, 'eva@finch.example', 2)).toEqual(['de', 'de']);
  });

  it('belongs to a platform, not to the session of an API key', async () => {
    const partner = await service.aPartner();
    const { headers } = await portalSession(service.anyone, partner.apiKey);
    const rejected = await service.anyone
      .withHeaders(headers)
      .ask('PATCH', session, { body: { language: 'de' } });
    expect([rejected.status, rejected.code]).toEqual([409, 'STATE_CONFLICT']);
  });
});

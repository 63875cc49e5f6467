import { mailedContactCode } from '../../../support/clients/mailed-links.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const day = 86_400_000;

describe.each(transports)('the own record of a platform over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport });
  });
  afterAll(() => service.close());

  const anOwner = async () => {
    const { client, slug, platformId, token } = await service.aPartner();
    const path = `/api/v1/platforms/${slug}`;
    const edit = (body: object, headers: Readonly<Record<string, string>> = {}) =>
      client.ask('PATCH', path, { body, headers });
    const confirm = (code: string) => client.post(`${path}/contact/confirm`, { code });
    return { client, slug, platformId, token, path, edit, confirm };
  };

  it('changes the given members, keeps the others, and removes the website for null', async () => {
    const { client, path, edit } = await anOwner();
    const before = (await client.get(path)).body;
    const edited = await edit({ name: 'New Name', territories: ['DE'], websiteUrl: 'https://new.example' });
    expect(edited.status).toBe(200);
    const after = { ...before, name: 'New Name', territories: ['DE'], websiteUrl: 'https://new.example' };
    expect(edited.body).toEqual(after);
    const { websiteUrl: _, ...without } = after;
    expect((await edit({ websiteUrl: null })).body).toEqual(without);
    expect((await client.get(path)).body).toEqual(without);
  });

  it('uses new defaults for the next license', async () => {
    const { client, edit } = await anOwner();
    await edit({ contentTypes: ['podcast_episode'], territories: ['AT'] });
    const { trackId } = await service.aTrackInCatalog();
    const issued = await client.post('/api/v1/licenses', { trackId, contentId: 'episode-1' });
    expect(issued.body).toMatchObject({ contentType: 'podcast_episode', territories: ['AT'] });
  });

  it('edits only the version that was read', async () => {
    const { client, path, edit } = await anOwner();
    const { etag = '' } = (await client.get(path)).headers;
    expect((await edit({ name: 'First' }, { 'if-match': etag })).status).toBe(200);
    expect((await edit({ name: 'Second' }, { 'if-match': etag })).code).toBe('VERSION_CONFLICT');
    const { etag: newer = '' } = (await client.get(path)).headers;
    const third = await edit({ name: 'Third' }, { 'if-match': newer });
    expect(third.body['name']).toBe('Third');
  });

  it('changes the contact address once its code is confirmed, once, and notifies the previous address', async () => {
    const { client, slug, path, edit, confirm } = await anOwner();
    const { contactEmail } = (await client.get(path)).body;
    const to = `rights@${slug}.example`;
    const waiting = await edit({ contactEmail: to });
    expect(waiting.body).toMatchObject({ contactEmail, pendingContactEmail: to });
    expect((await confirm('ccd_guessed')).code).toBe('NOT_FOUND');
    const code = await mailedContactCode(service, to);
    const confirmed = await confirm(code);
    expect(confirmed.body['contactEmail']).toBe(to);
    expect(confirmed.headers['etag']).toBe((await client.get(path)).headers['etag']);
    expect(confirmed.body).not.toHaveProperty('pendingContactEmail');
    expect((await confirm(code)).code).toBe('NOT_FOUND');
  });

  it('rejects a code after a day, and lets the current address cancel the change', async () => {
    const { slug, edit, confirm } = await anOwner();
    const to = `late@${slug}.example`;
    await edit({ contactEmail: to });
    const code = await mailedContactCode(service, to);
    const platform = (await service.ports.registry.findBySlug(slug))?.platform;
    const canceled = await edit({ contactEmail: platform?.contactEmail ?? '' });
    expect(canceled.body).not.toHaveProperty('pendingContactEmail');
    expect((await confirm(code)).code).toBe('NOT_FOUND');
    await edit({ contactEmail: `later@${slug}.example` });
    const later = await mailedContactCode(service, `later@${slug}.example`);
    service.advance(day);
    expect((await confirm(later)).code).toBe('NOT_FOUND');
  });

  it('sends a burst of five confirmation emails, and no more', async () => {
    const { slug, edit } = await anOwner();
    const statuses: number[] = [];
    for (let n = 1; n <= 6; n++)
      statuses.push((await edit({ contactEmail: `n${n}@${slug}.example` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await edit({ name: 'Still editable' })).status).toBe(200);
  });

  it('sends a burst of three confirmation emails to one address, whichever platforms request them', async () => {
    const owners = [await anOwner(), await anOwner(), await anOwner(), await anOwner()];
    const spellings = ['Office', 'office', 'OFFICE', 'office'];
    const host = `${owners[0]?.slug ?? ''}.example`;
    const statuses: number[] = [];
    for (const [n, { edit }] of owners.entries())
      statuses.push((await edit({ contactEmail: `${spellings[n] ?? ''}@${host}` })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await owners[3]?.edit({ contactEmail: `sales@${host}` }))?.status).toBe(200);
  });

  it('needs every scope to change, none to read, and leaves a note of what was changed', async () => {
    const { platformId, path, edit, token } = await anOwner();
    const narrow = service.anyone.as(await token('tracks:read'));
    expect((await narrow.get(path)).status).toBe(200);
    expect((await narrow.ask('PATCH', path, { body: { name: 'No' } })).code).toBe('SCOPE_MISSING');
    await edit({ name: 'Yes', contentTypes: ['film'] });
    await edit({ name: 'Yes' });
    const entries = await service.ports.auditLog.entries({ after: 0, limit: 10, subject: platformId });
    expect(entries).toMatchObject([
      {
        action: 'platform.edit',
        actor: { kind: 'platform', platformId },
        detail: { changed: 'contentTypes, name' },
      },
    ]);
  });

  it('rejects members that an owner may not change', async () => {
    const { edit } = await anOwner();
    for (const body of [{ tier: 'enterprise' }, { scopes: [] }, { status: 'active' }, { slug: 'other' }]) {
      expect((await edit(body)).code).toBe('VALIDATION_FAILED');
    }
  });
});

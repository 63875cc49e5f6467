import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededTracks } from '../../soak/api-kill/soak.ts';
import { startApi } from '../../support/service/api-process.ts';
import { partnerClient } from '../../support/clients/partner-client.ts';
import { freePort } from '../../support/servers/free-port.ts';
import { seenSoon } from '../../support/eventually.ts';

/** All bytes of all files of a folder. */
const bytesIn = async (folder: string): Promise<Buffer> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Buffer.concat(
    await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name)))),
  );
};

describe('the secrets of a partner', () => {
  it('are in no log, metric or file of the service', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'secrets-'));
    const [track = ''] = await seededTracks(folder);
    const adminPort = String(await freePort());
    const api = await startApi(folder, { LOG_LEVEL: 'trace', ADMIN_PORT: adminPort });
    try {
      await api.ready();
      const anyone = await partnerClient(api.baseUrl);
      const contactEmail = 'very.private.person@partner.example';
      const registration = { name: 'Discreet', contactEmail, acceptTerms: true };
      const created = await anyone.post('/api/v1/platforms/register', registration);
      const [apiKey, clientId, clientSecret] = ['apiKey', 'clientId', 'clientSecret'].map((name) =>
        created.member(name),
      );
      const slug = created.member('slug');
      const client = anyone.as(apiKey);

      const token = (await anyone.post('/api/v1/auth/token', { clientId, clientSecret })).member(
        'accessToken',
      );
      const basic = Buffer.from(`${clientId ?? ''}:${clientSecret ?? ''}`).toString('base64');
      const granted = await anyone.ask('POST', '/oauth/token', {
        body: 'grant_type=client_credentials',
        headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      });
      const second = granted.member('access_token');
      const keys = `/api/v1/platforms/${slug}/credentials`;
      const nextKey = (await client.post(keys, { kind: 'api_key' })).member('apiKey');
      const order = { trackId: track, contentId: 'a-secret-film', contentType: 'ugc_video' };
      const licenseId = (await anyone.as(token).post('/api/v1/licenses', order)).member('licenseId');
      const certificate = (await client.get(`/api/v1/licenses/${licenseId}/certificate`)).text;
      await anyone.post('/api/v1/verify', { certificate });
      // And as clumsy clients send them.
      await anyone.get(`/api/v1/tracks?apiKey=${apiKey ?? ''}&token=${token}`);
      await anyone.get(`/api/v1/tracks/${apiKey ?? ''}`, { credential: second });
      await anyone.get('/api/v1/tracks', { credential: clientSecret ?? '' });
      await anyone.get(`/media/${token}/x.mp3`);
      await anyone.post('/api/v1/auth/token', { clientId, clientSecret, client_secret: clientSecret });
      await anyone.post('/oauth/revoke', { token: second, client_id: clientId, client_secret: clientSecret });

      const figures = await (await fetch(`http://localhost:${adminPort}/metrics`)).text();
      expect(figures).toMatch(/http_requests_total\{[^}]*route="\/api\/v1\/tracks\/\{trackId\}"[^}]*\} \d/);
      expect(figures).not.toMatch(new RegExp(`${track}|${licenseId}|${slug}`));
      const lines = await seenSoon(
        async () =>
          api
            .output()
            .trim()
            .split('\n')
            .filter((line) => line.startsWith('{')),
        (seen) => seen.filter((line) => line.includes('/oauth/revoke')).length > 0,
        3_000,
      );
      expect(lines.length).toBeGreaterThan(12);
      for (const line of lines)
        expect(JSON.parse(line)).toMatchObject({ level: expect.anything() as unknown });

      const secrets = {
        apiKey,
        clientSecret,
        token,
        second,
        nextKey,
        basic,
        signature: certificate.split('.')[2],
      };
      const kept = await bytesIn(folder);
      anyone.close();
      for (const [name, secret = ''] of Object.entries(secrets)) {
        expect([name, secret.length > 30]).toEqual([name, true]);
        expect([name, api.output().includes(secret), figures.includes(secret)]).toEqual([name, false, false]);
        expect([name, kept.includes(secret)]).toEqual([name, false]);
      }
      expect([kept.includes(slug), api.output().includes(created.member('platformId'))]).toEqual([
        true,
        true,
      ]);
      expect(api.output()).not.toContain(contactEmail);
    } finally {
      await api.kill();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

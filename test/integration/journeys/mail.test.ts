import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { inFolder } from '../../support/worlds/sqlite-worlds.ts';
import { freePort } from '../../support/servers/free-port.ts';
import { anOrder, aService, inService, type TestService } from '../../support/service/service.ts';
import { smtpReceiver } from '../../support/servers/smtp-receiver.ts';
import { seenSoon } from '../../support/eventually.ts';

const tiers = { developer: { licensesPerMonth: 5 } };
const withinMs = 20_000;

/** A partner that issues most licenses of its month. */
const nearQuota = async (service: TestService) => {
  const { trackId } = await service.aTrackInCatalog();
  const partner = await service.aPartner({ contactEmail: 'rights@partner.example' });
  for (let n = 1; n <= 4; n++) {
    const answer = await partner.client.post(
      '/api/v1/licenses',
      anOrder(trackId, { contentId: `video-${n}` }),
    );
    expect(answer.status).toBe(201);
  }
  return partner;
};

describe('a partner that nears its quota', () => {
  it('is written to over SMTP, in words and in HTML, once', async () => {
    const receiver = await smtpReceiver({ plain: true });
    const environment = {
      SMTP_URL: `smtp://127.0.0.1:${receiver.port}`,
      MAIL_FROM: 'Acme Licensing <licensing@acme.example>',
    };
    try {
      await inService({ tiers, environment }, async (service) => {
        const { slug } = await nearQuota(service);
        await seenSoon(
          async () => receiver.taken.length,
          (count) => count > 0,
          withinMs,
        );
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        expect(receiver.taken).toMatchObject([
          { from: 'licensing@acme.example', recipients: ['rights@partner.example'] },
        ]);
        const mail = await PostalMime.parse(receiver.taken[0]?.raw ?? '');
        expect(mail.from).toEqual({ name: 'Acme Licensing', address: 'licensing@acme.example' });
        expect(mail.text).toMatch(/^4 of 5 licenses for \d{4}-\d\d are used\./);
        expect(mail.html).toContain(`GET /api/v1/platforms/${slug}/usage shows the remaining quota.`);
      });
    } finally {
      await receiver.close();
    }
  });

  it('has its email in a file if no server is configured', () =>
    inService({ tiers }, async (service) => {
      await nearQuota(service);
      const folder = join(service.dataDir, 'mail');
      const files = async () =>
        (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
      const [name = '', ...others] = await seenSoon(files, (names) => names.length > 0, withinMs);
      expect(name).toMatch(/^mai_[0-9A-Z]{26}\.eml$/);
      expect(others).toEqual([]);
      const mail = await PostalMime.parse(await readFile(join(folder, name)));
      expect(mail.to).toEqual([{ name: '', address: 'rights@partner.example' }]);
      expect(mail.messageId).toBe(`<${name.replace('.eml', '')}@localhost>`);
    }));

  it('is written to once by two services, after a server that was away and a restart', () =>
    inFolder(async (dataDir) => {
      const port = await freePort();
      const environment = { SMTP_URL: `smtp://127.0.0.1:${port}` };
      const first = await aService({ dataDir, tiers, environment });
      await nearQuota(first);
      const dueLater = async () => {
        const now = Date.now() + 70_000;
        return (await first.ports.mailQueue.claim({ token: 'look', now, until: now - 70_000 }, 10)).map(
          ({ failures }) => failures,
        );
      };
      expect(await seenSoon(dueLater, ([failures]) => failures === 1, withinMs)).toEqual([1]);
      await first.close();

      const receiver = await smtpReceiver({ plain: true, port });
      const services = [
        await aService({ dataDir, tiers, environment }),
        await aService({ dataDir, tiers, environment }),
      ];
      services.forEach((service) => service.advance(180_000));
      await seenSoon(
        async () => receiver.taken.length,
        (count) => count > 0,
        withinMs,
      );
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      expect(receiver.taken.map(({ recipients }) => recipients)).toEqual([['rights@partner.example']]);
      await Promise.all(services.map((service) => service.close()));
      await receiver.close();
    }));
});

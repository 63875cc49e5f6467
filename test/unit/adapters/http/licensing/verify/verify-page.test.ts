import { certificateClaims } from '../../../../../../src/domain/licensing/certificate.ts';
import { fail, ok } from '../../../../../../src/domain/shared/result.ts';
import type { LicenseVerification } from '../../../../../../src/ports/driving/licensing.ts';
import { noon } from '../../../../../support/builders/builders.ts';
import { base } from '../../exchange.ts';
import { asking, dayMs, license, paste, state, wordsOf } from './asking.ts';

const byLicense = async (some: Partial<LicenseVerification>, inForce: boolean) => {
  const asOf = { at: noon, inForce };
  const ask = asking({ verifyLicense: async () => ok({ ...state, ...some, asOf }) });
  return wordsOf((await ask('GET', `/verify/${license.licenseId}`)).text);
};
const byCertificate = (some: Partial<LicenseVerification>, inForce: boolean, current = true) => {
  const claims = certificateClaims({ ...license, territories: ['AT', 'DE'] }, base);
  const verified = { genuine: true, inForce, current, claims, license: { ...state, ...some } } as const;
  return paste(asking({ verifyCertificate: async () => ok(verified) }), 'eyJh.eyJi.c2ln');
};

describe('the page /verify', () => {
  it('has a form for a certificate, with the brand, and permits no script', async () => {
    const page = await asking({})('GET', '/verify');
    expect(page.status).toBe(200);
    expect(page.text).toContain('<strong>Acme &amp; Sons</strong>');
    expect(page.text).toContain('name="certificate"');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; (?!.*script-src)/);
    expect((await asking({})('GET', '/verify.css')).text).toContain('#6b21a8');
  });

  it('says that a certificate is genuine and in force, to whom it was issued, and what it permits', async () => {
    const { words, status } = await byCertificate({}, true);
    expect(status).toBe(200);
    expect(words).toContain('Genuine and in force');
    for (const part of [
      'Licensee Platform 1 (platform)',
      `Content ID ${license.contentId}`,
      'Territories Austria (AT), Germany (DE)',
      'Rights not granted Public performance',
      'Valid until No end date',
    ])
      expect(words).toContain(part);
  });

  it('removes line breaks of a certificate that was copied from a PDF', async () => {
    const requested: string[] = [];
    const ask = asking({
      verifyCertificate: async (text) => {
        requested.push(text);
        return ok({ genuine: false, inForce: false });
      },
    });
    const { words } = await paste(ask, ' eyJh.ey\r\nJi.c2\nln ');
    expect(requested).toEqual(['eyJh.eyJi.c2ln']);
    expect(words).toContain('Not genuine');
    expect(words).toContain('do not rely on the certificate');
  });

  it.each([
    ['revoked, published content survives', { status: 'revoked' }, 'may stay online'],
    [
      'revoked, published content does not survive',
      { status: 'revoked', publishedContentSurvives: false },
      'Remove content that was published',
    ],
    ['expired', { status: 'expired' }, 'The license expired on 22 November 2026 at 12:00:00 UTC'],
  ] as const)('says that a genuine certificate is not in force: %s', async (_, some, expected) => {
    const { words } = await byCertificate({ authorizedUntil: noon + dayMs, ...some }, false);
    expect(words).toContain('Genuine, but not in force');
    expect(words).toContain('Publish nothing new');
    expect(words).toContain(expected);
  });

  it('says that a license is not yet in force', async () => {
    const words = await byLicense({ authorizedFrom: noon + dayMs }, false);
    expect(words).toContain('Not yet in force');
    expect(words).toContain('takes effect on 22 November 2026 at 12:00:00 UTC');
  });

  it('says that a certificate is not the current one', async () => {
    expect((await byCertificate({ version: 3 }, true, false)).words).toContain(
      'was amended later and has version 3',
    );
    expect((await byCertificate({}, true)).words).not.toContain('amended');
  });

  it('says what a takedown requires in some countries, and that the license is in force in the others', async () => {
    const removeBy = noon + dayMs;
    const compliance = { state: 'must_remove', removeBy, territories: ['DE'], onHold: ['CH'] } as const;
    const removed = await byLicense({ compliance }, true);
    for (const part of [
      'Content must be removed in Germany (DE)',
      'Publish nothing new in Germany (DE), and remove content that was published there by 22 November 2026',
      'Publish nothing new in Switzerland (CH).',
      'Elsewhere the license is in force.',
      'What it permits',
    ])
      expect(removed).toContain(part);
    expect(await byLicense({ compliance }, false)).toContain('Elsewhere it is not in force');
    const held = await byLicense({ compliance: { state: 'on_hold', territories: ['DE'] } }, true);
    expect(held).toContain('Publish nothing new in Germany (DE). Published content may stay online.');
    expect(held).toContain('Elsewhere the license is in force.');
  });

  it('says what a takedown in all countries requires, and permits nothing', async () => {
    const compliance = { state: 'must_remove', removeBy: noon + dayMs } as const;
    const removed = await byLicense({ compliance }, true);
    expect(removed).toContain('Publish nothing new, and remove content that was published by 22 November');
    expect(removed).toContain('What the license says');
    expect(removed).not.toMatch(/Elsewhere|What it permits/);
    expect(await byLicense({ compliance: { state: 'on_hold' } }, true)).not.toContain('Elsewhere');
  });

  it('does not say that a license permits anything after its end', async () => {
    const { words } = await byCertificate({ status: 'revoked', version: 3 }, false, false);
    expect(words).toContain('What the license says');
    expect(words).toContain('was amended later and has version 3. To see all of it');
    expect(words).not.toContain('It covers');
  });

  it('says that a sandbox license grants no rights, even if it is in force', async () => {
    const words = await byLicense({ environment: 'sandbox' }, true);
    expect(words).toContain('grants no rights');
    expect(words).not.toContain('In force');
  });

  it('shows by the ID what a license permits, and names no party and no content', async () => {
    const words = await byLicense({}, true);
    for (const part of ['In force', 'User video', 'Austria (AT), Germany (DE)', license.trackId])
      expect(words).toContain(part);
    for (const part of [license.licensee.name, license.contentId, license.platformId])
      expect(words).not.toContain(part);
  });

  it.each([license.licenseId, `${base}/verify/${license.licenseId}`])(
    'takes an ID or the link of a QR code for a license: %s',
    async (pasted) => {
      const verifyLicense = async () => ok({ ...state, asOf: { at: noon, inForce: true } });
      expect((await paste(asking({ verifyLicense }), pasted)).words).toContain('In force');
    },
  );

  it('says 404 for a license that does not exist or an ID that is malformed', async () => {
    const ask = asking({ verifyLicense: async () => fail({ kind: 'license-not-found' }) });
    for (const id of [license.licenseId, 'lic_x', 'toString']) {
      const answered = await ask('GET', `/verify/${id}`);
      expect([answered.status, wordsOf(answered.text)]).toEqual([
        404,
        expect.stringContaining('No such license'),
      ]);
    }
  });

  it('says what to paste if the text is neither', async () => {
    expect((await paste(asking({}), 'hello')).words).toContain('Nothing to verify');
  });

  it('writes what was pasted as text, never as markup', async () => {
    const ask = asking({ verifyCertificate: async () => ok({ genuine: false, inForce: false }) });
    const { text } = await paste(ask, '</textarea><script>alert(1)</script>.');
    expect(text).toContain('&lt;/textarea&gt;');
    expect(text).not.toContain('<script');
  });
});

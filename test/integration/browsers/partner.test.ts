import { pdfPages, qrTextIn } from '../../support/pdf.ts';
import { aRealTrack } from '../../support/audio/real-track.ts';
import { inFirefox } from '../../support/browsers/browsers.ts';
import { aVisitor, type Visitor } from '../../support/browsers/visitor.ts';
import { mailedRegistration } from '../../support/clients/mailed-links.ts';
import { aService, type TestService } from '../../support/service/service.ts';

const email = 'ada@harbour.example';

inFirefox('a partner, from registration to certificate', (browser) => {
  let service: TestService;
  let partner: Visitor;
  let licenseId = '';

  beforeAll(async () => {
    service = await aService({ sound: 'real' });
    await aRealTrack(service, { name: 'dawn', seconds: 40, row: { title: 'Dawn' } });
    partner = await aVisitor(browser(), service.baseUrl);
  });
  afterAll(async () => {
    await partner.close();
    await service.close();
  });
  afterEach(async () => expect(await partner.issues()).toEqual([]));

  it('registers, and confirms the address by the emailed link', async () => {
    await partner.goto('/portal/');
    await partner.click('Register your platform', 'link');
    await partner.reads('Register your platform');
    await partner.fill('Platform name', 'Harbour Video');
    await partner.fill('Email', email);
    await partner.check('I accept the partner terms');
    await partner.enter('Send confirmation link');
    await partner.reads('Check your email');
    await partner.goto('about:blank');
    await partner.goto(`/portal/register#registration=${await mailedRegistration(service, email)}`);
    await partner.reads('Create your platform');
    await partner.click('Create platform');
    await partner.sees('Harbour Video is registered');
    expect(await partner.evaluate('document.querySelector(".secret code").textContent')).toMatch(
      /^plk_live_/,
    );
    await partner.check('I have stored it');
    await partner.click('Done');
    await partner.reads('Overview of');
  });

  it('finds a track while typing, and plays its preview', async () => {
    await partner.click('Catalog', 'link');
    await partner.fill('Search', 'daw', 'searchbox');
    await partner.until('/[?&]q=daw$/.test(location.search)');
    await partner.click('Play preview of Dawn');
    await partner.until('globalThis.playedAudio?.currentTime > 0.5');
    await partner.enter('Pause (space bar)');
    await partner.until('playedAudio.paused');
  });

  it('licenses the track, and downloads the certificate, whose QR code leads to the public verification', async () => {
    await partner.click('Dawn', 'link');
    await partner.reads('Dawn');
    await partner.fill('Content ID', 'video-1');
    await partner.enter('Issue license');
    await partner.until('/lic_\\w+/.test(document.querySelector("main").innerText)');
    licenseId = await partner.evaluate('/lic_\\w+/.exec(document.querySelector("main").innerText)[0]');
    await partner.goto(`/portal/licenses/${licenseId}`);
    await partner.click('Verify certificate');
    await partner.sees('Genuine and in force.');
    await partner.click('Download PDF');
    const pdf = await partner.downloaded(`${licenseId}.pdf`);
    expect((await pdfPages(pdf)).join(' ')).toContain('Harbour Video (platform)');
    const link = qrTextIn(pdf) ?? '';
    expect(link).toBe(`${service.baseUrl}/verify/${licenseId}`);
    expect(await partner.issues()).toEqual([]);
    await partner.goto(link);
    await partner.reads('Verify a license');
    await partner.sees('In force');
  });
});

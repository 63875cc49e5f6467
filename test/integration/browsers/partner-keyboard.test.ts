import { aRealTrack } from '../../support/audio/real-track.ts';
import { inBrowsers } from '../../support/browsers/browsers.ts';
import { aTypist, type Typist } from '../../support/browsers/typist.ts';
import { mailedRegistration } from '../../support/clients/mailed-links.ts';
import { pdfPages } from '../../support/pdf.ts';
import { aService, type TestService } from '../../support/service/service.ts';

const email = 'ada@harbour.example';

inBrowsers(
  ['Chromium', 'Firefox'],
  'a partner by keyboard alone, from registration to certificate',
  (browser) => {
    let service: TestService;
    let partner: Typist;

    beforeAll(async () => {
      service = await aService({ sound: 'real' });
      await aRealTrack(service, { name: 'dawn', seconds: 40, row: { title: 'Dawn' } });
      partner = await aTypist(browser(), service.baseUrl);
    });
    afterAll(async () => {
      await partner.close();
      await service.close();
    });
    afterEach(async () => expect(await partner.issues()).toEqual([]));

    it('registers, confirms the address, and keeps the API key', async () => {
      await partner.goto('/portal/');
      await partner.press('Register your platform', 'link');
      await partner.reads('Register your platform');
      // The first field has the focus.
      await partner.type('Harbour Video');
      await partner.write('Email', email);
      await partner.check('I accept the partner terms');
      await partner.press('Send confirmation link');
      await partner.reads('Check your email');
      await partner.goto('about:blank');
      await partner.goto(`/portal/register#registration=${await mailedRegistration(service, email)}`);
      await partner.reads('Create your platform');
      await partner.press('Create platform');
      await partner.sees('Harbour Video is registered');
      await partner.check('I have stored it');
      await partner.press('Done');
      await partner.reads('Overview of');
    });

    it('finds a track, plays it and pauses', async () => {
      await partner.press('Catalog', 'link');
      await partner.reads('Catalog');
      await partner.key('/');
      await partner.type('daw');
      await partner.until('/[?&]q=daw$/.test(location.search)');
      await partner.press('Play preview of Dawn');
      await partner.until('globalThis.playedAudio?.currentTime > 0.5');
      await partner.key(' ');
      await partner.until('playedAudio.paused');
      await partner.press('Favorite: Dawn');
      await partner.until('document.activeElement.ariaPressed === "true"');
    });

    it('issues a license for chosen territories', async () => {
      await partner.press('Dawn', 'link');
      await partner.reads('Dawn');
      await partner.write('Content ID', 'video-1');
      await partner.reach('Territories', 'combobox');
      await partner.type('Germ');
      await partner.key('ArrowDown');
      await partner.key('Enter');
      await partner.finds('Remove Germany');
      await partner.write('Project (optional)', 'Spring');
      await partner.press('Issue license');
      await partner.until('/lic_\\w+/.test(document.querySelector("main").innerText)');
    });

    it('opens the license, verifies its certificate and saves it as PDF', async () => {
      await partner.press('Licenses', 'link');
      await partner.reads('Licenses');
      await partner.press('video-1', 'link');
      await partner.until('/lic_\\w+$/.test(location.pathname)');
      await partner.press('Verify certificate');
      await partner.sees('Genuine and in force.');
      await partner.press('Download PDF');
      const licenseId = await partner.evaluate<string>('/lic_\\w+$/.exec(location.pathname)[0]');
      const pdf = await partner.downloaded(`${licenseId}.pdf`);
      expect((await pdfPages(pdf)).join(' ')).toContain('Harbour Video (platform)');
    });

    it('revokes the license in a dialog, and signs out', async () => {
      await partner.press('Revoke…');
      await partner.press('Revoke license');
      await partner.sees('Revoked: Content deleted');
      await partner.press('Sign out');
      await partner.reads('Partner portal');
    });
  },
);

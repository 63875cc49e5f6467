import { inBrowsers } from '../../support/browsers/browsers.ts';
import { aTypist, type Typist } from '../../support/browsers/typist.ts';
import { ordered, press as pay } from '../../support/http/successes/billing-operations.ts';
import { pdfPages } from '../../support/pdf.ts';
import { anAppealWithFile } from '../../support/portal/appeal-stories.ts';
import { aService, type TestService } from '../../support/service/service.ts';
import { password } from '../../support/stories/colleagues.ts';

inBrowsers(['Chromium', 'Firefox'], 'staff by keyboard alone', (browser) => {
  let service: TestService;
  let officer: Typist;

  beforeAll(async () => {
    service = await aService({});
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    officer = await aTypist(browser(), service.baseUrl);
  });
  afterEach(async () => {
    const issues = await officer.issues();
    await officer.close();
    expect(issues).toEqual([]);
  });

  const signIn = async (role: 'rights' | 'finance') => {
    const { email } = await service.anAccount({ roles: [role], withPassword: true });
    await officer.goto('/staff');
    await officer.write('Email address', email);
    await officer.key('Tab');
    await officer.type(password);
    await officer.key('Enter');
    await officer.reads('Hello');
  };

  it('an appeals officer opens evidence, asks, and upholds a decision', async () => {
    const { token } = await service.aColleague('rights');
    const appeal = await anAppealWithFile(service, token, 'Night Ferry');
    await signIn('rights');
    await officer.press('Appeals', 'link');
    await officer.reads('Appeal: Night Ferry');
    await officer.press('Download split-sheet.pdf', 'link');
    expect(Buffer.from(await officer.downloaded('split-sheet.pdf')).toString()).toBe('%PDF-1.7 split sheet');
    await officer.press('Start review');
    await officer.press('Ask a question');
    await officer.finds('Ask a question', 'form');
    // The form has the focus. Escape closes it, and nothing is sent.
    await officer.type('Which sample is it?');
    await officer.key('Escape');
    await officer.press('Ask a question');
    await officer.finds('Ask a question', 'form');
    await officer.reach('Question', 'textbox');
    expect(await officer.evaluate('document.activeElement.value')).toBe('Which sample is it?');
    await officer.press('Ask a question');
    await officer.sees('The appellant can answer until');
    expect(await appeal.status()).toBe('more_info_requested');

    await appeal.answer('The one of the bell.');
    await officer.goto('/staff/appeals');
    await officer.reads('Appeal: Night Ferry');
    await officer.sees('The one of the bell.');
    await officer.press('Uphold decision');
    await officer.finds('Uphold decision', 'form');
    await officer.type('The bell is not part of the license.');
    await officer.press('Uphold decision');
    await officer.sees('No appeal is open.');
    expect(await appeal.status()).toBe('upheld');
  });

  it('a finance officer finds the failed payment, and saves list and invoice', async () => {
    for (const [name, ...buttons] of [['Lantern Films'], ['Harbour Video', 'Fail the next payment']]) {
      const url = (await ordered(await service.aPartner({ name: name ?? '' }))).member('url');
      for (const button of ['Pay', ...buttons]) expect(await pay(url, button)).toBe(303);
    }
    await signIn('finance');
    await officer.press('Finance', 'link');
    await officer.reads('Finance');
    await officer.press('Unpaid', 'link');
    await officer.until('!document.body.innerText.includes("Lantern Films")');
    await officer.pick('Mode', 'Test');
    await officer.until('/mode=test/.test(location.search)');
    await officer.press('Export CSV');
    const csv = Buffer.from(await officer.downloaded('invoices.csv')).toString();
    expect(csv).toContain(',Harbour Video,unpaid,test,');
    const invoiceId = /inv_\w+/.exec(csv)?.[0] ?? 'none';
    await officer.press(`PDF of ${invoiceId}`, 'link');
    expect((await pdfPages(await officer.downloaded(`${invoiceId}.pdf`)))[0]).toContain('Harbour Video');
    await officer.press('Harbour Video', 'link');
    await officer.sees('Past due');
    await officer.press('Sign out');
    await officer.finds('Email address', 'textbox');
  });
});

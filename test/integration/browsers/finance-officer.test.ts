import { ordered, press as pay } from '../../support/http/successes/billing-operations.ts';
import { inFirefox } from '../../support/browsers/browsers.ts';
import { aVisitor, type Visitor } from '../../support/browsers/visitor.ts';
import { pdfPages } from '../../support/pdf.ts';
import { aService, type TestService } from '../../support/service/service.ts';
import { password } from '../../support/stories/colleagues.ts';

inFirefox('a finance officer, from a failed payment to the invoice and the file', (browser) => {
  let service: TestService;
  let officer: Visitor;
  let slug = '';

  /** A platform that pays for Growth with stems, and on whose checkout these buttons are pressed next. */
  const aPayer = async (name: string, ...buttons: readonly string[]) => {
    const partner = await service.aPartner({ name });
    const url = (await ordered(partner)).member('url');
    for (const button of ['Pay', ...buttons]) expect(await pay(url, button)).toBe(303);
    return partner.slug;
  };

  beforeAll(async () => {
    service = await aService({});
    await aPayer('Lantern Films');
    slug = await aPayer('Harbour Video', 'Fail the next payment');
    officer = await aVisitor(browser(), service.baseUrl);
  });
  afterAll(async () => {
    await officer.close();
    await service.close();
  });
  afterEach(async () => expect(await officer.issues()).toEqual([]));

  it('signs in by keyboard, and sees on the home page which payment failed', async () => {
    const { email } = await service.anAccount({ roles: ['finance'], withPassword: true });
    await officer.goto('/staff');
    await officer.fill('Email address', email);
    await officer.key('Tab');
    await officer.type(password);
    await officer.key('Enter');
    await officer.finds('Harbour Video', 'link');
    expect(await officer.evaluate('document.body.innerText.includes("Lantern Films")')).toBe(false);
  });

  it('reads the totals, and lists the unpaid invoice', async () => {
    await officer.enter('Finance', 'link');
    await officer.reads('Finance');
    await officer.sees('€136.00');
    await officer.sees('Lantern Films');
    await officer.enter('Unpaid', 'link');
    await officer.until('!document.body.innerText.includes("Lantern Films")');
    expect(await officer.evaluate('location.search')).toBe('?status=unpaid');
    await officer.sees('first failed');
  });

  it('saves the list as CSV and the invoice as PDF', async () => {
    await officer.enter('Export CSV');
    const csv = Buffer.from(await officer.downloaded('invoices.csv')).toString();
    expect(csv).toContain(',Harbour Video,unpaid,test,sandbox,EUR,6800,0,');
    expect(csv).not.toContain('Lantern Films');
    const invoiceId = /inv_\w+/.exec(csv)?.[0] ?? 'none';
    await officer.enter(`PDF of ${invoiceId}`, 'link');
    const [page = ''] = await pdfPages(await officer.downloaded(`${invoiceId}.pdf`));
    expect(page).toContain(invoiceId);
    expect(page).toContain('Harbour Video');
  });

  it('opens the billing of the platform', async () => {
    await officer.enter('Harbour Video', 'link');
    await officer.until(`location.pathname === '/staff/platforms/${slug}'`);
    await officer.sees('Past due');
    await officer.sees('Plan history');
    await officer.enter('View all invoices', 'link');
    await officer.reads('Finance');
    expect(await officer.evaluate('location.search')).toBe(`?platform=${slug}`);
  });
});

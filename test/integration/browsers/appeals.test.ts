import { aDecisionDto } from '../../support/http/successes/moderation-successes.ts';
import { inFirefox } from '../../support/browsers/browsers.ts';
import { aVisitor, type Visitor } from '../../support/browsers/visitor.ts';
import { mailedLink } from '../../support/clients/mailed-links.ts';
import { aService, type TestService } from '../../support/service/service.ts';
import { password } from '../../support/stories/colleagues.ts';

inFirefox('an appellant and an appeals officer', (browser) => {
  let service: TestService;
  let appellant: Visitor;
  let officer: Visitor;

  beforeAll(async () => {
    service = await aService();
    appellant = await aVisitor(browser(), service.baseUrl);
    officer = await aVisitor(browser(), service.baseUrl);
  });
  afterAll(async () => {
    await appellant.close();
    await officer.close();
    await service.close();
  });
  afterEach(async () => expect([...(await appellant.issues()), ...(await officer.issues())]).toEqual([]));

  it('exchange appeal, question and answer, until the decision is overturned', async () => {
    const { trackId } = await service.aTrackWithSound({ title: 'Night Ferry' });
    const decider = service.anyone.as((await service.aColleague('rights')).token);
    await decider.post(`/api/v1/staff/tracks/${trackId}/decisions`, aDecisionDto('take_down'));
    await appellant.goto('/appeals');
    await appellant.fill('Track ID', trackId);
    await appellant.key('Enter');
    await appellant.sees('was taken down');
    await appellant.click('Appeal this decision');
    await appellant.choose('Reason for your appeal', 'licensed');
    await appellant.fill('Explanation', 'We hold the license 4711 for the sample.');
    await appellant.fill('Email address', 'ada@finch.example');
    await appellant.click('Submit appeal');
    await appellant.sees('Appeal submitted');
    const link = await appellant.evaluate<string>('document.querySelector(".secret > code").textContent');
    const appealId = /apl_\w+/.exec(link)?.[0] ?? 'none';

    const { email } = await service.anAccount({ roles: ['rights'], withPassword: true });
    await officer.goto('/staff/appeals');
    await officer.fill('Email address', email);
    await officer.key('Tab');
    await officer.type(password);
    await officer.key('Enter');
    await officer.reads('Appeal: Night Ferry');
    await officer.sees('We hold the license 4711 for the sample.');
    await officer.enter('Start review');
    await officer.enter('Ask a question');
    await officer.finds('Ask a question', 'form');
    await officer.type('Which sample is it?');
    await officer.enter('Ask a question');
    await officer.sees('The appellant can answer until');

    await appellant.goto(await mailedLink(service, '/appeals', appealId, 2));
    await appellant.sees('Which sample is it?');
    await appellant.fill('Your answer', 'The one of the bell.');
    await appellant.click('Send answer');
    await appellant.sees('Under review');

    await officer.goto('/staff/appeals');
    await officer.sees('The one of the bell.');
    await officer.enter('Overturn decision');
    await officer.finds('Overturn decision', 'form');
    await officer.type('The license covers the sample.');
    await officer.enter('Overturn decision');
    await officer.sees('No appeal is open.');
    expect((await service.ports.library.find(trackId))?.moderationStatus).toBe('approved');

    await appellant.goto('/appeals');
    await appellant.sees('Decision overturned');
    await appellant.sees('The license covers the sample.');
  });
});

import { aRealTrack } from '../../support/audio/real-track.ts';
import { inFirefox } from '../../support/browsers/browsers.ts';
import { aVisitor, type Visitor } from '../../support/browsers/visitor.ts';
import { aService, type TestService } from '../../support/service/service.ts';
import { password } from '../../support/stories/colleagues.ts';

/** The keys of a decision and of its statement template. */
const steps = [
  { form: 'Approve', keys: ['a'], status: 'approved' },
  { form: 'Request changes', keys: ['c', '2'], status: 'changes_requested' },
  { form: 'Reject', keys: ['r', '1'], status: 'rejected' },
] as const;

inFirefox('a reviewer with three tracks', (browser) => {
  let service: TestService;
  let reviewer: Visitor;

  beforeAll(async () => {
    service = await aService({ sound: 'real' });
    reviewer = await aVisitor(browser(), service.baseUrl);
  });
  afterAll(async () => {
    await reviewer.close();
    await service.close();
  });

  it('plays each recording with the space bar, and decides by keyboard without leaving the page', async () => {
    const ids = new Map<string, Awaited<ReturnType<typeof aRealTrack>>>();
    for (const [n, title] of ['Dawn', 'Noon', 'Dusk'].entries()) {
      const row = { status: 'pending_review', title, isrc: `QZTST260010${n}` };
      ids.set(title, await aRealTrack(service, { name: title.toLowerCase(), seconds: 12, row }));
    }
    const { email } = await service.anAccount({ roles: ['moderator'], withPassword: true });
    await reviewer.goto('/staff/review');
    await reviewer.fill('Email address', email);
    await reviewer.key('Tab');
    await reviewer.type(password);
    await reviewer.key('Enter');
    await reviewer.finds('Approve');
    await reviewer.evaluate('globalThis.sameDocument = true');
    for (const { form, keys, status } of steps) {
      await reviewer.finds('Play the recording');
      await reviewer.finds('Approve');
      const title = await reviewer.evaluate<string>('document.querySelector("h1").textContent');
      await reviewer.key(' ');
      await reviewer.finds('Pause the recording');
      await reviewer.until('playedAudio.currentTime > 0.3');
      await reviewer.key(' ');
      await reviewer.finds('Play the recording');
      expect(await reviewer.issues()).toEqual([]);
      for (const [n, key] of keys.entries()) {
        if (n > 0) await reviewer.finds(form, 'form');
        await reviewer.key(key);
      }
      await reviewer.finds(form, 'form');
      await reviewer.finds(form);
      await reviewer.key('Enter');
      await reviewer.until(`document.querySelector('h1')?.textContent !== ${JSON.stringify(title)}`);
      const trackId = ids.get(title);
      expect(trackId && (await service.ports.library.find(trackId))?.moderationStatus).toBe(status);
    }
    await reviewer.sees('Every track is reviewed.');
    expect(await reviewer.evaluate('globalThis.sameDocument')).toBe(true);
    expect(await reviewer.issues()).toEqual([]);
  });
});

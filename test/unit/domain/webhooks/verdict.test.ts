import type { Verdict } from '../../../../src/domain/webhooks/health.ts';
import { consequencesOf } from '../../../../src/domain/webhooks/verdict.ts';
import { anEndpoint, eventId, noon } from '../../../support/builders/builders.ts';

const later = noon + 1;
const after = (verdict: Verdict) =>
  consequencesOf(verdict, anEndpoint(), { failingSince: noon }, later, () => eventId());

describe('the consequences of a verdict on an endpoint', () => {
  it('are none while the endpoint stays as it is', () => {
    expect(after('goes-on')).toEqual({ events: [] });
  });

  it('are a warning with the start of the failures', () => {
    const { disabled, events } = after('warn');
    expect(disabled).toBeUndefined();
    expect(events.map(({ type }) => type)).toEqual(['endpoint.failing']);
    expect(JSON.stringify(events)).toContain(new Date(noon).toISOString());
  });

  it.each([
    ['disable-failing', 'failing'],
    ['disable-gone', 'gone'],
  ] as const)('disable it after %s, and report it', (verdict, reason) => {
    const { disabled, events } = after(verdict);
    expect(disabled).toMatchObject({
      status: 'disabled',
      disabled: { reason, at: later },
      version: anEndpoint().version + 1,
    });
    expect(events.map(({ type }) => type)).toEqual(['endpoint.disabled']);
  });
});

import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import type { Attempt } from '../../../../src/domain/webhooks/delivery.ts';
import { afterAttemptOn, type EndpointHealth, type Verdict } from '../../../../src/domain/webhooks/health.ts';
import { anAttempt, noon } from '../../../support/builders/builders.ts';

const hour = 3_600_000;
const bad = anAttempt(500);
const good = anAttempt(204);

/** Verdicts of attempts at moments, in hours since noon. */
const verdicts = (attempts: readonly (readonly [hours: number, attempt: Attempt])[]): readonly Verdict[] => {
  let health: EndpointHealth = {};
  return attempts.map(([hours, attempt]) => {
    const fared = afterAttemptOn(health, attempt, noon + hours * hour);
    health = fared.health;
    return fared.verdict;
  });
};

describe('the health of an endpoint', () => {
  it('is unaffected by failures of less than a day', () => {
    expect(
      verdicts([
        [0, bad],
        [23.9, bad],
      ]),
    ).toEqual(['goes-on', 'goes-on']);
  });

  it('warns its owner once, after a day of failures', () => {
    expect(
      verdicts([
        [0, bad],
        [24, bad],
        [25, bad],
        [119, bad],
      ]),
    ).toEqual(['goes-on', 'warn', 'goes-on', 'goes-on']);
  });

  it('disables after five days of failures', () => {
    expect(
      verdicts([
        [0, bad],
        [24, bad],
        [119.9, bad],
        [120, bad],
      ]),
    ).toEqual(['goes-on', 'warn', 'goes-on', 'disable-failing']);
  });

  it('disables no endpoint that was not warned a day before', () => {
    expect(
      verdicts([
        [0, bad],
        [200, bad],
        [223.9, bad],
        [224, bad],
      ]),
    ).toEqual(['goes-on', 'warn', 'goes-on', 'disable-failing']);
  });

  it('is reset by a success', () => {
    expect(
      verdicts([
        [0, bad],
        [24, bad],
        [100, good],
        [101, bad],
        [124, bad],
        [125, bad],
      ]),
    ).toEqual(['goes-on', 'warn', 'goes-on', 'goes-on', 'goes-on', 'warn']);
    expect(afterAttemptOn({ failingSince: noon, warnedAt: noon }, good, noon + dayMs).health).toEqual({
      lastSuccessAt: noon + dayMs,
    });
  });

  it('disables immediately if the receiver responds 410', () => {
    expect(verdicts([[0, anAttempt(410)]])).toEqual(['disable-gone']);
  });

  it('includes since when it fails, and its last success', () => {
    const before = { lastSuccessAt: noon - dayMs };
    const { health } = afterAttemptOn(before, bad, noon);
    expect(health).toEqual({ lastSuccessAt: noon - dayMs, failingSince: noon });
    expect(afterAttemptOn(health, bad, noon + hour).health).toEqual(health);
  });
});

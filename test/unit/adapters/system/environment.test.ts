import { decodeTime } from 'ulid';
import { systemClock, systemDelay, ulidIds } from '../../../../src/adapters/system/index.ts';
import type { IdKind } from '../../../../src/domain/shared/ids.ts';
import { noon } from '../../../support/builders/builders.ts';

describe('ids', () => {
  it('are the prefix of their kind and a ULID of the moment', () => {
    const ids = ulidIds({ clock: { now: () => noon } });
    const kinds: readonly (readonly [IdKind, string])[] = [
      ['track', 'trk'],
      ['license', 'lic'],
      ['platform', 'plt'],
    ];
    for (const [kind, prefix] of kinds) {
      const id = ids.next(kind);
      expect(id).toMatch(new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`));
      expect(decodeTime(id.slice(4))).toBe(noon);
    }
  });

  it('grow within a millisecond and when the clock is set back', () => {
    let now = noon;
    const ids = ulidIds({ clock: { now: () => now } });
    const created = Array.from({ length: 20_000 }, (_, i) => {
      now = noon + (i % 7) - (i % 11);
      return ids.next('license');
    });
    expect([...created].sort()).toEqual(created);
    expect(new Set(created).size).toBe(created.length);
  });

  it('do not collide between processes that begin in the same millisecond', () => {
    const clock = { now: () => noon };
    const created = Array.from({ length: 5_000 }, () => ulidIds({ clock }).next('usage'));
    expect(new Set(created).size).toBe(created.length);
  });
});

describe('clock and delay', () => {
  it('return the time in milliseconds, and wait for a duration', async () => {
    const before = systemClock.now();
    await systemDelay.after(30);
    expect(systemClock.now() - before).toBeGreaterThanOrEqual(28);
    expect(Number.isInteger(before)).toBe(true);
  });

  it('let the event loop handle what waits before the next turn', async () => {
    let turned = false;
    setImmediate(() => (turned = true));
    await Promise.resolve();
    expect(turned).toBe(false);
    await systemDelay.turn();
    expect(turned).toBe(true);
  });
});

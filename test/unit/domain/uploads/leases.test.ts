import fc from 'fast-check';
import {
  claimed,
  confirmed,
  finished,
  leaseEnded,
  renewed,
} from '../../../../src/domain/uploads/processing.ts';
import type { UploadRecord } from '../../../../src/domain/uploads/upload.ts';
import { noon } from '../../../support/builders/builders.ts';
import { anUpload, aPart } from '../../../support/uploads/upload-records.ts';

const leaseMs = 60_000;
const failure = { code: 'silent' as const, detail: 'The recording is silent.' };

type Act = 'claim' | 'renew' | 'end, counted' | 'end, not counted' | 'finish';
interface Step {
  readonly after: number;
  readonly token: string;
  readonly act: Act;
  readonly pauseMs: number;
}

const stepsWith = (...acts: readonly Act[]): fc.Arbitrary<readonly Step[]> =>
  fc.array(
    fc.record({
      after: fc.integer({ min: 0, max: leaseMs }),
      token: fc.constantFrom('one', 'two', 'three'),
      act: fc.constantFrom(...acts),
      pauseMs: fc.integer({ min: 0, max: leaseMs }),
    }),
    { maxLength: 30 },
  );

const waiting = (): UploadRecord => {
  const next = confirmed(anUpload({ parts: [aPart('all', 1_000)] }), noon);
  if (!next || next === 'incomplete') throw new Error('the upload is complete');
  return next;
};

const acted = (
  upload: UploadRecord,
  now: number,
  { token, act, pauseMs }: Step,
): UploadRecord | undefined => {
  const lease = { token, now, until: now + leaseMs };
  switch (act) {
    case 'claim':
      return claimed(upload, lease);
    case 'renew':
      return renewed(upload, lease);
    case 'finish':
      return finished(upload, { ...lease, outcome: { kind: 'failed', failure } });
    default:
      return leaseEnded(upload, { token, at: now + pauseMs, isCounted: act === 'end, counted' });
  }
};

/** Applies steps to a confirmed upload, and shows each with the upload before and after it, and the time. */
const played = (
  steps: readonly Step[],
  see: (step: Step, now: number, before: UploadRecord, after: UploadRecord | undefined) => void,
): UploadRecord => {
  let [upload, now] = [waiting(), noon];
  for (const step of steps) {
    now += step.after;
    const next = acted(upload, now, step);
    see(step, now, upload, next);
    upload = next ?? upload;
  }
  return upload;
};

describe('the lease of an upload', () => {
  it('belongs to one worker at a time: others get it at its end, or after the pause with which it was ended', () => {
    fc.assert(
      fc.property(stepsWith('claim', 'renew', 'end, counted', 'end, not counted'), (steps) => {
        let free = noon;
        played(steps, ({ act, pauseMs }, now, _, after) => {
          if (act === 'claim') expect(after !== undefined).toBe(now >= free);
          if (after) free = act === 'claim' || act === 'renew' ? now + leaseMs : now + pauseMs;
        });
      }),
    );
  });

  it('can be renewed, ended and used for a result by the worker that has it, and by no other', () => {
    fc.assert(
      fc.property(stepsWith('claim', 'renew', 'end, counted', 'end, not counted', 'finish'), (steps) => {
        let holder: string | undefined;
        let isFinished = false;
        played(steps, ({ act, token }, _, __, after) => {
          if (act !== 'claim') expect(after !== undefined).toBe(!isFinished && token === holder);
          if (!after || isFinished) return;
          if (act === 'claim') holder = token;
          if (act === 'end, counted' || act === 'end, not counted') holder = undefined;
          if (act === 'finish') isFinished = true;
        });
      }),
    );
  });

  it('counts each attempt, except those that ended because of an outage or a stop', () => {
    fc.assert(
      fc.property(stepsWith('claim', 'renew', 'end, counted', 'end, not counted'), (steps) => {
        let attempts = 0;
        const upload = played(steps, ({ act }, _, __, after) => {
          if (after && act === 'claim') attempts++;
          if (after && act === 'end, not counted') attempts--;
        });
        expect(upload).toMatchObject({ state: 'processing', attempts });
      }),
    );
  });
});

import { deliveryView, readerOf } from '../../../../../src/adapters/http/webhooks/webhooks.views.ts';
import type { AttemptResult } from '../../../../../src/domain/webhooks/delivery.ts';
import type { Caller } from '../../../../../src/ports/driving/access.ts';
import { aDelivery, noon } from '../../../../support/builders/builders.ts';
import { aStaffMember } from '../../../../support/builders/staff-builders.ts';

const attemptsIn = (result: AttemptResult, caller: Pick<Caller, 'viewedBy'>) =>
  deliveryView(aDelivery({ attempts: [{ at: noon, latencyMs: 12.4, result }] }), readerOf(caller)).attempts;

const at = '2026-11-21T12:00:00.000Z';
const staff = { viewedBy: { staff: aStaffMember() } };

describe('the attempts of a delivery', () => {
  it('are shown to the platform with the beginning of the response', () => {
    const result = { kind: 'answered', status: 500, responseStart: 'Authorization: s3cret' } as const;
    const [attempt] = attemptsIn(result, {});
    expect(attempt).toMatchObject({ status: 500, responseStart: 'Authorization: s3cret' });
  });

  it('are shown to staff without anything that the receiver sent, because that can repeat secrets', () => {
    const result = { kind: 'answered', status: 500, responseStart: 'Authorization: s3cret' } as const;
    expect(attemptsIn(result, staff)).toEqual([{ at, latencyMs: 12, status: 500 }]);
  });

  it('are shown to staff with the kind of an error, without its text', () => {
    const result = { kind: 'failed', fault: 'timed_out', detail: 'no answer from /in?token=s3cret' } as const;
    const [attempt] = attemptsIn(result, staff);
    expect(Object.keys(attempt ?? {})).toEqual(['at', 'latencyMs', 'error']);
  });
});

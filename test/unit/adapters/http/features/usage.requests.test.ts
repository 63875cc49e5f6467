import { RecordUsageEventDto } from '../../../../../src/adapters/http/usage/usage.requests.ts';
import { issuesNamed } from '../issues-named.ts';

const event = { eventType: 'play', trackId: 'trk_1', quantity: 3, occurredAt: '2026-03-01T09:30:00Z' };

describe('a usage report', () => {
  it.each([
    ['one event', event],
    ['several events', { events: [event, { ...event, eventType: 'impression' }] }],
    ['an event with its own id', { ...event, eventId: '8F14E45F-CEEA-4D7A-9C1B-2F6D1B0A7C55' }],
    [
      'an event with everything',
      { ...event, licenseId: 'lic_1', contentId: 'v', territory: 'DE', channel: 'web' },
    ],
  ])('may be %s', (_, body) => {
    expect(issuesNamed(RecordUsageEventDto, body)).toEqual([]);
  });

  it('counts as one if it has no quantity', () => {
    const { quantity: _, ...rest } = event;
    expect(RecordUsageEventDto.parse(rest)).toMatchObject({ quantity: 1 });
  });

  it.each([
    ['nothing', {}, ['/eventType invalid_value', '/trackId required', '/occurredAt required']],
    ['a list', [event], [' invalid_type']],
    ['text', 'play', [' invalid_type']],
    ['no event under events', { events: [] }, ['/events too_small']],
    ['101 events', { events: Array(101).fill(event) }, ['/events too_big']],
    [
      'events and an event together',
      { ...event, events: [event] },
      [
        '/eventType unknown_field',
        '/trackId unknown_field',
        '/quantity unknown_field',
        '/occurredAt unknown_field',
      ],
    ],
    [
      'a second event that is wrong',
      { events: [event, { ...event, trackId: 7 }] },
      ['/events/1/trackId invalid_type'],
    ],
    ['quantity 0', { ...event, quantity: 0 }, ['/quantity too_small']],
    ['a negative quantity', { ...event, quantity: -1 }, ['/quantity too_small']],
    ['half a play', { ...event, quantity: 0.5 }, ['/quantity invalid_type']],
    ['a million million plays', { ...event, quantity: 1e12 }, ['/quantity too_big']],
    ['an event id that is not a UUID', { ...event, eventId: 'first' }, ['/eventId invalid_format']],
    ['WORLD as the place', { ...event, territory: 'WORLD' }, ['/territory invalid']],
    ['a time in words', { ...event, occurredAt: 'yesterday' }, ['/occurredAt invalid']],
  ])('may not be %s', (_, body, issues) => {
    expect(issuesNamed(RecordUsageEventDto, body)).toEqual(issues);
  });
});

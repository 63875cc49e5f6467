import { z } from 'zod';
import { longListsIn } from '../../../../../src/adapters/http/kernel/request/list-lengths.ts';
import { either } from '../../../../../src/adapters/http/vocabulary/either.ts';

const Event = z.strictObject({ name: z.string(), places: z.array(z.string()).max(2).exactOptional() });
const Batch = z.strictObject({ events: z.array(Event).min(1).max(3) });
const Body = either(Batch, Event, (body) => 'events' in body);

const places = (schema: z.ZodType, value: unknown): readonly string[] =>
  longListsIn(schema, value).map(({ path }) => path.join('/'));

describe('a list that is longer than its schema allows', () => {
  it('is detected by its length only', () => {
    const entries = new Proxy(Array<unknown>(4), {
      get: (target, name) => {
        if (name !== 'length') throw new Error(`entry ${String(name)} was read`);
        return target.length;
      },
    });
    expect(places(Batch, { events: entries })).toEqual(['events']);
  });

  it('is detected inside another list, and in both forms of a body', () => {
    const long = { name: 'a', places: ['DE', 'AT', 'CH'] };
    expect(places(Batch, { events: [{ name: 'b' }, long] })).toEqual(['events/1/places']);
    expect(places(Body, { events: [long, 1, 2, 3] })).toEqual(['events']);
    expect(places(Body, long)).toEqual(['places']);
  });

  it('is not reported if it is short enough or not a list', () => {
    for (const value of [undefined, null, 1, 'events', [], {}, { events: 'abcd' }, { events: [1, 2, 3] }])
      expect(places(Batch, value)).toEqual([]);
    expect(places(Batch, Object.create({ events: [1, 2, 3, 4] }))).toEqual([]);
  });
});

import {
  fromDriver,
  LostConnection,
  stateOf,
  wasNotAnswered,
} from '../../../../src/adapters/postgres/failures.ts';

describe('failures of PostgreSQL', () => {
  it.each(['40001', '23505', 'XX000', '3D000'])('recognizes %s as an error code of the server', (code) => {
    expect(stateOf({ code })).toBe(code);
    const error = Object.assign(new Error('rejected'), { code });
    expect(fromDriver(error)).toBe(error);
  });

  it.each(['EPIPE', 'EPERM', 'EBUSY', 'ECONNREFUSED'])('recognizes %s as a lost connection', (code) => {
    const error = Object.assign(new Error('the socket failed'), { code });
    expect(stateOf(error)).toBeUndefined();
    expect(fromDriver(error)).toBeInstanceOf(LostConnection);
    expect(wasNotAnswered(fromDriver(error))).toBe(true);
  });
});

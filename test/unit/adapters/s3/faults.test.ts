import { isMissing, outage } from '../../../../src/adapters/s3/faults.ts';
import { isUnavailable } from '../../../../src/ports/driven/shared/unavailable.ts';

const answer = (name: string, httpStatusCode?: number) => ({
  name,
  message: 'secret words of the request',
  ...(httpStatusCode !== undefined && { $metadata: { httpStatusCode } }),
});

describe('a failure of the bucket', () => {
  it('names a bucket that does not exist, which is not a missing object', () => {
    const error = answer('NoSuchBucket', 404);
    expect([isMissing(error), isMissing(answer('NoSuchKey', 404))]).toEqual([false, true]);
    expect(outage(error).message).toBe('the bucket (S3_BUCKET) does not exist');
  });

  it.each([
    [answer('AccessDenied', 403), 'the media store responded with status 403'],
    [answer('TimeoutError'), 'the media store does not respond'],
  ])('is an outage, whose message repeats nothing of the response: %j', (error, message) => {
    const found = outage(error);
    expect([isUnavailable(found), found.message]).toEqual([true, message]);
  });
});

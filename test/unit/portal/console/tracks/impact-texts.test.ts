import {
  contentText,
  examined,
  licensesText,
  noContentText,
  noLicensesText,
} from '../../../../../portal/src/console/tracks/impact-texts.ts';
import { maxContent } from '../../../../../src/application/moderation/impact/live-content.ts';
import { maxPlatforms } from '../../../../../src/application/moderation/impact/preview-impact.ts';

describe('the impact of a decision in the console', () => {
  const platforms = ['one', 'other'];

  it('has exact numbers if everything was examined', () => {
    expect(licensesText({ activeLicenses: 3, platforms, isComplete: true })).toBe(
      '3 active licenses of 2 platforms',
    );
    expect(noLicensesText({ isComplete: true })).toBe('No active licenses are affected.');
    expect(contentText({ count: 1, isComplete: true })).toBe('1 published content item');
    expect(noContentText({ count: 0, isComplete: true })).toBe(
      'No platform reports published content with this track.',
    );
  });

  it('has lower bounds otherwise, because territories leave out some of what was examined', () => {
    expect(licensesText({ activeLicenses: 3, platforms, isComplete: false })).toBe(
      'At least 3 active licenses of at least 2 platforms',
    );
    expect(noLicensesText({ isComplete: false })).toBe(
      'No active licenses of the first 500 platforms are affected.',
    );
    expect(contentText({ count: 12, isComplete: false })).toBe('At least 12 published content items');
    expect(noContentText({ count: 0, isComplete: false })).toBe(
      'None of the latest 1,000 published content items is affected.',
    );
  });

  it('names the limits of the service', () => {
    expect(examined).toEqual({ platforms: maxPlatforms, content: maxContent });
  });
});

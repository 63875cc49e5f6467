import { impactOn } from '../../../../src/domain/moderation/impact.ts';
import { aPlatform } from '../../../support/builders/builders.ts';

describe('the impact of a decision', () => {
  const platform = (slug: string) => ({ ...aPlatform(), slug });

  it('adds the licenses up, and lists the platforms with the most first', () => {
    const [few, many, none] = ['few', 'many', 'none'].map(platform);
    if (!few || !many || !none) throw new Error('no platforms');
    expect(
      impactOn([
        { platform: none, activeLicenses: 0 },
        { platform: few, activeLicenses: 2 },
        { platform: many, activeLicenses: 40 },
      ]),
    ).toEqual({
      activeLicenses: 42,
      platforms: [
        { platform: many, activeLicenses: 40 },
        { platform: few, activeLicenses: 2 },
      ],
    });
  });

  it('has the same order for the same figures, whichever platform was counted first', () => {
    const counted = ['b', 'a', 'c'].map((slug) => ({ platform: platform(slug), activeLicenses: 1 }));
    const slugs = (of: typeof counted) => impactOn(of).platforms.map(({ platform: { slug } }) => slug);
    expect(slugs(counted)).toEqual(['a', 'b', 'c']);
    expect(slugs(counted.toReversed())).toEqual(['a', 'b', 'c']);
  });
});

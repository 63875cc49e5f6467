import { checksOf, feesOf, verdictOf } from '../../../../portal/src/console/review/rights/checks.ts';
import { termsView } from '../../../../src/adapters/http/catalog/terms.view.ts';
import { aTerms } from '../../../support/builders/builders.ts';
import { useEnglishTexts } from '../../../support/portal/english-texts.ts';

beforeAll(useEnglishTexts);

describe('the rights check in the console', () => {
  type Checked = Parameters<typeof checksOf>[0];
  const complete: Checked = {
    ...{ licensableIn: ['WORLD'], gaps: [], issues: [], mandates: 'confirmed' },
    terms: termsView(aTerms()),
  };
  const problems = (checked: Checked) =>
    checksOf(checked).flatMap(({ name, problem }) => (problem === undefined ? [] : [`${name}: ${problem}`]));

  it('is complete if nothing prevents licenses', () => {
    expect([problems(complete), verdictOf(complete)]).toEqual([[], 'complete']);
  });

  it('is limited if no license could be granted in some countries', () => {
    const limited: Checked = {
      ...complete,
      licensableIn: ['DE'],
      gaps: [{ clause: 'rights.publishing', territories: ['AT', 'CH'] }],
    };
    expect(verdictOf(limited)).toBe('limited');
    expect(problems(limited)).toEqual(['Shares of the publishing: Not in Austria and Switzerland']);
  });

  it('is incomplete if shares are wrong, or if no license could be granted', () => {
    const wrong: Checked = { ...complete, issues: [{ side: 'writers', detail: 'shares total 60' }] };
    expect([problems(wrong), verdictOf(wrong)]).toEqual([
      ['Shares of the writers: Shares total 60.'],
      'incomplete',
    ]);
    const none: Checked = { licensableIn: [], gaps: [], issues: [], mandates: 'confirmed' };
    expect([problems(none), verdictOf(none)]).toEqual([['Terms in force: None yet'], 'incomplete']);
  });

  it('is incomplete while a party disputes its shares, and says if the operator delivered the track', () => {
    const disputed: Checked = { ...complete, mandates: 'disputed' };
    expect([problems(disputed), verdictOf(disputed)]).toEqual([
      ['Mandates of the parties: A party disputes its shares.'],
      'incomplete',
    ]);
    const imported: Checked = { ...complete, mandates: 'operator' };
    expect([problems(imported), verdictOf(imported)]).toEqual([[], 'complete']);
    const noteOf = (checked: Checked) =>
      checksOf(checked).find(({ name }) => name === 'Mandates of the parties')?.note;
    expect([noteOf(imported), noteOf(complete)]).toEqual(['Delivered by the operator', undefined]);
  });

  it('shows the fee with the rate card', () => {
    const eur = (amount: number) => ({ amount, currency: 'EUR' });
    const rates = [
      { contentTypes: ['podcast_episode'] as const, territories: ['DE', 'AT'], fee: eur(1_900) },
      { fee: eur(4_900) },
    ];
    expect(feesOf(termsView(aTerms({ fee: eur(9_900), rates })))).toEqual([
      ['Fee', '€99.00'],
      ['Lower fees', '€19.00 for podcast episode, Germany and Austria; €49.00'],
    ]);
    expect(feesOf(termsView(aTerms({ fee: eur(9_900) })))).toEqual([['Fee', '€99.00']]);
    expect(feesOf(termsView(aTerms()))).toEqual([['Fee', 'None']]);
  });
});

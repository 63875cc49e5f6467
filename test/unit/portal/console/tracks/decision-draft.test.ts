import { useEnglishTexts } from '../../../../support/portal/english-texts.ts';

// The names of options are read when their module is loaded.
useEnglishTexts();
const { bodyOf, firstDraft, isComplete, statementOf } =
  await import('../../../../../portal/src/console/tracks/decision-draft.ts');

const draft = {
  ...firstDraft('take_down'),
  facts: ' The recording has an uncleared sample.\n',
  clause: ' Terms, section 4.2 ',
};
const written = { facts: 'The recording has an uncleared sample.', clause: 'Terms, section 4.2' };

describe('the statement of reasons that staff write', () => {
  it('is sent without spaces around its texts, and with the territories that were entered', () => {
    expect(statementOf(draft)).toEqual({ ground: 'rights_claim', ...written });
    expect(statementOf({ ...draft, territories: ' de, AT de' })).toMatchObject({ territories: ['DE', 'AT'] });
  });

  it('is complete with facts, a clause, and nothing but country codes', () => {
    expect(isComplete(draft)).toBe(true);
    for (const part of [{ facts: ' ' }, { clause: '' }, { territories: 'Germany' }])
      expect(isComplete({ ...draft, ...part })).toBe(false);
  });

  it('belongs to a decision with a reason, except for a reinstatement', () => {
    const statement = { ...written, ground: 'rights_claim', source: 'notice', automated: false };
    expect(bodyOf('take_down', draft)).toEqual({ action: 'take_down', reason: 'disputed', statement });
    expect(bodyOf('reinstate', draft)).toEqual({ action: 'reinstate', statement });
    const restricted = { action: 'restrict', statement: { territories: ['DE'] } };
    expect(bodyOf('restrict', { ...draft, territories: 'DE' })).toMatchObject(restricted);
  });
});

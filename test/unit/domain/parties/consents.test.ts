import { noMining } from '../../../../src/domain/catalog/license-terms.ts';
import { givenConsents, isWidened, miningUses } from '../../../../src/domain/parties/consents.ts';

const training = { ...noMining, aiTraining: 'allowed' } as const;
const constrained = { ...noMining, aiTraining: 'constrained' } as const;

describe('consents to data mining and AI', () => {
  it('are part of a confirmation only if one is given', () => {
    expect([undefined, noMining, constrained].map(givenConsents)).toEqual([
      undefined,
      undefined,
      constrained,
    ]);
    expect(Object.keys(noMining)).toEqual([...miningUses]);
  });

  it('are widened by a new permission and by a wider one, and not by a withdrawal', () => {
    expect(isWidened(undefined, constrained)).toBe(true);
    expect(isWidened(constrained, training)).toBe(true);
    expect(isWidened(constrained, { ...noMining, dataMining: 'constrained' })).toBe(true);
    for (const [before, after] of [
      ...[[undefined, undefined] as const, [undefined, noMining] as const, [training, training] as const],
      ...[[training, constrained] as const, [training, undefined] as const],
    ])
      expect(isWidened(before, after)).toBe(false);
  });
});

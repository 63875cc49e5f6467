import { problems as german } from '../../../../portal/src/kit/language/de/problems.ts';
import { problems as spanish } from '../../../../portal/src/kit/language/es/problems.ts';
import { problems as french } from '../../../../portal/src/kit/language/fr/problems.ts';

describe('the text of PAYMENT_REQUIRED', () => {
  it.each([
    ['German', german, 'Ausgabenlimit', 'Zahlungsart'],
    ['French', french, 'limite de dépenses', 'moyen de paiement'],
    ['Spanish', spanish, 'límite de gasto', 'método de pago'],
  ])('names the causes for a license and for a plan in %s', (_, problems, ofLicense, ofPlan) => {
    const text = problems['problem.PAYMENT_REQUIRED'];
    expect(text).toContain(ofLicense);
    expect(text).toContain(ofPlan);
  });
});

import { intlMailTexts } from '../../../src/adapters/intl-messageformat/index.ts';

export const mailTexts = intlMailTexts();
export const english = mailTexts.in('en');

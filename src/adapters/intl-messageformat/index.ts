export { intlMailTexts } from './mail-texts.ts';

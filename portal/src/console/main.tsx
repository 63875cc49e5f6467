import { setCurrent } from '../kit/language/current.ts';
import { english } from '../kit/language/en.ts';

// Staff works in English; numbers and dates are in the locale of the browser.
setCurrent({ language: 'en', locale: undefined, messages: english });
// After the texts are set, because modules of the console read texts when they are loaded.
await import('./start.tsx');

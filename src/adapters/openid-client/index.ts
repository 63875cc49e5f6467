export { openidProvider, type OpenidSettings } from './identity-provider.ts';

export { simpleWebauthnCeremonies, type CeremonySettings } from './passkey-ceremonies.ts';

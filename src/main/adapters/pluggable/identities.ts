export { identity as openid } from '../../../adapters/openid-client/adapter.ts';

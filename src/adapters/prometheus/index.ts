export { prometheusTraffic } from './traffic.ts';

export { prometheusFigures, type Figures } from './figures.ts';

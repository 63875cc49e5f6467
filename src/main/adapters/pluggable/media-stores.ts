export { mediaStore as s3 } from '../../../adapters/s3/adapter.ts';

export { s3MediaStore, type S3MediaStore, type S3MediaStoreDependencies } from './media-store.ts';
export type { StoreSettings } from './client.ts';

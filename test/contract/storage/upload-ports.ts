import { imageStoreContract, interleavedImagesContract } from '../images/image-store.contract.ts';
import { everyUploadContract, interleavedUploadsContract } from '../uploads/upload-store.contract.ts';

/** The ports of what artists and labels upload: see `storePorts`. */
export const uploadPorts = [
  {
    port: 'ImageStore',
    cases: imageStoreContract,
    interleaved: interleavedImagesContract,
    withoutLocks: { 'read-committed': ['counts an upload that begins meanwhile, at step 2'], snapshot: [] },
  },
  {
    port: 'UploadStore',
    cases: everyUploadContract,
    interleaved: interleavedUploadsContract,
    withoutLocks: {
      'read-committed': [
        'counts an upload that begins meanwhile, at step 2',
        'appends one of two parts at an offset, at step 2',
      ],
      snapshot: [],
    },
  },
];

import { keepGenericWasmWrappers } from '../../src/main/processes/process.ts';

// A process of tests decodes audio in many files, on many threads.
keepGenericWasmWrappers();

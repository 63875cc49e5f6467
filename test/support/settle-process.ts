import { keepGenericWasmWrappers } from '../../src/main/processes/process.ts';

// A setup file of jest: its processes run many files, each with its own copies of wasm modules.
keepGenericWasmWrappers();

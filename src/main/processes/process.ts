import process from 'node:process';
import { setFlagsFromString } from 'node:v8';

/**
 * Leaves WebAssembly's calls into JavaScript to V8's generic wrapper, in every thread of this process. What V8 compiles
 * instead after a thousand calls is shared by all threads, and now and then freeing it ends the process: "Check failed:
 * jit_page.has_value()", ThreadIsolation::UnregisterWasmAllocation below TierUpWasmToJSWrapper (V8 13.6; a relative is
 * nodejs/node#64500). It costs some 15 to 30 ns a call, and no decoder of ours calls often.
 */
export const keepGenericWasmWrappers = (): void => {
  setFlagsFromString('--wasm-wrapper-tiering-budget=2147483647');
};

/** Settings of every process of the service. To be called before anything else is done. */
export const settleProcess = (): void => {
  // Stored files contain keys and records: they are for this process's user alone.
  process.umask(0o077);
  keepGenericWasmWrappers();
};

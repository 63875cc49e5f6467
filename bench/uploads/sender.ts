import { parentPort, workerData } from 'node:worker_threads';
import { sendMaster } from './masters.ts';

/** Sends masters to the URLs at the same time, on a thread of its own: other requests are measured by the other one. */
const { urls, sizeBytes } = workerData as { readonly urls: readonly string[]; readonly sizeBytes: number };
await Promise.all(urls.map((url, n) => sendMaster(url, n, sizeBytes)));
parentPort?.postMessage('sent');

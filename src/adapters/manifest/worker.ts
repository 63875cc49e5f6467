import { parentPort, workerData } from 'node:worker_threads';
import { readDelivery } from './read-delivery.ts';

parentPort?.postMessage(readDelivery(workerData as Uint8Array));

// node start.ts FILE NAME: opens the store, writes one idempotency record under NAME, closes.
import { sqliteStorage } from '../../../../src/adapters/sqlite/index.ts';
import { noon } from '../../../support/builders/builders.ts';

const [file = '', key = ''] = process.argv.slice(2);
const { idempotencyStore, close } = sqliteStorage({ file });
const span = { now: noon, leaseUntil: noon + 1, keepUntil: noon + 1 };
await idempotencyStore.begin({ key, fingerprint: 'payload', ...span });
await close();

import { moderationDocketContract } from '../../contract/moderation-docket.contract.ts';
import { describeContract } from '../../support/contract.ts';
import { onFile } from '../../support/sqlite-worlds.ts';

for (const [stores, title] of [
  [1, 'a SQLite file'],
  [2, 'a SQLite file with two writers'],
] as const) {
  describeContract(`ModerationDocket in ${title}`, moderationDocketContract(onFile(stores)));
}

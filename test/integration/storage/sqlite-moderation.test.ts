import { moderationDocketContract } from '../../contract/moderation-docket.contract.ts';
import { describeInFile, fileWorlds } from '../../support/sqlite-worlds.ts';

const onFile = fileWorlds();
describeInFile('ModerationDocket', moderationDocketContract, onFile);

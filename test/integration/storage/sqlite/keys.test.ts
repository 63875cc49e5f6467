import type { KeyRing } from '../../../../src/ports/driven/access/key-ring.ts';
import { tokenIssuerContract } from '../../../contract/access/token-issuer.contract.ts';
import { describeContract } from '../../../support/contract.ts';
import { tokenIssuerWorld, openRing } from '../../../support/worlds/token-issuer-world.ts';
import { fileWorlds } from '../../../support/worlds/sqlite-worlds.ts';

const onFile = fileWorlds();

/** Two mints, each over a store of its own on one file. */
const tokenIssuersOnFile = async () => {
  const { views } = await onFile(2)();
  const counter = openRing();
  const counted = ({ keyRing }: (typeof views)[0]): KeyRing => ({
    ...keyRing,
    keys: (purpose) => {
      counter.readings++;
      return keyRing.keys(purpose);
    },
  });
  return tokenIssuerWorld(counter, counted(views[0]), counted(views[1] ?? views[0]));
};

describeContract('TokenIssuer over a SQLite file with two writers', tokenIssuerContract(tokenIssuersOnFile));

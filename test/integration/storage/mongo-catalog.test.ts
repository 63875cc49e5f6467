import { trackLibraryContract } from '../../contract/track-library.contract.ts';
import { describeInMongo, mongoWorlds } from '../../support/mongo-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('mongo', 'MongoDB keeps the catalog', () => {
  const inMongo = mongoWorlds();
  describeInMongo('TrackLibrary', trackLibraryContract, inMongo);
});

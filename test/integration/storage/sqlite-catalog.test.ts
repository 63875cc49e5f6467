import { trackLibraryContract } from '../../contract/track-library.contract.ts';
import { describeInFile, fileWorlds } from '../../support/sqlite-worlds.ts';

const onFile = fileWorlds();
describeInFile('TrackLibrary', trackLibraryContract, onFile);

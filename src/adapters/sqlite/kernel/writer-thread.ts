import { collections, programs } from '../../store-kit/index.ts';
import { serveWriter } from '../writer-loop.ts';
import { writerCommands } from './index.ts';

serveWriter(writerCommands(collections, programs));

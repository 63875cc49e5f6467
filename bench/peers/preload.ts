/** Loaded into the process of a peer before its own program, so that the bench can ask for its CPU time. */
import { reportCpu } from '../http/cpu.ts';

reportCpu();

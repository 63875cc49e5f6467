import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audioWorkshop, type AudioWorkshopSettings } from '../../src/adapters/audio/index.ts';
import type { AnalystView } from '../contract/audio-analyst/stage.ts';
import type { WorkshopView } from '../contract/audio-workshop/stage.ts';
import type { OpenWorld } from '../contract/world.ts';

/** The workshop, which is the analyst too, and a folder of its own, both gone afterwards. */
export const workshopWorld =
  (settings: AudioWorkshopSettings): OpenWorld<WorkshopView & AnalystView> =>
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'workshop-'));
    const workshop = audioWorkshop({ workers: 1, markKey: Buffer.alloc(32, 5), ...settings });
    return {
      views: [{ workshop, analyst: workshop, folder }],
      close: async () => {
        await workshop.close();
        await rm(folder, { recursive: true });
      },
    };
  };

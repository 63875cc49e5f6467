import { noon } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { aDraft, aDraftChange } from '../../../support/drafts/draft-records.ts';
import { uploadId } from '../../../support/uploads/upload-records.ts';
import type { KernelView } from '../../storage/kernel/stage.ts';
import { noteOf } from '../../uploads/uploads-view.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aDraftCommit, withMasters } from './drafts.ts';
import { newTrack, type LibraryView } from './stage.ts';

type Act = (view: LibraryView) => Promise<boolean>;

const submit: Act = async ({ library }) =>
  (await library.commit(newTrack(1, { draft: aDraftCommit() }))).outcome === 'committed';
const edit: Act = async ({ draftStore }) =>
  (await draftStore.change(aDraftChange(aDraft({ details: {} }), 1))) === 'changed';
const deletion = { now: noon + 5_000, scope: 'any' as const, audit: noteOf('artist.delete_upload') };
const deleteUpload: Act = async ({ uploadStore }) =>
  (await uploadStore.withdraw(uploadId(), deletion)) !== undefined;

const concurrentPairs: readonly {
  readonly title: string;
  readonly program: string;
  /** The number of its steps before which the other program runs, if not four. */
  readonly steps?: number;
  readonly run: Act;
  readonly other: Act;
}[] = [
  {
    title: 'submits a draft or edits it',
    program: 'track-library.commit',
    steps: 5,
    run: submit,
    other: edit,
  },
  { title: 'submits a draft or edits it', program: 'draft-store.change', run: edit, other: submit },
  {
    ...{ title: 'submits a draft or deletes its upload', program: 'track-library.commit', steps: 5 },
    ...{ run: submit, other: deleteUpload },
  },
  {
    ...{ title: 'submits a draft or deletes its upload', program: 'upload-store.withdraw' },
    ...{ run: deleteUpload, other: submit },
  },
];

/** The promises of a library when a draft or its upload changes while its track is being committed, and the other way around. */
export const interleavedDraftPolicies = (
  open: OpenWorld<LibraryView & Pick<KernelView, 'between'>>,
): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return concurrentPairs.flatMap(({ title, program, steps = 4, run, other }) =>
    Array.from({ length: steps }, (_, n) => n + 1).map((step) =>
      policy(`${title}, not both, at step ${step} of ${program}`, async (view, concurrently) => {
        await withMasters(view, 1);
        let meanwhile: readonly boolean[] = [];
        const first = await view.between({ name: program, step, run: () => run(view) }, async () => {
          meanwhile = await concurrently(1, (each) => other(each));
        });
        expect([first, ...meanwhile].filter((succeeded) => succeeded)).toHaveLength(1);
      }),
    ),
  );
};

import type { CueSheet as Sheet } from '@platform-licensing/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { TextField } from '../../../kit/controls/field.tsx';
import { Panel } from '../../../kit/display/page.tsx';
import { explain, isMissing, memberError } from '../../../kit/feedback/errors.ts';
import { Notice } from '../../../kit/feedback/states.tsx';
import { useApi, useSlug } from '../../../session/session.tsx';
import { rich, t } from '../../../texts/texts.ts';

type Production = Pick<Sheet, 'productionTitle' | 'episode' | 'broadcaster' | 'productionDate'>;

interface Created {
  readonly sheet: Sheet;
  /** The address of the same sheet as a CSV file. */
  readonly href: string;
}

const Result = ({ of: { sheet, href } }: { readonly of: Created }) => {
  const incomplete = sheet.cues.filter(({ missing }) => missing.length > 0).length;
  return (
    <Notice tone={sheet.complete ? 'good' : 'warn'}>
      <p>
        {incomplete > 0
          ? t('license.cuesIncomplete', { cues: sheet.cues.length, incomplete })
          : t('license.cuesComplete', { cues: sheet.cues.length })}
        {sheet.missing.length > 0 && ` ${t('license.titleAndDateBelong')}`}
      </p>
      <p>
        <a href={href} download>
          {t('license.downloadCueSheet')}
        </a>
      </p>
    </Notice>
  );
};

/** The cue sheet of the content, for the production that the member describes. */
export const CueSheet = ({ contentId, title }: { readonly contentId: string; readonly title: string }) => {
  const api = useApi();
  const slug = useSlug();
  const [draft, setDraft] = useState<Required<Production>>({
    ...{ productionTitle: title, episode: '', broadcaster: '', productionDate: '' },
  });
  const create = useMutation({
    mutationFn: async (): Promise<Created> => {
      const filled = Object.entries(draft).filter(([, value]) => value.trim() !== '');
      const production = Object.fromEntries(filled) as Production;
      const sheet = await api.getCueSheet({ slug, contentId, ...production });
      const query = new URLSearchParams({ contentId, ...Object.fromEntries(filled), format: 'csv' });
      return { sheet, href: `/api/v1/platforms/${slug}/inbound/content/cue-sheet?${query}` };
    },
  });
  const field = (member: keyof Production) => ({
    value: draft[member],
    error: memberError(create.error, member),
    onChange: (value: string) => {
      create.reset();
      setDraft((before) => ({ ...before, [member]: value }));
    },
  });
  return (
    <Panel title={t('license.cueSheet')}>
      <p className="soft">
        {rich('license.theMusicOfThisContent', {
          operation: (content) => <a href="/reference/operations/getCueSheet">{content}</a>,
        })}
      </p>
      <form
        className="cue-sheet"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate();
        }}
      >
        <TextField label={t('license.productionTitle')} {...field('productionTitle')} />
        <TextField label={t('license.episode')} {...field('episode')} />
        <TextField label={t('license.broadcaster')} {...field('broadcaster')} />
        <TextField label={t('license.productionDate')} type="date" {...field('productionDate')} />
        <Button type="submit" busy={create.isPending}>
          {t('license.createCueSheet')}
        </Button>
      </form>
      <div aria-live="polite">
        {create.isError && (
          <Notice tone="bad">
            {isMissing(create.error) ? t('license.noEventHasReported') : explain(create.error)}
          </Notice>
        )}
        {create.data && <Result of={create.data} />}
      </div>
    </Panel>
  );
};

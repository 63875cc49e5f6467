import type { Track } from '@platform-licensing/client';
import { Plus } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { TextField } from '../../kit/controls/field.tsx';
import { More } from '../../kit/controls/more.tsx';
import { titleOf } from '../../kit/display/names.ts';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { Notice, QueryView } from '../../kit/feedback/states.tsx';
import { oneLine } from '../../kit/one-line.ts';
import { useApi } from '../../session/session.tsx';
import { useMay } from '../../session/use-role.ts';
import { t } from '../../texts/texts.ts';
import { ProjectCover } from './cover.tsx';
import { useProjects, useShowCollection } from './queries.ts';
import './collections.css';

const AddDialog = ({ track, close }: { readonly track: Track; readonly close: () => void }) => {
  const api = useApi();
  const announce = useAnnounce();
  const show = useShowCollection();
  const projects = useProjects();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const { trackId } = track;
  const add = async (save: () => ReturnType<typeof api.getCollection>) => {
    setBusy(true);
    setError(undefined);
    try {
      const saved = await save();
      show(saved);
      announce(t('collections.addedToName', { name: saved.name ?? '' }));
      close();
    } catch (fault) {
      setError(fault);
      setBusy(false);
    }
  };
  const create = (event: SubmitEvent) => {
    event.preventDefault();
    const text = oneLine(name);
    if (text !== '') void add(() => api.createCollection({ body: { name: text, tracks: [{ trackId }] } }));
  };
  return (
    <Dialog title={t('collections.addTitleToProject', { title: titleOf(track) })} close={close} busy={busy}>
      <form className="new-project" onSubmit={create}>
        <TextField label={t('collections.newProject')} value={name} onChange={setName} />
        <Button type="submit" tone="primary" busy={busy} disabled={oneLine(name) === ''}>
          {t('collections.createAndAdd')}
        </Button>
      </form>
      {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
      <QueryView query={projects} rows={3}>
        {({ pages }) => {
          const found = pages.flatMap(({ data }) => data);
          if (found.length === 0) return null;
          return (
            <>
              <ul className="plain-list project-choices" aria-label={t('collections.projects')}>
                {found.map((project) => (
                  <li key={project.collectionId}>
                    <ProjectCover of={project} size={40} />
                    <span>
                      {project.name}
                      <br />
                      <span className="soft">
                        {t('collections.countTracks', { count: project.trackCount })}
                      </span>
                    </span>
                    <Button
                      small
                      busy={busy}
                      label={t('collections.addToName', { name: project.name ?? '' })}
                      onClick={() => {
                        const { collectionId } = project;
                        void add(() => api.saveCollectionTrack({ collectionId, trackId, body: {} }));
                      }}
                    >
                      {t('collections.add')}
                    </Button>
                  </li>
                ))}
              </ul>
              {projects.hasNextPage && <More query={projects} />}
            </>
          );
        }}
      </QueryView>
    </Dialog>
  );
};

/** Opens a dialog that adds a track to a project, or to a new one. */
export const AddToProject = ({ track, wide = false }: { readonly track: Track; readonly wide?: boolean }) => {
  const [isOpen, setIsOpen] = useState(false);
  if (!useMay()('updateCollection')) return null;
  return (
    <>
      <Button
        small={!wide}
        {...(!wide && { label: t('collections.addTitleToProject', { title: titleOf(track) }) })}
        onClick={() => setIsOpen(true)}
      >
        {wide ? t('collections.addToProject') : <Plus size={14} aria-hidden="true" />}
      </Button>
      {isOpen && <AddDialog track={track} close={() => setIsOpen(false)} />}
    </>
  );
};

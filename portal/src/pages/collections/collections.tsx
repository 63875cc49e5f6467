import type { CollectionSummary } from '@platform-licensing/client';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { More } from '../../kit/controls/more.tsx';
import { PageHead } from '../../kit/display/page.tsx';
import { Empty, QueryView } from '../../kit/feedback/states.tsx';
import { useApi } from '../../session/session.tsx';
import { May } from '../../session/may.tsx';
import { t } from '../../texts/texts.ts';
import { ProjectCover } from './cover.tsx';
import { ProjectDialog } from './project-dialog.tsx';
import { favorites, useCollection, useProjects, useShowCollection } from './queries.ts';
import './collections.css';

interface Shown {
  readonly href: string;
  readonly name: string;
  readonly note?: string | undefined;
  readonly of: Pick<CollectionSummary, 'firstTracks'>;
  readonly count: number;
}

const Card = ({ href, name, note, of, count }: Shown) => (
  <li>
    <ProjectCover of={of} size={96} />
    <span>
      <Link href={href}>{name}</Link>
      <br />
      <span className="soft">{t('collections.countTracks', { count })}</span>
      {note !== undefined && <span className="collection-note">{note}</span>}
    </span>
  </li>
);

export const Collections = () => {
  const api = useApi();
  const [, go] = useLocation();
  const show = useShowCollection();
  const own = useCollection(favorites);
  const projects = useProjects();
  const [isCreating, setIsCreating] = useState(false);
  return (
    <>
      <PageHead title={t('collections.collections')}>
        <May operation="updateCollection">
          <Button tone="primary" onClick={() => setIsCreating(true)}>
            {t('collections.newProject')}
          </Button>
        </May>
      </PageHead>
      <p className="soft">{t('collections.everyoneShares')}</p>
      <QueryView query={own} rows={3}>
        {(collection) => (
          <ul className="collection-cards" aria-label={t('collections.favorites')}>
            <Card
              href="/collections/favorites"
              name={t('collections.favorites')}
              of={collection}
              count={collection.tracks.length}
            />
          </ul>
        )}
      </QueryView>
      <h2>{t('collections.projects')}</h2>
      <QueryView query={projects} rows={6}>
        {({ pages }) => {
          const found = pages.flatMap(({ data }) => data);
          if (found.length === 0)
            return (
              <Empty title={t('collections.noProjects')}>
                <p>{t('collections.projectsCollect')}</p>
              </Empty>
            );
          return (
            <>
              <ul className="collection-cards" aria-label={t('collections.projects')}>
                {found.map((project) => (
                  <Card
                    key={project.collectionId}
                    href={`/collections/${project.collectionId}`}
                    name={project.name ?? ''}
                    note={project.note}
                    of={project}
                    count={project.trackCount}
                  />
                ))}
              </ul>
              {projects.hasNextPage && <More query={projects} />}
            </>
          );
        }}
      </QueryView>
      {isCreating && (
        <ProjectDialog
          title={t('collections.newProject')}
          submit={t('collections.createProject')}
          close={() => setIsCreating(false)}
          save={async ({ name, note }) => {
            const created = await api.createCollection({ body: { name, ...(note !== '' && { note }) } });
            show(created);
            go(`/collections/${created.collectionId}`);
            return created;
          }}
        />
      )}
    </>
  );
};

import { once, type Target } from '../http/load.ts';

interface Column {
  readonly is_primary_key?: true;
  readonly has_auto_increment?: true;
  readonly is_indexed?: true;
  readonly is_nullable?: false;
}

const field = (name: string, type: string, schema: Column = {}, special?: string) => ({
  ...{ field: name, type, schema },
  meta: special === undefined ? {} : { special: [special] },
});

/** A list of labels: Directus reads it through the collection that joins it with tracks. */
const labels = (name: string) => ({
  ...{ field: name, type: 'alias', schema: null },
  meta: { special: ['m2m'], interface: 'list-m2m' },
});

const required: Column = { is_nullable: false };
const indexed: Column = { is_nullable: false, is_indexed: true };
const key: Column = { is_primary_key: true };

const label = (collection: string) => ({ collection, fields: [field('name', 'string', key)] });
const joined = (collection: string, name: string) => ({
  collection,
  fields: [
    field('id', 'integer', { ...key, has_auto_increment: true }),
    field('track', 'string', indexed),
    field(name, 'string', indexed),
  ],
});

const collections = [
  label('moods'),
  label('genres'),
  {
    collection: 'tracks',
    fields: [
      field('track_id', 'string', key),
      field('title', 'string', required),
      field('bpm', 'float', indexed),
      field('duration_ms', 'integer', indexed),
      field('added_at', 'timestamp', indexed),
      field('details', 'json', required, 'cast-json'),
      field('terms', 'json', required, 'cast-json'),
      labels('moods'),
      labels('genres'),
    ],
  },
  joined('track_moods', 'mood'),
  joined('track_genres', 'genre'),
  {
    collection: 'licenses',
    fields: [
      field('license_id', 'uuid', key, 'uuid'),
      field('platform', 'uuid', required, 'user-created'),
      field('track', 'string', required),
      field('content_id', 'string', required),
      field('territories', 'json', required, 'cast-json'),
      field('terms', 'json', required, 'cast-json'),
      field('status', 'string', required),
      field('issued_at', 'timestamp', required, 'date-created'),
    ],
  },
];

const relation = (collection: string, name: string, related: string, list?: string) => ({
  ...{ collection, field: name, related_collection: related, schema: {} },
  meta:
    list === undefined
      ? {}
      : { one_field: list, junction_field: name === 'track' ? list.slice(0, -1) : 'track' },
});

const relations = [
  relation('track_moods', 'track', 'tracks', 'moods'),
  relation('track_moods', 'mood', 'moods'),
  relation('track_genres', 'track', 'tracks', 'genres'),
  relation('track_genres', 'genre', 'genres'),
  relation('licenses', 'track', 'tracks'),
];

/** The rights of a platform. */
const permissions = [
  ...['tracks', 'track_moods', 'track_genres', 'licenses'].map((collection) => ({
    collection,
    action: 'read',
  })),
  { collection: 'licenses', action: 'create' },
];

/** Sends a request of the administrator, and returns its data. */
const post = async (admin: Target, path: string, body: object): Promise<{ readonly id?: string }> => {
  const sent = await once(admin, { method: 'POST', path, status: 200, body: JSON.stringify(body) });
  return (JSON.parse(sent.body) as { readonly data: { readonly id?: string } }).data;
};

/** Creates the collections and a platform with its role, as an administrator does over the API. */
export const createSchema = async (admin: Target, platform: object): Promise<void> => {
  for (const collection of collections)
    // Neither this nor another peer keeps an audit.
    await post(admin, '/collections', { ...collection, schema: {}, meta: { accountability: null } });
  for (const each of relations) await post(admin, '/relations', each);
  const policy = await post(admin, '/policies', {
    name: 'Platform',
    permissions: permissions.map((each) => ({ ...each, fields: ['*'] })),
  });
  const role = await post(admin, '/roles', { name: 'Platform', policies: [{ policy: policy.id }] });
  await post(admin, '/users', { ...platform, role: role.id });
};

import type { Core } from '@strapi/strapi';

const name = 'Platform';
const permissions = [
  ...['api::track.track.find', 'api::track.track.findOne', 'api::license.license.create'],
  // Without these, tracks are shown without their moods and genres.
  ...['api::mood.mood.find', 'api::genre.genre.find'],
];

interface Tokens {
  create(token: object): Promise<{ readonly id: number }>;
  exists(where: object): Promise<boolean>;
  hash(token: string): string;
}

/** Gives the platform the token that the bench has. */
const bootstrap = async ({ strapi }: { readonly strapi: Core.Strapi }): Promise<void> => {
  const tokens = strapi.service('admin::api-token-content-api') as unknown as Tokens;
  if (await tokens.exists({ name })) return;
  const { id } = await tokens.create({ name, description: '', type: 'custom', lifespan: null, permissions });
  const accessKey = tokens.hash(process.env['ACCESS_TOKEN'] ?? '');
  await strapi.db.query('admin::api-token').update({ where: { id }, data: { accessKey } });
};

export default { bootstrap };

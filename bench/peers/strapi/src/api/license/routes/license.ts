import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::license.license', { only: ['create'] });

import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::genre.genre', { only: ['find', 'findOne'] });

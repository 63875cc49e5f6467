import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::mood.mood', { only: ['find', 'findOne'] });

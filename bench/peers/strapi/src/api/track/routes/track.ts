import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::track.track', { only: ['find', 'findOne'] });

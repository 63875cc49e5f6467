import { factories } from '@strapi/strapi';
import { errors, validateYupSchema, yup } from '@strapi/utils';

const validate = validateYupSchema(
  yup
    .object({
      trackId: yup.string().min(1).max(64).required(),
      contentId: yup.string().min(1).max(200).required(),
      territories: yup
        .array()
        .of(
          yup
            .string()
            .matches(/^[A-Z]{2}$/)
            .required(),
        )
        .required(),
    })
    .noUnknown()
    .required(),
);

const uid = 'api::license.license';

export default factories.createCoreController(uid, ({ strapi }) => ({
  /** Validates a license, and copies the terms of its track within the same transaction. */
  async create(ctx) {
    const { trackId, contentId, territories } = await validate(ctx.request.body?.data);
    const platform = String(ctx.state.auth.credentials.id);
    const created = await strapi.db.transaction(async () => {
      const track = await strapi
        .documents('api::track.track')
        .findOne({ documentId: trackId, fields: ['terms'] });
      if (!track) throw new errors.NotFoundError();
      const used = await strapi.db.query(uid).count({ where: { platform, trackId, contentId } });
      if (used > 0) throw new errors.ApplicationError('there is such a license');
      return strapi.documents(uid).create({
        data: {
          ...{ platform, trackId, contentId, territories },
          ...{ terms: track['terms'], status: 'active', issuedAt: new Date().toISOString() },
        },
      });
    });
    ctx.status = 201;
    return {
      data: await strapi.contentAPI.sanitize.output(created, strapi.contentType(uid), {
        auth: ctx.state.auth,
      }),
    };
  },
}));

import { AppealId } from '../../../domain/shared/ids.ts';

/** The appeal in the path and the code in the Authorization header. */
export const ownAppealOf = ({
  params,
  headers,
}: {
  readonly params: { readonly appealId: string };
  readonly headers: { readonly authorization?: string };
}) => ({
  appealId: AppealId(params.appealId),
  code: /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1],
});

import { AppealId } from '../../../domain/shared/ids.ts';

/** The appeal of the path, and the code that the request carries. */
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

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { useApi, useSlug } from '../../session/session.tsx';
import { t } from '../../texts/texts.ts';

/** Cancels an open checkout, so that the platform can buy something else. */
export const CancelCheckout = ({ checkoutId }: { readonly checkoutId: string }) => {
  const api = useApi();
  const slug = useSlug();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const cancel = useMutation({
    mutationFn: () => api.cancelCheckout({ slug, checkoutId }),
    onSuccess: () => announce(t('plan.checkoutCanceled')),
    onError: (error) => announce(explain(error), 'bad'),
    onSettled: () => queries.invalidateQueries({ queryKey: ['billing', slug] }),
  });
  return (
    <Button small busy={cancel.isPending} onClick={() => cancel.mutate()}>
      {t('plan.cancelCheckout')}
    </Button>
  );
};

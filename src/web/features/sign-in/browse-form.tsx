import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { BROWSE_PATH } from '#src/wire/visitor.ts';

/** A plain form, so it works without scripts. */
export function BrowseForm({ from }: { from: string | undefined }) {
  const t = useTranslations('signUp');
  return (
    <form method="post" action={BROWSE_PATH}>
      <input type="hidden" name="from" value={from ?? '/'} />
      <Button type="submit" look="secondary" block>
        {t('browse')}
      </Button>
    </form>
  );
}

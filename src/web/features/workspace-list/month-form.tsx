import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { TextField } from '#src/web/ui/field.tsx';

/** Chooses the month of a report; works without scripts. */
export function MonthForm({ month }: { month: string }) {
  const t = useTranslations('admin');
  return (
    <Form className="flex items-end gap-3 max-sm:w-full max-sm:[&>:first-child]:grow" key={month} preventScrollReset>
      <TextField label={t('month')} name="month" type="month" defaultValue={month} min="2020-01" required />
      <Button type="submit" look="secondary" className="min-h-12!">
        {t('show')}
      </Button>
    </Form>
  );
}

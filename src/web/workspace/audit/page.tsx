import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useActName } from '#src/web/features/audit/use-act-name.ts';
import { Button, LinkButton } from '#src/web/ui/button.tsx';
import { SelectField } from '#src/web/ui/field.tsx';
import { Paging } from '#src/web/ui/paging.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { Card, PageTitle } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { AuditEntry } from './audit-entry.tsx';
import { useSubjectName } from './use-subject-name.ts';

export { loader } from './page.server.ts';

/** Who did what and when, with the values before and after. */
export default function Audit({
  loaderData: { filter, about, page, pages, total, acts, actors, rows },
}: Route.ComponentProps) {
  const t = useTranslations('audit');
  const nameOf = useActName();
  const subjectName = useSubjectName();
  const filtered = Boolean(filter.act || filter.subject || filter.actor);
  return (
    <div>
      <PageHead title={t('title')} noindex />
      <PageTitle title={t('title')} lead={t('lead')} />
      <div className="grid gap-6">
        <Form className="flex flex-wrap items-end gap-3" key={JSON.stringify(filter)}>
          {filter.subject && <input type="hidden" name="subject" value={filter.subject} />}
          <div className="min-w-56 max-sm:grow">
            <SelectField label={t('act')} name="act" defaultValue={filter.act}>
              <option value="">{t('all')}</option>
              {acts.map((act) => (
                <option key={act} value={act}>
                  {nameOf(act)}
                </option>
              ))}
            </SelectField>
          </div>
          <div className="min-w-48 max-sm:grow">
            <SelectField label={t('who')} name="actor" defaultValue={filter.actor}>
              <option value="">{t('everybody')}</option>
              {actors.map(({ uid, name }) => (
                <option key={uid} value={uid}>
                  {name}
                </option>
              ))}
            </SelectField>
          </div>
          <Button type="submit" look="secondary" className="min-h-12!">
            {t('show')}
          </Button>
          {filtered && (
            <LinkButton look="quiet" to={hrefs.audit()} className="min-h-12!">
              {t('clear')}
            </LinkButton>
          )}
        </Form>
        <p className="text-sm text-soft" role="status">
          {t('count', { count: total })}
          {about && ` · ${subjectName(about)}`}
        </p>
        {rows.length === 0 ? (
          <EmptyState title={t('none')} text={t('noneText')} />
        ) : (
          <Card as="ol" className="divide-y divide-line">
            {rows.map((row) => (
              <AuditEntry key={row.id} entry={row} />
            ))}
          </Card>
        )}
        <Paging area="admin" page={page} pages={pages} to={(wanted) => hrefs.audit({ ...filter, page: wanted })} />
      </div>
    </div>
  );
}

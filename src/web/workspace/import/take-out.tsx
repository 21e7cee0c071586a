import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { buttonLook } from '#src/web/ui/button.tsx';
import { SelectField } from '#src/web/ui/field.tsx';
import { exportHref } from '#src/wire/client/product-import.ts';

type Category = { slug: string; name: string };

/** Exports the products as a sheet, all or those of one category; also offers the empty template. */
export function TakeOut({ categories }: { categories: Category[] }) {
  const t = useTranslations('imports.takeOut');
  const [category, setCategory] = useState('');
  return (
    <section aria-labelledby="take-out" className="grid gap-4">
      <h2 id="take-out" className="text-section font-bold">
        {t('title')}
      </h2>
      <p className="max-w-prose text-soft">{t('text')}</p>
      <div className="max-w-sm">
        <SelectField label={t('category')} value={category} onChange={(event) => setCategory(event.target.value)}>
          <option value="">{t('all')}</option>
          {categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {(['products', 'template'] as const).map((file) =>
          (['xlsx', 'csv'] as const).map((format) => (
            <a
              key={`${file}.${format}`}
              href={exportHref(file, format, { category })}
              download
              className={buttonLook({ look: 'secondary' })}
            >
              <Download aria-hidden className="size-4.5" />
              {t(`${file}.${format}`)}
            </a>
          )),
        )}
      </div>
    </section>
  );
}

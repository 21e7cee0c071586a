import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useShowable } from '#src/web/ui/picture-hosts.ts';

/** A picture in the form. One with only an address on another server cannot be shown: it is being fetched, and the form says so. */
export function FormPicture({ alt, className, ...rest }: ComponentProps<'img'>) {
  const t = useTranslations('manage.pictures');
  const [failed, setFailed] = useState(false);
  const showable = useShowable(rest.src);
  if (showable && (!failed || !/^https:/.test(rest.src ?? '')))
    return <img alt={alt} className={className} onError={() => setFailed(true)} {...rest} />;
  return (
    <span
      className={`grid place-content-center overflow-hidden p-1 text-center text-xs font-normal text-on-well-soft ${className}`}
      title={rest.src}
    >
      {t('fetching')}
    </span>
  );
}

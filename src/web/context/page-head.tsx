import { LANGUAGES, languageOf, languageTag } from '#src/kernel/locales.ts';
import { InHead } from '#src/web/ui/in-head.tsx';
import { inLanguage } from '#src/wire/visitor.ts';
import { useRootOrNothing } from './use-root.ts';
import { useShopSettings } from './use-shop-settings.ts';

type HeadProps = {
  title: string;
  description?: string;
  canonical?: string;
  image?: string | undefined;
  type?: 'website' | 'product';
  noindex?: boolean;
  bare?: boolean;
};

/**
 * Title, description, canonical address, the same page in other languages, and what a shared link shows; in the head. The
 * shop's name follows the title, unless `bare` says that the title has it already. Without an image, the shop's own is used. `noindex` is for what
 * no search engine should list.
 */
export function PageHead({ title, description, canonical, image, type = 'website', noindex, bare }: HeadProps) {
  const store = useShopSettings();
  const root = useRootOrNothing();
  const own = languageOf(root?.locale ?? 'en');
  const address = canonical && inLanguage(canonical, own, root?.mainLanguage);
  const whole = bare ? title : `${title} · ${store.name}`;
  const shown =
    image ?? (canonical && new URL(`/og.jpg${root?.looks.version ? `?v=${root.looks.version}` : ''}`, canonical).href);
  return (
    <InHead>
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address} />}
      {canonical && !noindex && <Alternates address={canonical} mainLanguage={root?.mainLanguage} />}
      {address && (
        <>
          <meta property="og:site_name" content={store.longName} />
          <meta property="og:type" content={type} />
          <meta property="og:locale" content={languageTag(own).replace('-', '_')} />
          <meta property="og:url" content={address} />
          <meta property="og:title" content={whole} />
          {description && <meta property="og:description" content={description} />}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {shown && <meta property="og:image" content={shown} />}
    </InHead>
  );
}

/** The page in each language on offer; the plain address answers in the visitor's own. */
function Alternates({ address, mainLanguage }: { address: string; mainLanguage: string | undefined }) {
  return (
    <>
      {LANGUAGES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={inLanguage(address, language, mainLanguage)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
    </>
  );
}

/** Only the title, for what replaces a page; `noindex` as above. */
export const DocumentTitle = ({ title, noindex = false }: { title: string; noindex?: boolean }) => (
  <BareTitle title={`${title} · ${useShopSettings().name}`} noindex={noindex} />
);

/** The title as it is, for what may be shown before the shop's name is known. */
export const BareTitle = ({ title, noindex = false }: { title: string; noindex?: boolean }) => (
  <InHead>
    <title>{title}</title>
    {noindex && <meta name="robots" content="noindex" />}
  </InHead>
);

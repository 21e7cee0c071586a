type HeadProps = { title: string; description?: string; canonical?: string; image?: string };

/** Title, description, canonical address and what a shared link shows; React lifts them into the head. Without an image: the shop's own. */
export function PageHead({ title, description, canonical, image }: HeadProps) {
  const shown = image ?? (canonical && new URL('/og.jpg', canonical).href);
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {canonical && <meta property="og:url" content={canonical} />}
      {canonical && <meta property="og:title" content={title} />}
      {canonical && description && <meta property="og:description" content={description} />}
      {shown && <meta property="og:image" content={shown} />}
    </>
  );
}

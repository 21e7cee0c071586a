/** Title, description and canonical address of a page; React lifts them into the head. */
export function PageHead({ title, description, canonical }: { title: string; description?: string; canonical?: string }) {
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {canonical && <link rel="canonical" href={canonical} />}
    </>
  );
}

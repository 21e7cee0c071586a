/** A person's photo, or the first letter of their name. Decoration beside the name. */
export function Avatar({ name, image, large }: { name: string; image: string | null; large?: boolean }) {
  const size = large ? 'size-24 text-4xl' : 'size-16 text-2xl';
  // A picture on another provider's server would tell that provider who views this page.
  if (image?.startsWith('/'))
    return (
      <img
        src={image}
        alt=""
        width={256}
        height={256}
        className={`${size} shrink-0 rounded-full bg-well object-cover`}
      />
    );
  return (
    <span
      aria-hidden
      className={`${size} grid shrink-0 place-items-center rounded-full bg-brand font-bold text-on-brand`}
    >
      {[...name][0]?.toUpperCase()}
    </span>
  );
}

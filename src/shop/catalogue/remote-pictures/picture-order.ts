/** A product's pictures in order, and which of them were fetched, in the order in which they were wanted. */
export type Shown = { urls: string[]; mainImage: string; fetched: { position: number; url: string }[] };

/** A picture that has arrived: its place among those wanted, the address it came from, and that of our own file. */
export type Arrival = { position: number; url: string; own: string };

/**
 * A product's pictures with one more. An address already in the list is replaced in place. Other pictures go in their wanted order among those that
 * arrived before, whatever the order of arrival, as long as those are still at the end of the list as they were left; in a list that somebody has
 * rearranged since, they come last. A main image that somebody has chosen stays.
 */
export function withFetched(
  { urls, mainImage, fetched }: Shown,
  { position, url, own }: Arrival,
): Pick<Shown, 'urls' | 'mainImage'> {
  const mainAfter = mainImage === url ? own : mainImage;
  if (urls.includes(url)) {
    const replaced = urls.map((one) => (one === url ? own : one));
    return { urls: [...new Set(replaced)], mainImage: mainAfter };
  }
  if (urls.includes(own)) return { urls, mainImage: mainAfter };
  const left = [...new Set(fetched.map((one) => one.url))];
  const begin = urls.length - left.length;
  const isAsLeft = begin >= 0 && left.every((one, index) => urls[begin + index] === one);
  const earlier = new Set(fetched.filter((one) => one.position < position).map((one) => one.url));
  const at = isAsLeft ? begin + earlier.size : urls.length;
  const after = urls.toSpliced(at, 0, own);
  const isFirst = at === 0 && (mainAfter === '' || mainAfter === urls[0]);
  return { urls: after, mainImage: isFirst ? own : mainAfter };
}

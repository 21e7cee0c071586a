/** A new product's texts until somebody edits them (spec.md §3): with any of these it is not put on sale. */
export const PLACEHOLDERS = { name: 'name', title: 'Title', description: 'Description' } as const;

/** Which of a product's texts are still placeholders. */
export const placeholdersIn = (texts: {
  name: string;
  title: string;
  description: string;
}): (keyof typeof PLACEHOLDERS)[] =>
  (Object.keys(PLACEHOLDERS) as (keyof typeof PLACEHOLDERS)[]).filter(
    (field) => texts[field].trim() === PLACEHOLDERS[field],
  );

const FIELDS: Record<string, string> = {
  tital: 'title',
  catagoriy: 'category',
  discription: 'description',
  addTo: 'placement',
  otherImage: 'otherImages',
};

/** A wire field's name in the domain, its index or inner field kept: `otherImage.2` → `otherImages.2`. */
export function domainProductField(name: string): string {
  const [first = '', ...rest] = name.split('.');
  return [FIELDS[first] ?? first, ...rest].join('.');
}

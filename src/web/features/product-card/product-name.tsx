/** A figure with its unit, or a short word with a hyphen: must not be split at a line's end. */
const TOGETHER = /(\d[\d.,]* (?:k?Wh?|Wp|VA?|L|Ah|HP)\b|[^\s-]{1,10}(?:-[^\s-]{1,10})+)/;

/** A product's name that breaks only between words: never "590 / W" and never "Single- / Phase". */
export const ProductName = ({ name }: { name: string }) =>
  name.split(TOGETHER).map((part, at) =>
    at % 2 ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );

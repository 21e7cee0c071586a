type Open = { list: HTMLElement; level: number };

const styleOf = (element: Element) => element.getAttribute('data-style') ?? '';
const levelOf = (paragraph: Element) => Number(/mso-list:\s*l\d+\s+level(\d)/i.exec(styleOf(paragraph))?.[1] ?? 0);

/**
 * Turns Word's lists into real ones. Word copies each item as a paragraph whose bullet or number is part of its text. Its styles are expected where
 * `calmHtml` puts them.
 */
export function wordLists(html: string): string {
  if (!/mso-list/i.test(html)) return html;
  const { body, ...page } = open(html);
  let stack: Open[] = [];
  for (const paragraph of body.querySelectorAll('p')) {
    const level = levelOf(paragraph);
    if (level === 0) continue;
    const kind = takeMarker(paragraph);
    if (paragraph.previousElementSibling !== stack[0]?.list) stack = [];
    stack = stack.filter((one) => one.level <= level);
    if (stack.at(-1)?.level === level && stack.at(-1)?.list.localName !== kind) stack = stack.slice(0, -1);
    const around = stack.at(-1);
    const target = around?.level === level ? around : { list: page.create(kind), level };
    if (target !== around) {
      if (around) around.list.lastElementChild?.append(target.list);
      else paragraph.before(target.list);
      stack = [...stack, target];
    }
    const item = page.create('li');
    target.list.append(item);
    item.append(paragraph);
  }
  return body.innerHTML;
}

function open(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return { body: page.body, create: (name: string) => page.createElement(name) };
}

/** Removes the bullet or number from an item. A single letter ("o") is a bullet in another font. */
function takeMarker(paragraph: Element): 'ol' | 'ul' {
  const marker = [...paragraph.querySelectorAll('span')].find((one) => /mso-list:\s*ignore/i.test(styleOf(one)));
  marker?.remove();
  return /^\s*\(?[\p{L}\p{N}]{1,4}[.)]/u.test(marker?.textContent ?? '') ? 'ol' : 'ul';
}

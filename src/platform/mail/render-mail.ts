import { onOneLine, type ShopSettings } from '#src/kernel/brand.ts';
import { type Locale, languageOf } from '#src/kernel/locales.ts';
import { plainColours } from '#src/platform/colours/shop-colours.ts';
import { bitmapUrl, markSize } from '#src/platform/media/mark-url.ts';

/** A part of a mail. All texts are plain; none is read as HTML. */
export type MailPart =
  | { paragraph: string }
  /** Labels and values, one row each. */
  | { table: [label: string, value: string][] }
  /** A person's own words, verbatim. */
  | { quote: string }
  /** `url` is one of ours. */
  | { button: string; url: string }
  /** Less prominent than a button, e.g. to unsubscribe. */
  | { link: string; url: string };

/** What a mail says; the shop supplies the frame around it. `unsubscribeUrl`: ends mails of this kind by a POST (RFC 8058). */
export type MailContent = { subject: string; heading: string; parts: MailPart[]; unsubscribeUrl?: string };

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
const lines = (text: string): string => escaped(text).replaceAll(/\r?\n/g, '<br>');

// Mail programs ignore style sheets, so every element has inline styles. The classes are for those that support dark mode.
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";
const DARK = `@media (prefers-color-scheme:dark){.ground{background:#0a1420!important}.paper{background:#122030!important}.ink{color:#edf2f7!important}.soft{color:#a8b7c7!important}.rule{border-color:#223346!important}.quote{background:#0f1c2b!important}`;
const darkSheet = ({ onFill, darkFill, onDarkFill }: Colours) =>
  `${DARK}.button{background:${darkFill}!important${onDarkFill === onFill ? '' : `;color:${onDarkFill}!important`}}}`;

type Colours = ReturnType<typeof plainColours>;

function htmlPart(part: MailPart, { fill, onFill }: Colours): string {
  if ('paragraph' in part)
    return `<p class="ink" style="margin:0 0 16px;color:#0b2239;font-size:16px;line-height:1.6">${lines(part.paragraph)}</p>`;
  if ('quote' in part) {
    return `<div class="quote ink" style="margin:0 0 20px;padding:14px 16px;border-radius:12px;background:#f5f7fa;color:#0b2239;font-size:15px;line-height:1.6;overflow-wrap:anywhere">${lines(part.quote)}</div>`;
  }
  if ('table' in part) {
    const rows = part.table.map(
      ([label, value]) =>
        `<tr><th scope="row" class="soft rule" style="padding:10px 16px 10px 0;border-top:1px solid #e0e6ed;color:#4a5b6e;font-size:14px;font-weight:400;text-align:left;vertical-align:top">${escaped(label)}</th><td class="ink rule" style="padding:10px 0;border-top:1px solid #e0e6ed;color:#0b2239;font-size:15px;overflow-wrap:anywhere">${lines(value)}</td></tr>`,
    );
    return `<table style="width:100%;margin:0 0 20px;border-collapse:collapse">${rows.join('')}</table>`;
  }
  if ('link' in part)
    return `<p style="margin:0 0 16px"><a class="soft" href="${escaped(part.url)}" style="display:inline-block;padding:12px 0;color:#4a5b6e;font-size:14px;text-decoration:underline">${escaped(part.link)}</a></p>`;
  return `<p style="margin:8px 0 24px"><a class="button" href="${escaped(part.url)}" style="display:inline-block;padding:13px 24px;border-radius:12px;background:${fill};color:${onFill};font-size:16px;font-weight:600;text-decoration:none">${escaped(part.button)}</a></p>`;
}

function textPart(part: MailPart): string {
  if ('paragraph' in part) return part.paragraph;
  if ('quote' in part) return part.quote.replaceAll(/^/gm, '> ');
  if ('table' in part) return part.table.map(([label, value]) => `${label}: ${value}`).join('\n');
  return `${'link' in part ? part.link : part.button}:\n${part.url}`;
}

/**
 * The owner's logo, else the built-in mark and the name. The logo is linked as a bitmap, because mail programs draw no SVG, and on white,
 * because it was made for light backgrounds.
 */
function masthead({ logo, longName }: ShopSettings, { sun }: Colours, shopAt: string): string {
  if (!logo)
    return `<p class="ink" style="margin:0 0 16px;padding:0 8px;color:#0b2239;font-size:20px;font-weight:700"><span style="display:inline-block;width:14px;height:14px;margin-right:8px;border-radius:14px 14px 0 0;background:${sun}"></span>${escaped(longName)}</p>`;
  const { width, height } = markSize(logo);
  const shown = Math.min(44, (260 * height) / width);
  return `<p style="margin:0 0 16px;padding:0 8px;color:#0b2239;font-size:20px;font-weight:700"><img src="${escaped(shopAt + bitmapUrl(logo))}" alt="${escaped(longName)}" width="${Math.round((shown * width) / height)}" height="${Math.round(shown)}" style="display:inline-block;padding:6px 8px;border-radius:8px;background:#ffffff;vertical-align:middle"></p>`;
}

/** One description as HTML, for light and dark, and as plain text. */
export function renderMail(
  { subject, heading, parts }: MailContent,
  locale: Locale,
  shopSettings: ShopSettings,
  shopAt: string,
): { html: string; text: string } {
  const { legal, contact } = shopSettings;
  const colours = plainColours(shopSettings.colors);
  const foot = [legal.seller, legal.address, onOneLine([contact.phone, contact.email], ' · ')].filter(Boolean);
  const language = languageOf(locale);
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${darkSheet(colours)}</style>
</head>
<body class="ground" style="margin:0;padding:24px 12px;background:#f5f7fa;${FONT}">
<div style="max-width:600px;margin:0 auto">
${masthead(shopSettings, colours, shopAt)}
<div class="paper" style="padding:28px 24px 12px;border-radius:16px;background:#ffffff">
<h1 class="ink" style="margin:0 0 16px;color:#0b2239;font-size:22px;line-height:1.3">${escaped(heading)}</h1>
${parts.map((part) => htmlPart(part, colours)).join('\n')}
</div>
<p class="soft" style="margin:16px 8px 0;color:#4a5b6e;font-size:12px;line-height:1.6">${foot.map(escaped).join('<br>')}</p>
</div>
</body>
</html>
`;
  const text = [heading, ...parts.map(textPart), `-- \n${foot.join('\n')}`].join('\n\n');
  return { html, text: `${text}\n` };
}

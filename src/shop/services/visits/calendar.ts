import { shopAddress } from '#src/platform/mail/shop-address.ts';
import type { Settings } from '#src/platform/settings/settings.ts';
import { localeOf } from '#src/shop/notifications/language.ts';
import { mailWords } from '#src/shop/notifications/mail-words.ts';
import { pageLink } from '#src/shop/notifications/page-link.ts';
import type { Visit } from './visit.ts';

const LONGEST = 75;

/**
 * A visit as a calendar file (RFC 5545). Times are UTC, so that they are right wherever the calendar is; `SEQUENCE` grows with
 * each change of the visit, so that a calendar that reads the file again takes the newer time, or removes a cancelled visit.
 */
export function calendarOf(
  visit: Visit,
  {
    settings,
    shopSettings,
  }: { settings: Pick<Settings, 'publicUrl' | 'port'>; shopSettings: { current: { name: string } } },
): string {
  const { name } = shopSettings.current;
  const words = mailWords(localeOf(visit.locale));
  const gone = visit.state === 'cancelled';
  const { fullAddress, landmark, city, zipcode } = visit.address;
  const about = [
    `${words('visits.technician')}: ${visit.technicianName}`,
    ...(visit.code ? [`${words('visits.code')}: ${visit.code}`] : []),
    pageLink(settings, 'myServices'),
  ].join('\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${name}//Visits//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${gone ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${visit.id}@${new URL(shopAddress(settings)).hostname}`,
    `DTSTAMP:${stamp(visit.updatedAt)}`,
    `LAST-MODIFIED:${stamp(visit.updatedAt)}`,
    `SEQUENCE:${visit.version - 1}`,
    `STATUS:${gone ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART:${stamp(visit.startsAt)}`,
    `DTEND:${stamp(visit.endsAt)}`,
    `SUMMARY:${escaped(`${name}: ${visit.planName}`)}`,
    `LOCATION:${escaped([fullAddress, landmark, `${city} ${zipcode}`].filter(Boolean).join(', '))}`,
    `DESCRIPTION:${escaped(about)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** `20261127T043000Z`. */
const stamp = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n');

/** Folds a line at 75 bytes; the rest continues after a space, and no character is split. */
function folded(line: string): string {
  let [text, bytes] = ['', 0];
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > LONGEST) [text, bytes] = [`${text}\r\n `, 1];
    text += letter;
    bytes += size;
  }
  return text;
}

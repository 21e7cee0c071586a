import { useTranslations } from 'use-intl';
import { DEVICE_COOKIE, KIND_COOKIE, LANGUAGE_COOKIE, UID_COOKIE } from '#src/wire/visitor.ts';

/** All cookies that the shop sets, by the names a browser shows. Over https they are called `__Host-…`. */
const COOKIES = [
  ['session', 'sid'],
  ['device', DEVICE_COOKIE],
  ['google', 'way-in'],
  ['kind', KIND_COOKIE],
  ['uid', UID_COOKIE],
  ['language', LANGUAGE_COOKIE],
] as const;

export function CookieList() {
  const t = useTranslations('privacy.cookies');
  return (
    <ul className="mt-5 max-w-prose divide-y divide-line border-y border-line">
      {COOKIES.map(([name, cookie]) => (
        <li key={name} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <code className="text-[0.9375rem] font-semibold">{cookie}</code>
          <p className="text-[0.9375rem] text-soft">{t(name)}</p>
        </li>
      ))}
    </ul>
  );
}

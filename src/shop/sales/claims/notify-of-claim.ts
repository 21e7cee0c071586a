import type { Write } from '#src/platform/database/transact.ts';
import type { MailContent, MailPart } from '#src/platform/mail/render-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { MailWords } from '#src/shop/notifications/mail-words.ts';
import { notify } from '#src/shop/notifications/notify.ts';
import { pageLink } from '#src/shop/notifications/page-link.ts';
import { contactOfUnit } from '#src/shop/sales/warranty/contact-of-unit.ts';
import type { Claim } from './claim.ts';

/** Tells a customer what their claim has reached, by mail and, where the shop has moved it, by SMS. */
export async function notifyOfClaim({ trx }: Pick<Write, 'trx'>, platform: Platform, claim: Claim): Promise<void> {
  const { state, uid, locale, reference, unit, part } = claim;
  await notify({ trx }, platform, {
    kind: `claim-${state}`,
    to: await contactOfUnit(trx, { unitId: unit.id, uid }),
    locale,
    reference,
    uid,
    test: claim.test,
    compose: (t) => ({
      mail: claimMail(t, platform.settings, claim),
      sms:
        state === 'filed' || state === 'withdrawn'
          ? undefined
          : t(`claims.${state}.sms`, {
              shop: platform.shopSettings.current.name,
              ...{ reference, name: unit.name, carrier: part?.carrier ?? '' },
            }),
    }),
  });
}

function claimMail(t: MailWords, settings: Platform['settings'], claim: Claim): MailContent {
  const { state, reference, unit, answer } = claim;
  const said = state === 'accepted' || state === 'refused' ? answer : '';
  return {
    subject: t(`claims.${state}.subject`, { name: unit.name, reference }),
    heading: t(`claims.${state}.heading`),
    parts: [
      { paragraph: t(`claims.${state}.text`, { name: unit.name, serial: unit.serial, reference }) },
      ...(said ? [{ quote: said }] : []),
      ...(state === 'part-sent' ? parcel(t, claim) : []),
      { button: t('claims.button'), url: pageLink(settings, 'warranty') },
    ],
  };
}

function parcel(t: MailWords, { part, replacement }: Claim): MailPart[] {
  if (!part) return [];
  const { carrier, tracking, trackingUrl } = part;
  const table: [string, string][] = [
    [t('claims.carrier'), carrier],
    ...(tracking ? [[t('claims.tracking'), tracking] as [string, string]] : []),
    ...(replacement ? [[t('claims.newSerial'), replacement] as [string, string]] : []),
  ];
  return [{ table }, ...(trackingUrl ? [{ button: t('claims.track'), url: trackingUrl }] : [])];
}

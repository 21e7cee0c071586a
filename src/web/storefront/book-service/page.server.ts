import { listAddresses } from '#src/shop/customers/addresses/list-addresses.ts';
import { findBooking } from '#src/shop/services/bookings/list-bookings.ts';
import { findSurvey, listPlans } from '#src/shop/services/plans/list-plans.ts';
import type { ServicePlan } from '#src/shop/services/plans/service.ts';
import type { Shop } from '#src/shop/shop.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { BOOKING_TEXTS } from '#src/web/features/checkout/checkout-parts.server.ts';
import { firstQuote } from '#src/web/features/checkout/first-quote.server.ts';
import { payBy } from '#src/web/features/checkout/pay-by.server.ts';
import { cardPicture, figureOf, serviceScenes, visitPicture } from '#src/web/features/service/service-scenes.server.ts';
import { readAnswers } from '#src/web/features/solar-answers/answers.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import type { AddressDraft } from '#src/wire/domain.ts';
import { hrefs } from '#src/wire/pages.ts';

/** The plans to choose from, and what the form needs for the plan that `?plan=` names. */
export const loader = pageLoader('bookService', async ({ customer, shop, locale, origin, searchParams }) => {
  const { uid, name, email } = customer;
  const [plans, survey, addresses, site] = await Promise.all([
    listPlans(shop, locale),
    findSurvey(shop, locale),
    listAddresses(shop, uid),
    siteOf(shop, uid, searchParams.get('again')),
  ]);
  const scenes = await serviceScenes(shop, plans);
  const toView = (plan: ServicePlan, at: number) => ({
    id: plan.id,
    label: plan.label,
    name: plan.name,
    summary: plan.summary,
    price: plan.price,
    durationMinutes: plan.durationMinutes,
    visits: plan.visits,
    survey: plan.kind === 'survey',
    figure: figureOf(shop.shopSettings.current, plan.id),
    picture: cardPicture(plan, at, scenes),
  });
  const choice = plans.map(toView);
  const wanted = searchParams.get('plan');
  // A survey is booked by its own address only: it is not one of the plans to choose from.
  const plan = [...choice, ...(survey ? [toView(survey, choice.length)] : [])].find(({ id }) => String(id) === wanted);
  const [picture, quote] = await Promise.all([
    plan && visitPicture(shop, plan.survey),
    plan && firstQuote(shop, customer, { planId: String(plan.id) }),
  ]);
  return {
    texts: texts(locale, ...BOOKING_TEXTS),
    unknown: wanted !== null,
    plan,
    plans: choice,
    parts: {
      buyer: { uid, name, email },
      addresses,
      site,
      payBy: payBy(shop),
      picture,
      quote,
      ...(plan?.id === survey?.id && { solarPlan: solarPlanOf(searchParams.get('solar'), origin) }),
    },
  };
});

/** Where the booking was that this one repeats (`?again=`), if it is this customer's. */
async function siteOf(shop: Shop, uid: string, id: string | null): Promise<AddressDraft | undefined> {
  const booking = id ? await findBooking(shop, { id }) : undefined;
  if (booking?.uid !== uid) return undefined;
  const { fullAddress, city, landmark, state, zipcode, phone, country } = booking.address;
  return { fullAddress, city, landmark, state, zipcode, phone, country };
}

/** The plan of a home that a survey is booked from (`?solar=`, its answers): the technician gets its address, the form its PIN code. */
function solarPlanOf(answers: string | null, origin: string): { address: string; zipcode: string } | undefined {
  if (!answers) return undefined;
  const read = readAnswers(new URLSearchParams(answers));
  return { address: origin + hrefs.solarPlan(read), zipcode: read.pin ?? '' };
}

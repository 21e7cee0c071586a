import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldPath, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { COUNTRY, RULES } from '#src/kernel/field-rules.ts';
import { tenDigits } from '#src/kernel/ten-digits.ts';
import { useRoot } from '#src/web/context/use-root.ts';
import { useAddressRules } from '#src/web/features/addresses/use-address-form.ts';
import { usePincodePlace } from '#src/web/features/addresses/use-pincode-place.ts';
import type { PayBy } from '#src/web/features/checkout/payment-window.ts';
import { useCheckout } from '#src/web/features/checkout/use-checkout.ts';
import { useExtras } from '#src/web/features/checkout/use-extras.ts';
import { useQuote } from '#src/web/features/checkout/use-quote.ts';
import type { PictureSource } from '#src/web/ui/picture.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { findSlots, type Slot } from '#src/wire/client/bookings.ts';
import { Refusal } from '#src/wire/client/call.ts';
import type { OfferingQuote } from '#src/wire/client/checkout.ts';
import type { Address, AddressDraft } from '#src/wire/domain.ts';
import { goToPicker } from './slot-picker.tsx';
import { useSlots } from './use-slots.ts';

export type PlanToBook = {
  id: number;
  name: string;
  label: string;
  price: number;
  durationMinutes: number;
  visits: number;
  /** A visit to a roof that has no panels yet. */
  survey?: boolean;
};
export type BookingParts = {
  buyer: { uid: string; name: string; email: string };
  addresses: Address[];
  payBy: PayBy;
  /** What the confirmation shows. */
  picture?: PictureSource | undefined;
  /** The place of the booking that this one repeats. */
  site?: AddressDraft | undefined;
  /** The plan of a home that a survey is booked from. */
  solarPlan?: { address: string; zipcode: string } | undefined;
  /** What the plan costs, as its page was loaded. */
  quote?: OfferingQuote | undefined;
};
export type BookingValues = AddressDraft & { name: string; email: string; problems: string; note: string };
type RuledField = 'name' | 'email' | 'phone' | 'fullAddress' | 'city' | 'landmark' | 'zipcode';
/** What the confirmation says. */
export type BookedVisit = { bookingId: string | undefined; visitId: string | undefined; slot: Slot; phone: string };

const RULED: RuledField[] = ['name', 'email', 'phone', 'fullAddress', 'city', 'landmark', 'zipcode'];
const EMPTY: AddressDraft = {
  fullAddress: '',
  city: '',
  landmark: '',
  zipcode: '',
  phone: '',
  state: '',
  country: COUNTRY,
};

/**
 * The booking of a plan with its first visit, from the form to the confirmation. Fields are checked on blur and then on each change (spec.md §5);
 * whatever goes wrong, all input and choices stay. `onDone`: told with the confirmation, before anything is drawn.
 */
export function useBooking(
  plan: PlanToBook,
  { buyer, addresses, payBy, site, solarPlan, quote: first }: BookingParts,
  onDone: () => void = () => {},
) {
  const t = useTranslations('booking');
  const { states } = useRoot();
  const [booked, setBooked] = useState<BookedVisit>();
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState(false);
  const home = homeOf(addresses, solarPlan?.zipcode);
  const [atHome, setAtHome] = useState((site ?? home) !== undefined);
  const picker = useRef<HTMLDivElement>(null);
  const form = useForm<BookingValues>({
    area: 'booking',
    refresh: 'never',
    values: {
      ...EMPTY,
      state: states[0] ?? '',
      ...(solarPlan && { zipcode: solarPlan.zipcode }),
      ...(site ?? pick(home)),
      name: buyer.name,
      email: buyer.email,
      problems: '',
      // Written where the technician reads it; the customer may change it like everything else.
      note: solarPlan ? t('solarPlan', { address: solarPlan.address }) : '',
    },
    rules: {
      ...useAddressRules(t),
      name: (value) => (RULES.name(value) ? t('invalid.name') : undefined),
      email: (value) => (RULES.email(value) ? t('invalid.email') : undefined),
    },
    // `checkout` handles the outcome of the payment.
    send: pay,
  });
  const { fields } = form;
  const checkout = useCheckout({
    buyer,
    payBy,
    onBooked({ visit }, { bookingId, visitId }) {
      if (!visit) return;
      setBooked({ bookingId, visitId, slot: visit.slot, phone: visit.phone });
      onDone();
    },
  });
  const zipcode = useWatch({ control: fields.control, name: 'zipcode' }).trim();
  const pincode = RULES.zipcode(zipcode) ? undefined : zipcode;
  const slots = useSlots(pincode && `${plan.id} ${pincode}`, (signal) => findSlots(plan.id, pincode ?? '', signal));
  // The address is part of this form.
  const place = usePincodePlace(fields as unknown as UseFormReturn<AddressDraft>, states);
  const extras = useExtras();
  const lines = [{ productId: `plan-${plan.id}`, name: plan.name, quantity: 1, price: plan.price }];
  const quote = useQuote({ lines, planId: plan.id, coupon: extras.coupon, first });

  /** Somebody else has taken the time: load the days again and leave the rest of the form as it is. */
  const refusal =
    checkout.step.at === 'refused' && checkout.step.error instanceof Refusal ? checkout.step.error.code : undefined;
  const taken = refusal === 'slot-taken' || refusal === 'slot-not-offered';
  const { refresh, choose } = slots;
  useEffect(() => {
    if (!taken) return;
    choose(undefined);
    refresh();
    goToPicker(picker.current);
  }, [taken, choose, refresh]);
  useRefusedFields(checkout.step, fields.setError, t);

  async function pay({ problems, note, name, email, ...typed }: BookingValues) {
    const { slot } = slots;
    if (!slot) return goToPicker(picker.current);
    const address = { ...trimmed(typed), phone: tenDigits(typed.phone), country: COUNTRY };
    const booking = { name: name.trim(), email: email.trim(), address, problems: problems.trim(), note: note.trim() };
    await checkout.pay({
      planId: plan.id,
      slot,
      booking,
      total: await quote.total(),
      phone: address.phone,
      extras: extras.extras,
    });
  }

  const { isValid } = fields.formState;
  return {
    plan,
    form,
    slots,
    picker,
    extras,
    quote,
    checkout,
    booked,
    pincode,
    place,
    uid: buyer.uid,
    addresses,
    /** Whether the visit goes to one of the account's addresses. */
    atHome,
    /** Fills the fields with a saved address, or empties them for another one. */
    fill(address: Address | undefined) {
      setAtHome(address !== undefined);
      for (const [name, value] of Object.entries(pick(address) ?? EMPTY))
        fields.setValue(name as FieldPath<BookingValues>, value);
      fields.clearErrors();
    },
    /** Leads to the days and times, one of which has to be chosen first. */
    askForTime() {
      setAsked(true);
      goToPicker(picker.current);
    },
    submit(event?: FormEvent) {
      setTried(true);
      return form.submit(event);
    },
    slotError:
      taken && !slots.slot
        ? t(refusal === 'slot-taken' ? 'when.taken' : 'when.gone')
        : (tried || asked) && !slots.slot && slots.state.phase === 'known'
          ? t('when.choose')
          : undefined,
    incomplete: tried && !taken && !(isValid && slots.slot) && slots.state.phase !== 'unserved',
    taken,
  };
}

export type Booking = ReturnType<typeof useBooking>;

/** The address to begin with: the default one, or for a plan of a home one with its PIN code. */
const homeOf = (addresses: Address[], zipcode: string | undefined): Address | undefined =>
  zipcode ? addresses.find((one) => one.zipcode === zipcode) : addresses[0];

const pick = (address: Address | undefined): AddressDraft | undefined => {
  if (!address) return undefined;
  const { id: _, isDefault: __, ...draft } = address;
  return draft;
};

const trimmed = (draft: AddressDraft): AddressDraft =>
  Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, value.trim()])) as AddressDraft;

/** A rule that only the shop can check: its refusal is shown at the field. */
function useRefusedFields(
  step: Booking['checkout']['step'],
  setError: UseFormReturn<BookingValues>['setError'],
  t: ReturnType<typeof useTranslations>,
): void {
  const error = step.at === 'refused' ? step.error : undefined;
  useEffect(() => {
    if (!(error instanceof Refusal) || error.status !== 422) return;
    const refused = new Set(Object.keys(error.fields).map((name) => name.split('.').at(-1)));
    const wrong = RULED.filter((name) => refused.has(name));
    wrong.forEach((name, at) => setError(name, { message: t(`invalid.${name}`) }, { shouldFocus: at === 0 }));
  }, [error, setError, t]);
}

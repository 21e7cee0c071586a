import { z } from '@hono/zod-openapi';
import { COUNTRY, RULES } from '#src/kernel/field-rules.ts';
import { tenDigits } from '#src/kernel/ten-digits.ts';
import type { Product } from '#src/shop/catalogue/products/product.ts';
import type { Address, AddressDraft } from '#src/shop/customers/addresses/address.ts';
import { encodeProduct, wireProduct } from '#src/wire/catalogue/product.ts';
import { coded } from '#src/wire/coded.ts';
import { stateFromWire, stateToWire } from '#src/wire/state-names.ts';
import { id, listed, paging, success, words } from '#src/wire/values.ts';

const item = z.object({ _id: id });

export const favouriteBody = z
  .object({ uid: id, itemToAdd: item, isFavorite: z.boolean({ error: coded('must-be-flag') }) })
  .openapi('FavouriteBody');
const quantity = z
  .number({ error: coded('must-be-whole') })
  .int(coded('must-be-whole'))
  .min(1, coded('at-least'))
  .max(2_147_483_647);
export const cartBody = z
  .object({
    uid: id,
    itemToAdd: item,
    inCart: z.boolean({ error: coded('must-be-flag') }),
    /** How many go into the cart. */
    quantity: quantity.default(1),
  })
  .openapi('CartBody');
export const ratingBody = z
  .object({
    uid: id,
    itemToAdd: item.extend({
      selectedRating: z
        .number({ error: coded('one-to-five') })
        .int(coded('one-to-five'))
        .min(1, coded('one-to-five'))
        .max(5, coded('one-to-five')),
    }),
  })
  .openapi('RatingBody');
export const quantityBody = z
  .object({
    quantity,
  })
  .openapi('QuantityBody');

const list = z.array(z.unknown()).max(1000).optional();
/** POST /user/createUser: the five lists start empty and only the server fills them, so their contents are ignored. */
export const userBody = z
  .object({
    uid: id,
    username: words(100),
    email: words(254),
    favorites: list,
    orders: list,
    ratings: list,
    cart: list,
    address: list,
  })
  .openapi('UserBody');

export const recordAnswer = z.object({ status: success, created: z.boolean() });
export const favouriteAnswer = z.object({ status: success, isAdded: z.boolean() });
export const cartAnswer = z.object({ status: success, isAddedInCart: z.boolean() });
export const ratingAnswer = z.object({ status: success, updatedTo: z.number().int() });
export const withdrawnRatingAnswer = z.object({ status: success, updatedTo: z.literal(0) });
export const quantityAnswer = z.object({ status: success, quantity: z.number().int() });
export const productStateAnswer = z.object({
  status: success,
  favorited: z.boolean(),
  cart: z.boolean(),
  rated: z.number().int().min(0).max(5),
});

/** One of spec.md §5's field rules as a schema. */
export const ruled = (name: keyof typeof RULES) =>
  words(500).superRefine((value, ctx) => {
    const message = RULES[name](value);
    if (message) ctx.addIssue({ code: 'custom', message });
  });

/** A phone number by its rule of ten digits, also as phones store it: with +91, spaces and hyphens. */
export const phoneNumber = () => words(500).transform(tenDigits).pipe(ruled('phone'));

/** An account's display name. It has its own message: the rule for names on orders is different. */
export const displayName = z.string({ error: coded('must-be-text') }).transform((value, ctx) => {
  const name = value.normalize('NFC').trim();
  const message = RULES.userName(name);
  if (message) ctx.addIssue({ code: 'custom', message });
  return name;
});

export const wireAddress = z.object({
  _id: z.string().optional(),
  fullAddress: z.string(),
  city: z.string(),
  state: z.string(),
  lendMarck: z.string(),
  zipcode: z.string(),
  phone: z.string(),
  country: z.string(),
});

/** The answer to adding an address. */
export const addressAnswer = z.object({ status: success, address: wireAddress.loose() });

/** `states`: those the shop delivers to now, looked up for each address. */
export const addressInput = (states: () => readonly string[]) =>
  z.object({
    fullAddress: ruled('fullAddress'),
    city: ruled('city'),
    state: words(60).superRefine((value, ctx) => {
      if (!states().includes(stateFromWire(value))) ctx.addIssue(onlyThere(states()));
    }),
    lendMarck: ruled('landmark'),
    zipcode: ruled('zipcode'),
    phone: phoneNumber(),
    country: z.literal(COUNTRY, { error: coded('country-is-india') }).default(COUNTRY),
  });
const onlyThere = (states: readonly string[]): { code: 'custom'; message: string; params: object } =>
  states.length === 1
    ? { code: 'custom', message: coded('deliver-only-to-one'), params: { state: states[0] } }
    : { code: 'custom', message: coded('deliver-only-to'), params: { states: states.join(', ') } };

export const addressBody = (states: () => readonly string[]) =>
  z.object({ uid: id, address: addressInput(states) }).openapi('AddressBody');
/** PUT /addresses/{id} */
export const addressChange = (states: () => readonly string[]) =>
  z.object({ address: addressInput(states) }).openapi('AddressChange');

export const decodeAddress = ({
  lendMarck,
  state,
  ...rest
}: z.infer<ReturnType<typeof addressInput>>): AddressDraft => ({
  ...rest,
  landmark: lendMarck,
  state: stateFromWire(state),
});

export const encodeAddress = ({ landmark, state, ...rest }: AddressDraft): z.infer<typeof wireAddress> => ({
  fullAddress: rest.fullAddress,
  city: rest.city,
  state: stateToWire(state),
  lendMarck: landmark,
  zipcode: rest.zipcode,
  phone: rest.phone,
  country: rest.country,
});

export const encodeSavedAddress = (address: Address) => ({
  _id: address.id,
  ...encodeAddress(address),
  isDefault: address.isDefault,
});

const DATA_TYPES = ['address', 'cart', 'favorites', 'ratings'] as const;
export const userListQuery = z.object({
  uid: id,
  dataType: z.enum(DATA_TYPES, { error: coded('one-of') }),
  /** `state`: only the ids with quantity and stars, for the hearts and stars of a page. */
  fields: z.enum(['all', 'state']).default('all'),
  ...paging,
});
export const userListItem = wireProduct
  .partial()
  .extend({
    _id: z.string(),
    quantity: z.number().int(),
    selectedRating: z.number().int(),
    gone: z.boolean(),
    isDefault: z.boolean(),
  })
  .partial()
  .required({ _id: true })
  .loose()
  .openapi('UserListItem');

export const userListAnswer = z.object({ status: success, ...listed, arrayData: z.array(userListItem) });

export const encodeListed = (
  product: Product,
  gone: boolean,
  more: { quantity?: number; selectedRating?: number } = {},
) => ({
  ...encodeProduct(product),
  ...more,
  ...(gone && { gone: true }),
});

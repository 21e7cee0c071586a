/** Where goods go. `country` is always India; `state` is one of the states that the shop delivers to. */
export type Address = {
  id: string;
  fullAddress: string;
  city: string;
  state: string;
  landmark: string;
  zipcode: string;
  phone: string;
  country: string;
  isDefault: boolean;
};

export type AddressDraft = Omit<Address, 'id' | 'isDefault'>;

import type { AddressDraft } from '#src/wire/domain.ts';

/** An address as printed on a parcel. */
export function AddressText({ address }: { address: AddressDraft }) {
  const { fullAddress, landmark, city, zipcode, state, country, phone } = address;
  return (
    <span className="block text-[0.9375rem] wrap-anywhere">
      <span className="block">{fullAddress}</span>
      <span className="block text-soft">{landmark}</span>
      <span className="block">{`${city} ${zipcode}, ${state}, ${country}`}</span>
      <span className="tabular block text-soft">{`+91 ${phone}`}</span>
    </span>
  );
}

/** What a row calls its parcel: the waybill, the order, and the bank's number, as far as it has them. */
export const rowInWords = ({
  waybill,
  orderRef,
  utr = '',
}: {
  waybill: string;
  orderRef: string;
  utr?: string;
}): string => [waybill && `AWB ${waybill}`, orderRef, utr && `UTR ${utr}`].filter(Boolean).join(' · ');

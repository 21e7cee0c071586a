/** A unit that the shop has sent. */
export type SentUnit = {
  /** The place of its line in the order. */
  position: number;
  /** Of a kit's line, the part that it is. */
  productId: string;
  serial: string;
  shipmentId: string;
  /** Taken back in: its serial number is free. */
  returned: boolean;
};

/** Serial numbers of the line at this position; of a kit, those of one `part` by its product. */
export type LineSerials = { position: number; part?: string | undefined; serials: string[] };

/** A unit that the shop has sent. */
export type SentUnit = {
  /** The place of its line in the order. */
  position: number;
  serial: string;
  shipmentId: string;
  /** Taken back in: its serial number is free. */
  returned: boolean;
};

/** Serial numbers of the line at this position. */
export type LineSerials = { position: number; serials: string[] };

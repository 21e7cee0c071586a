/** The colour of a booking's badge. */
export const BOOKING_TONES: Record<string, 'sun' | 'brand' | 'leaf' | 'plain'> = {
  created: 'sun',
  confirmed: 'brand',
  assigned: 'brand',
  started: 'brand',
  completed: 'leaf',
};

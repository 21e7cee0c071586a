/** Reasons of the solar planner and its figures. */
export const SOLAR = {
  'place-or-pin': 'Give a place or a PIN code, one of the two',
  'place-not-known': 'This place is not known',
  'pin-not-known': 'This PIN code is not known',
  'sun-not-measured': 'No place within 450 km has measured sun',
  'pin-in-other-state': 'The shop does not sell in the State of this PIN code',
  'discom-not-there': 'This company does not supply this PIN code',
  'bill-or-units': 'Give the amount of a bill, its units, or the units of twelve months',
  'units-needed': 'Give the units on the bill too: the tariff there is not known for this day',
  'bill-needed': 'Give the amount of the bill too: the tariff there is not known for this day',
  'bill-below-fixed-charge': 'This is less than the fixed charge of a home there',
  'twelve-numbers': 'Give the units of twelve months, from January, separated by commas',
  'figure-overlaps': 'Another value holds on one of these days. End that one first, or begin later.',
  'figure-has-begun': 'This value has begun, and something may have been computed with it: end it instead.',
  'steps-format': 'Must rise step by step, and end with one for the rest',
  'prefixes-format': 'Must be PIN prefixes with companies that are known',
} as const;

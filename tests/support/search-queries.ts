import type { Language } from '#src/kernel/locales.ts';

/**
 * What shoppers type, and what comes first if it is understood. `expects` is a category of the demonstration catalogue, or several that are all
 * right, or the beginning of a product's address; with `each`, the first three must all be of these.
 */
export type ExpectedSearch = {
  query: string;
  language: Language | 'hinglish';
  expects: readonly string[];
  each?: true;
};

const PANELS = 'solar-panels';
const INVERTERS = 'solar-inverters';
const ROOFTOP = 'solar-rooftop';
const LIGHTS = 'solar-lights';
const HEATERS = 'solar-water-heaters';
const HOME = 'solar-home-lights';
const PUMPS = 'solar-pumps';
const BATTERIES = 'solar-batteries';
const CHARGERS = 'solar-chargers';
const EV = 'ev-chargers';

const of = (
  language: ExpectedSearch['language'],
  each: boolean,
  rows: Record<string, string | string[]>,
): ExpectedSearch[] =>
  Object.entries(rows).map(([query, expects]) => ({
    query,
    language,
    expects: [expects].flat(),
    ...(each && { each }),
  }));

export const SEARCHES: ExpectedSearch[] = [
  // A kind of thing: three of it, in the category's own products.
  ...of('en', true, {
    'solar panel': PANELS,
    'solar panels': PANELS,
    panel: PANELS,
    'pv module': PANELS,
    'solar plate': PANELS,
    'solar panel for home': PANELS,
    'buy solar panel online': PANELS,
    inverter: INVERTERS,
    'solar inverter': INVERTERS,
    'on grid inverter': INVERTERS,
    'string inverter': INVERTERS,
    'inverter for home': INVERTERS,
    battery: BATTERIES,
    batteries: BATTERIES,
    'inverter battery': BATTERIES,
    'solar battery': BATTERIES,
    lithium: BATTERIES,
    'lithium battery': BATTERIES,
    'lithium ion battery': BATTERIES,
    pump: PUMPS,
    'water pump': PUMPS,
    motor: PUMPS,
    'solar motor': PUMPS,
    'submersible pump': PUMPS,
    'borewell pump': PUMPS,
    geyser: HEATERS,
    'solar geyser': HEATERS,
    'water heater': HEATERS,
    heater: HEATERS,
    'hot water': HEATERS,
    'flat plate': HEATERS,
    light: [LIGHTS, HOME],
    'solar light': LIGHTS,
    lamp: [LIGHTS, HOME],
    'home light': HOME,
    'solar home light': HOME,
    'ev charger': EV,
    'car charger': EV,
    'wall box': EV,
    'charge controller': CHARGERS,
    'solar charger': CHARGERS,
    rooftop: ROOFTOP,
    'rooftop system': ROOFTOP,
    'solar system': ROOFTOP,
    'home system': [ROOFTOP, HOME],
    ruvanta: [PANELS, ROOFTOP],
    'ruvanta panel': PANELS,
    jalvira: [HEATERS, PUMPS],
    'orvani battery': BATTERIES,
    'gativo charger': [EV, CHARGERS],
    'dipavi light': [LIGHTS, HOME],
  }),
  // One of a few, or a particular one.
  ...of('en', false, {
    '5 kw inverter': ['orvani-5kw-'],
    '5kw inverter': ['orvani-5kw-'],
    '5 kva': ['orvani-5kw-'],
    '5kva inverter': ['orvani-5kw-'],
    '10 kw three phase inverter': ['orvani-10kw-'],
    'hybrid inverter': ['orvani-5kw-hybrid', 'orvani-10kw-three-phase-hybrid'],
    'off grid inverter': ['tejvan-2500va'],
    'micro inverter': ['orvani-800w-micro'],
    'hybrid inverter 5kw with battery': ['orvani-5kw-hybrid', 'ruvanta-5kw-hybrid-rooftop'],
    '540w': ['ruvanta-540w'],
    '540 watt panel': ['ruvanta-540w'],
    '550wp': ['ruvanta-550w'],
    '335 w panel': ['tejvan-335w'],
    'portable panel': ['tejvan-120w'],
    'topcon bifacial': ['ruvanta-590w'],
    'bifacial panel': ['ruvanta-590w', 'ruvanta-715w'],
    '3kw solar system': ['ruvanta-3kw-dcr'],
    '3 kw rooftop': ['ruvanta-3kw-dcr'],
    'balcony solar': ['ruvanta-900w-balcony'],
    'panel stand': ['ruvanta-elevated', 'ruvanta-aluminium-rail'],
    'elevated structure': ['ruvanta-elevated'],
    '100 ltr': ['jalvira-100l'],
    '100 ltr geyser': ['jalvira-100l'],
    '200 litre water heater': ['jalvira-200l'],
    '150ah battery': ['tejvan-150ah'],
    'tubular battery': ['tejvan-150ah', 'tejvan-200ah'],
    'gel battery': ['tejvan-100ah-gel'],
    'wall battery': ['orvani-5kwh-wall', 'orvani-10kwh-wall'],
    '5 hp pump': ['jalvira-5hp-ac-submersible'],
    '5 hp motor': ['jalvira-5hp-ac-submersible'],
    '1 hp submersible': ['jalvira-1hp'],
    'pump controller': ['jalvira-5hp-solar-pump-controller'],
    'street light': ['dipavi-15w-all-in-one', 'dipavi-40w-split'],
    'street lamp': ['dipavi-15w-all-in-one', 'dipavi-40w-split'],
    'flood light': ['dipavi-30w-flood', 'dipavi-60w-flood'],
    'garden lights': ['dipavi-garden'],
    'halogen light': ['dipavi-30w-flood', 'dipavi-60w-flood'],
    lantern: ['dipavi-reading-lantern', 'dipavi-family-lantern'],
    'emergency light': ['dipavi-reading-lantern', 'dipavi-family-lantern'],
    '60 amp mppt': ['orvani-60a-mppt'],
    'mppt charge controller': ['tejvan-20a-mppt', 'orvani-60a-mppt'],
    'power bank': ['gativo-10000mah'],
    'mobile charger': ['gativo-21w-folding', 'gativo-10000mah'],
    'scooter charger': ['gativo-3kw-scooter'],
    'portable ev charger': ['gativo-3kw-portable', 'gativo-7kw-portable'],
    '22 kw charger': ['gativo-22kw', 'gativo-twin-22kw'],
  }),
  // Typing errors.
  ...of('en', false, {
    'solor pannel': [PANELS],
    'solar panal': [PANELS],
    invertar: [INVERTERS],
    'hybird inverter': ['orvani-5kw-hybrid', 'orvani-10kw-three-phase-hybrid'],
    baterry: [BATTERIES],
    'tubuler batery': ['tejvan-150ah', 'tejvan-200ah'],
    submersble: ['jalvira-1hp', 'jalvira-3hp', 'jalvira-5hp-ac'],
    'ev chrger': [EV],
    gyser: [HEATERS],
    lantarn: ['dipavi-reading-lantern', 'dipavi-family-lantern'],
    'stret light': ['dipavi-15w-all-in-one', 'dipavi-40w-split'],
    ruvnta: [PANELS, ROOFTOP],
    'roof top': [ROOFTOP],
  }),
  ...of('hinglish', false, {
    'saur panel': [PANELS],
    'ghar ke liye solar panel': [PANELS],
    'chhat ke liye solar': [ROOFTOP],
    'pani ki motor': [PUMPS],
    'khet ka pump': [PUMPS],
    'garam pani': [HEATERS],
    'gaadi charger': [EV],
    'sadak ki batti': ['dipavi-15w-all-in-one', 'dipavi-40w-split'],
    'inverter ki battery': [BATTERIES],
    'ghar ka inverter': [INVERTERS],
    '5 hp wali motor': ['jalvira-5hp-ac-submersible'],
    'solar plate 540 watt': ['ruvanta-540w'],
    'solar panel ki kimat': [PANELS],
  }),
  ...of('hi', false, {
    'सोलर पैनल': [PANELS],
    'सौर पैनल': [PANELS],
    'घर के लिए सोलर पैनल': [PANELS],
    बैटरी: [BATTERIES],
    'इन्वर्टर बैटरी': [BATTERIES],
    इन्वर्टर: [INVERTERS],
    'हाइब्रिड इन्वर्टर': ['orvani-5kw-hybrid', 'orvani-10kw-three-phase-hybrid'],
    'सोलर पंप': [PUMPS],
    'पानी की मोटर': [PUMPS],
    गीज़र: [HEATERS],
    '१०० लीटर गीजर': ['jalvira-100l'],
    'स्ट्रीट लाइट': ['dipavi-15w-all-in-one', 'dipavi-40w-split'],
    'ईवी चार्जर': [EV],
    'कार चार्जर': [EV],
    'सोलर सिस्टम': [ROOFTOP],
    लालटेन: ['dipavi-reading-lantern', 'dipavi-family-lantern'],
    'मोबाइल चार्जर': ['gativo-21w-folding', 'gativo-10000mah'],
    'सोलर पैनल की कीमत': [PANELS],
  }),
  ...of('gu', false, {
    'સોલર પેનલ': [PANELS],
    'સોલાર પેનલ': [PANELS],
    'ઘર માટે સોલાર પેનલ': [PANELS],
    બેટરી: [BATTERIES],
    ઇન્વર્ટર: [INVERTERS],
    'ઇન્વર્ટર બેટરી': [BATTERIES],
    'પાણીની મોટર': [PUMPS],
    પંપ: [PUMPS],
    ગીઝર: [HEATERS],
    '૨૦૦ લિટર ગીઝર': ['jalvira-200l'],
    'સ્ટ્રીટ લાઇટ': ['dipavi-15w-all-in-one', 'dipavi-40w-split'],
    'ઇલેક્ટ્રિક કાર ચાર્જર': [EV],
    'સોલાર રૂફટોપ': [ROOFTOP],
    ફાનસ: ['dipavi-reading-lantern', 'dipavi-family-lantern'],
  }),
];

/** Searches whose weak matches must not be in the list, and the most results each may have. */
export const MOST_ANSWERS: Record<string, number> = {
  'solar panel': 16,
  'सोलर पैनल': 16,
  panel: 16,
  battery: 12,
  pump: 10,
  'ev charger': 9,
  geyser: 8,
  '5 kw inverter': 7,
};

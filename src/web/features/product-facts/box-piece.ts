/** The drawings of box-pieces.svg. */
export type BoxPiece = (typeof PIECES)[number][0] | 'parcel';

/** What each drawing stands for, by the noun that a line of the box's contents ends in; the first that fits is taken. */
const PIECES = [
  ['panel', /^(panels?|collectors?)$/],
  [
    'paper',
    /^(manuals?|leaflets?|reports?|certificates?|drawings?|guides?|templates?|labels?|stickers?|booklets?|lists?|instructions)$/,
  ],
  ['connector', /^(connectors?|glands?|contacts?|terminals?|caps?|seals?|adapters?|ends?|bridges?|links?)$/],
  ['cable', /^(cables?|leads?|wires?|cords?|ropes?|metres|hoses?)$/],
  [
    'bolts',
    /^(bolts?|screws?|anchors?|fixings?|fittings?|washers?|nuts?|clips?|plugs|splices?|studs?|rings?|gaskets?|couplings?|carabiners?)$/,
  ],
  ['structure', /^(structures?|columns?|legs?|rafters?|purlins?|stands?|poles?)$/],
  ['rail', /^(rails?)$/],
  ['clamp', /^(clamps?|straps?)$/],
  [
    'bracket',
    /^(brackets?|z-brackets?|l-feet|feet|foot|arms?|hooks?|ears?|holders?|plates?|stakes?|spikes?|frames?|floats?|flanges?|tails?)$/,
  ],
  ['breaker', /^(breakers?|rcbos?|isolators?|protectors?|fuses?|arresters?)$/],
  ['battery', /^(batter(y|ies)|bank)$/],
  ['lamp', /^(lamps?|lights?|lanterns?|heads?|bollards?)$/],
  ['tank', /^(tanks?|vessels?)$/],
  ['tubes', /^(tubes?)$/],
  ['pipe', /^(pipes?|valves?|strainers?)$/],
  ['pump', /^(pumps?|motors?)$/],
  ['card', /^(cards?)$/],
  ['key', /^(keys)$/],
  ['bag', /^(bags?|sleeves?|pouch(es)?)$/],
  ['sensor', /^(sensors?|probes?|switch(es)?)$/],
  ['stick', /^(sticks?|dongles?)$/],
  ['remote', /^(remotes?)$/],
  ['plug', /^(plug|sockets?)$/],
  ['rod', /^(rods?|earthing)$/],
  ['bottle', /^(fluid|backfill|jelly|sealant)$/],
  ['tool', /^(tools?|key|spanners?|wrench(es)?)$/],
  ['device', /^(inverters?|micro-inverters?|controllers?|chargers?|box(es)?|units?|stations?|points?)$/],
] as const;

/** A phrase's noun stands before these words. */
const AFTER_NOUN = / with | for | of | in | and |[,;(]/;
/** "6 pairs of legs" are legs. */
const COUNTED = /^\d* ?(pairs?|sets?|groups?) of /i;

/**
 * Which drawing a line of a box's contents gets: "Wall bracket with anchors" is a bracket, "Battery temperature sensor" a sensor. English only, as the
 * catalogue's own words are; a plain parcel if nothing fits.
 */
export function boxPiece(line: string): BoxPiece {
  const [phrase = ''] = line.replace(COUNTED, '').split(AFTER_NOUN);
  return nounOf(phrase) ?? nounOf(line) ?? 'parcel';
}

function nounOf(phrase: string): BoxPiece | undefined {
  const words = phrase.toLowerCase().split(/[^a-z-]+/);
  for (const word of words.reverse()) for (const [piece, fits] of PIECES) if (fits.test(word)) return piece;
  return undefined;
}

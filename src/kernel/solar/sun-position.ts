import { radians } from './angles.ts';

/** Klein (1977): the day of each month whose declination is nearest to the month's mean, 1 = 1 January. @internal */
export const MEAN_DAYS = [17, 47, 75, 105, 135, 162, 198, 228, 258, 288, 318, 344] as const;

/** Irradiance above the atmosphere at the mean distance of the sun, kW/m². */
const SOLAR_CONSTANT = 1.361;

/** The sun on the mean day of a month at a latitude. Angles in radians. */
export type SunOfDay = {
  latitude: number;
  declination: number;
  /** Half the day as an hour angle: 0 in the polar night, π under the midnight sun. */
  sunset: number;
  /** On a horizontal plane above the atmosphere, kWh/m² a day. */
  extraterrestrial: number;
};

/** Spencer (1971) for declination and distance; `month` 0–11, `lat` in degrees, north positive. */
export function sunOfMonth(lat: number, month: number): SunOfDay {
  const latitude = radians(lat);
  const year = (2 * Math.PI * ((MEAN_DAYS[month] as number) - 1)) / 365;
  const [cos1, sin1] = [Math.cos(year), Math.sin(year)];
  const [cos2, sin2] = [Math.cos(2 * year), Math.sin(2 * year)];
  const declination =
    0.006918 -
    0.399912 * cos1 +
    0.070257 * sin1 -
    0.006758 * cos2 +
    0.000907 * sin2 -
    0.002697 * Math.cos(3 * year) +
    0.00148 * Math.sin(3 * year);
  const distance = 1.00011 + 0.034221 * cos1 + 0.00128 * sin1 + 0.000719 * cos2 + 0.000077 * sin2;
  const sunset = Math.acos(Math.min(1, Math.max(-1, -Math.tan(latitude) * Math.tan(declination))));
  const extraterrestrial =
    (24 / Math.PI) *
    SOLAR_CONSTANT *
    distance *
    (Math.cos(latitude) * Math.cos(declination) * Math.sin(sunset) +
      sunset * Math.sin(latitude) * Math.sin(declination));
  return { latitude, declination, sunset, extraterrestrial };
}

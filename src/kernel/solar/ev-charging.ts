/** Of what the charger takes, the share that reaches the battery. */
const CHARGING_EFFICIENCY = 0.9;

/** Hours to charge a share of a vehicle's battery: 0.6 is from 20 to 80 %. */
export const chargingHours = (batteryKwh: number, share: number, chargerKw: number): number =>
  (batteryKwh * share) / (chargerKw * CHARGING_EFFICIENCY);

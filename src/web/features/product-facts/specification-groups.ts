import type { SpecificationGroup } from '#src/kernel/product-fields.ts';

const KEYS: Record<Exclude<SpecificationGroup, 'design'>, string> = {
  kit: 'panelSlug inverterSlug panelCount panelWp parts structure batteryCapacityNote roofKinds warranties',
  performance:
    'peakPowerWp efficiencyPercent ratedPowerW maxPvPowerW systemPowerKw annualYieldKwh lampPowerW lumens autonomyH chargeH runtimeH colourTemperatureK capacityL peoplePerHome maxPressureBar backupKw powerHp powerKw headM maxHeadM flowLph panelWpNeeded tempCoefficientVocPercentPerC tempCoefficientPmaxPercentPerC tempCoefficientIscPercentPerC noctC bifacialityPercent windSpeedMps curve suctionMaxM standingLossKwhDay',
  electrical:
    'vocV vmpV iscA impA maxSystemVoltageV phases mpptCount mpptMinV mpptMaxV maxDcVoltageV maxInputCurrentA maxShortCircuitCurrentA acVoltageV ratedCurrentA systemVoltageV maxPvVoltageV outputs voltageV maxCurrentA minCurrentA currentSteps rcd dcLeakDetection loadManagement usbPorts maxSeriesFuseA maxAcCurrentA mpptMaxStrings gridStandards maxPvVocV minPvVmpV strings isolatorA fuseA spdType spdVoltageV ratedA poles dischargeKa breakerCurve breakingKa residualMa residualType',
  battery:
    'batteryVoltageV batteryMinV batteryMaxV batteryMaxChargeA batteryKwh batteryWh chemistry depthOfDischargePercent nominalVoltageV capacityAh energyKwh usableKwh cycles maxChargeA maxDischargeA bms parallelMax seriesMax ratedAt protocols batteryProtocols batteryMinAh roundTripPercent',
  measures:
    'roofAreaM2 tiltDegrees coatingMicron frameMinMm frameMaxMm clearanceM poleHeightM collectorAreaM2 tubeDiameterMm tubeLengthMm inletMm cableM cableDcM cableAcM maxPanelLengthMm areaMm2 cores outerMm lengthM areaMinMm2 areaMaxMm2 wetWeightKg',
};

const BY_KEY = new Map(
  Object.entries(KEYS).flatMap(([group, keys]) => keys.split(' ').map((key) => [key, group as SpecificationGroup])),
);

/** The heading a key belongs to; unlisted keys describe how the product is made. */
export const groupOf = (key: string): SpecificationGroup => BY_KEY.get(key) ?? 'design';

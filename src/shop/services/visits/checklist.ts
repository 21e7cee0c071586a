import type { PlanKind } from '#src/shop/services/plans/service.ts';

/** What a technician checks, in the order of a walk from the panels to the inverter. Texts in messages/checklist.json. */
export const POINTS = [
  'shading',
  'soiling',
  'cracks',
  'hotSpots',
  'mounting',
  'junctionBox',
  'connectors',
  'cabling',
  'earthing',
  'surgeProtection',
  'stringVoltage',
  'inverterDisplay',
  'inverterLog',
  'waterQuality',
  'roofMeasures',
  'shadePhotos',
  'sanctionedLoad',
  'phase',
  'meterNumber',
  'cableRuns',
] as const;
export type Point = (typeof POINTS)[number];

export const RESULTS = ['ok', 'attention', 'na'] as const;
export type Result = (typeof RESULTS)[number];

/** The findings by point. Points not checked yet are absent. */
export type Checklist = Partial<Record<Point, { result: Result; remark: string }>>;

/** What a smaller plan leaves out: points that need instruments that the technician does not bring. */
const LEFT_OUT: Record<number, readonly Point[]> = {
  2: ['hotSpots', 'stringVoltage'],
  3: ['hotSpots', 'stringVoltage', 'surgeProtection', 'inverterLog'],
};

/** What a survey of a roof has to bring back, in the order of a walk from the roof to the meter. */
const SURVEY: readonly Point[] = [
  'roofMeasures',
  'shading',
  'shadePhotos',
  'cableRuns',
  'earthing',
  'sanctionedLoad',
  'phase',
  'meterNumber',
];
/** Points with a figure or a text to be written down: without it the system cannot be planned. */
const WRITTEN: readonly Point[] = ['roofMeasures', 'cableRuns', 'sanctionedLoad', 'phase', 'meterNumber'];

/** The points that are only checked on a system that stands. */
const UPKEEP = POINTS.filter((point) => !SURVEY.includes(point) || point === 'shading' || point === 'earthing');

/** The points of a plan; an unknown plan of upkeep has all of them. */
export const pointsOf = ({ planId, planKind }: { planId: number; planKind: PlanKind }): Point[] =>
  planKind === 'survey' ? [...SURVEY] : UPKEEP.filter((point) => !LEFT_OUT[planId]?.includes(point));

/** Whether a point is answered: on a survey, what is to be written down is. */
export const isAnswered = (point: Point, checklist: Checklist, planKind: PlanKind): boolean => {
  const found = checklist[point];
  if (!found) return false;
  return planKind !== 'survey' || !WRITTEN.includes(point) || found.result === 'na' || found.remark.trim() !== '';
};

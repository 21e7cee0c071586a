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

/** The points of a plan; an unknown plan has all of them. */
export const pointsOf = (planId: number): Point[] => POINTS.filter((point) => !LEFT_OUT[planId]?.includes(point));

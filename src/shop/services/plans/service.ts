/** A plan's texts in one language. */
export type PlanWords = {
  /** `Plan A` in this language, where it differs. */
  label?: string;
  name: string;
  /** One line under the name. */
  summary: string;
  description: string;
  /** The few points on a card. */
  details: string[];
  included: string[];
  excluded: string[];
  steps: { step: string; explain: string }[];
  faqs: { q: string; a: string }[];
};

/** What a plan is for: the upkeep of a system, or the survey of a roof before one is installed. */
export const PLAN_KINDS = ['upkeep', 'survey'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** A plan in the language of the page; `price` in paise, `visits` in twelve months. */
export type ServicePlan = Required<PlanWords> & {
  id: number;
  kind: PlanKind;
  price: number;
  durationMinutes: number;
  visits: number;
  icon: string;
  /** Prefix of the scenes `{pair}-before` and `{pair}-after`. */
  pair: string;
};

export type CategoryWords = { name: string; summary: string };
/** A kind of home service; without plans the page takes enquiries. */
export type ServiceCategory = CategoryWords & { slug: string; icon: string; hasPlans: boolean };

/** The tag of pages that show plans or kinds of service. */
export const SERVICES_TAG = 'services';

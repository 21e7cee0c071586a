import type { Generated } from 'kysely';
import type { Json } from './json-column.ts';

/** Service plans, categories and enquiries. */
export type ServiceSchema = {
  servicePlan: {
    id: number;
    name: string;
    label: string;
    pricePaise: number;
    durationMinutes: number;
    visits: Generated<number>;
    icon: string;
    pair: string;
    words: Json<ServicePlanTexts>;
    position: number;
    active: Generated<boolean>;
    /** Since when it is sold no more, for good. */
    retiredAt: Date | null;
  };
  serviceCategory: {
    slug: string;
    icon: string;
    words: Json<ServiceCategoryTexts>;
    hasPlans: Generated<boolean>;
    position: number;
    active: Generated<boolean>;
  };
  serviceEnquiry: {
    id: string;
    reference: string;
    category: string | null;
    planId: number | null;
    uid: string | null;
    name: string;
    phone: string;
    email: string;
    pincode: string;
    address: Json<Record<string, string> | null>;
    message: Generated<string>;
    note: Generated<string>;
    preferredDay: string | null;
    preferredTime: 'any' | 'morning' | 'afternoon';
    locale: string;
    state: Generated<'new' | 'called' | 'closed'>;
    senderHash: string | null;
    createdAt: Date;
    shopNote: Generated<string>;
  };
};

/** The texts of a service plan by language; English is always there. */
type ServicePlanTexts = ByLanguage<{
  label?: string;
  name: string;
  summary: string;
  description: string;
  details: string[];
  included: string[];
  excluded: string[];
  steps: { step: string; explain: string }[];
  faqs: { q: string; a: string }[];
}>;
type ServiceCategoryTexts = ByLanguage<{ name: string; summary: string }>;
type ByLanguage<T> = { en: T } & { [language in 'hi' | 'gu']?: T };

import type { ColumnType, Generated } from 'kysely';

/** What is done at a visit, its photographs, and who wants no advice. */
export type VisitSchema = {
  visitWork: {
    visitId: string;
    revision: Generated<number>;
    checklist: ColumnType<Record<string, { result: string; remark: string }>, string | undefined, string>;
    totalKwh: number | null;
    todayKwh: number | null;
    inverterKw: number | null;
    meterNote: Generated<string>;
    findings: Generated<string>;
    advice: Generated<string>;
    signedBy: Generated<string>;
    signature: Generated<string>;
    signedAt: Date | null;
    advisedAt: Date | null;
    updatedAt: Date;
  };
  visitPhoto: {
    visitId: string;
    id: string;
    side: 'before' | 'after';
    state: 'waiting' | 'ready' | 'failed' | 'removed';
    stem: string;
    original: string;
    width: number;
    height: number;
    createdAt: Date;
  };
  adviceDeclined: { uid: string; at: Date };
};

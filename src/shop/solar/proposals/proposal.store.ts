import { type Insertable, type Selectable, sql } from 'kysely';
import { paise } from '#src/kernel/money.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import { type FittingPlan, type Proposal, type ProposalVersion, toPaise } from './proposal.ts';

const COLUMNS = ['id', 'leadId', 'uid', 'locale', 'createdAt'] as const;

/** False where this token has been saved already. */
export async function insertProposal(trx: Tx, row: Insertable<Schema['solarProposal']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('solarProposal')
    .values(row)
    .onConflict((conflict) => conflict.column('tokenHash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const findProposal = (db: Queryable, tokenHash: string): Promise<Proposal | undefined> =>
  db.selectFrom('solarProposal').select(COLUMNS).where('tokenHash', '=', tokenHash).executeTakeFirst();

export const lockProposal = (trx: Tx, tokenHash: string): Promise<Proposal | undefined> =>
  trx.selectFrom('solarProposal').select(COLUMNS).where('tokenHash', '=', tokenHash).forUpdate().executeTakeFirst();

/** Ties a proposal to a lead, and to an account if it had none. */
export const setLead = (trx: Tx, id: string, { leadId, uid }: { leadId: string; uid: string | null }) =>
  trx.updateTable('solarProposal').set({ leadId, uid }).where('id', '=', id).execute();

export const insertVersion = (trx: Tx, proposalId: string, version: ProposalVersion) =>
  trx
    .insertInto('solarProposalVersion')
    .values({
      proposalId,
      number: version.number,
      query: version.query,
      result: JSON.stringify(version.result),
      figureIds: JSON.stringify(version.result.used.map(({ id }) => id)),
      kitId: version.offer.kitId,
      kitPaise: version.offer.kit,
      installedPaise: version.offer.installed,
      validUntil: version.validUntil,
      createdAt: version.createdAt,
    })
    .execute();

/** Oldest first. */
export const selectVersions = async (db: Queryable, proposalId: string): Promise<ProposalVersion[]> =>
  (
    await db
      .selectFrom('solarProposalVersion')
      .selectAll()
      .where('proposalId', '=', proposalId)
      .orderBy('number')
      .execute()
  ).map(toVersion);

/** The versions of all proposals of a lead, the newest proposal first. */
export const selectVersionsOfLead = async (db: Queryable, leadId: string): Promise<ProposalVersion[]> =>
  (
    await db
      .selectFrom('solarProposalVersion')
      .innerJoin('solarProposal', 'solarProposal.id', 'solarProposalVersion.proposalId')
      .selectAll('solarProposalVersion')
      .where('solarProposal.leadId', '=', leadId)
      .orderBy('solarProposal.createdAt', 'desc')
      .orderBy('solarProposal.id')
      .orderBy('solarProposalVersion.number', 'desc')
      .execute()
  ).map(toVersion);

/** The newest version of an account's proposals whose answers name this PIN code. */
export const selectNewestPlan = async (db: Queryable, uid: string, pin: string): Promise<FittingPlan | undefined> =>
  (
    await db
      .selectFrom('solarProposalVersion')
      .innerJoin('solarProposal', 'solarProposal.id', 'solarProposalVersion.proposalId')
      .select('result')
      .where('solarProposal.uid', '=', uid)
      .where(sql<boolean>`concat('&', query, '&') like ${`%&pin=${pin}&%`}`)
      .orderBy('solarProposalVersion.createdAt', 'desc')
      .orderBy('proposalId')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.result as FittingPlan | undefined;

/** Those that nobody asked about and no account has, without a version since then. */
export const deleteForgotten = (db: Queryable, before: Date) =>
  db
    .deleteFrom('solarProposal')
    .where('leadId', 'is', null)
    .where('uid', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('solarProposalVersion')
            .select('number')
            .whereRef('solarProposalVersion.proposalId', '=', 'solarProposal.id')
            .where('solarProposalVersion.createdAt', '>=', before),
        ),
      ),
    )
    .execute();

const toVersion = (row: Selectable<Schema['solarProposalVersion']>): ProposalVersion => ({
  number: row.number,
  query: row.query,
  result: row.result as FittingPlan,
  offer: { kitId: row.kitId, kit: paise(row.kitPaise), installed: toPaise(row.installedPaise) },
  validUntil: row.validUntil,
  createdAt: row.createdAt,
});

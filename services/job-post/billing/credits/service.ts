import type { Static } from '@fastify/type-provider-typebox'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { filled, notFound, Problem, validationFailed } from '@/services/shared/problem'
import { lockCompany } from '../../company/companies/repository'
import type { Scope } from '../../platform/access/scope'
import { notifyMembers } from '../../platform/notifications/service'
import type { CreditKind, WarningDays } from '../../shapes/credit-kinds'
import { noteCreditArrival } from '../arrivals/repository'
import { findBuffetEnd } from '../buffets/repository'
import { balancesOf, type CreditBalance } from './balance'
import type { CreditGrant, CreditGrantInput } from './present'
import { countHeld, insertGrant, usableGrants } from './repository'

/** What expires within this many days is shown as expiring beside a balance, and among what needs a member now. */
const soonDays = 7 satisfies WarningDays

const endOfWarning = () => new Date(Date.now() + soonDays * 86_400_000)

/** The usable credits of the member's company, by kind, and until when it publishes without any. */
export async function creditBalances(db: Database, { companyId }: Scope) {
  const [grants, buffetUntil] = await Promise.all([usableGrants(db, companyId), findBuffetEnd(db, companyId)])
  return { balances: balancesOf(grants, endOfWarning()), buffetUntil }
}

/** The same with the credits that are reserved, by kind. */
export async function balancesAndHeld(db: Database, scope: Scope) {
  const [balances, held] = await Promise.all([creditBalances(db, scope), countHeld(db, scope.companyId)])
  return { ...balances, held }
}

/** The usable credits of a company, of one kind. */
export async function balanceOfKind(
  db: Database,
  companyId: string,
  kind: CreditKind,
): Promise<CreditBalance> {
  return balancesOf(await usableGrants(db, companyId, kind), endOfWarning())[kind]
}

/**
 * Grants a company credits for a reason that staff state; it is audited and the company is notified. 409 `company_closed`
 * for one whose credits have ended with it.
 */
export async function grantCredits(
  tx: Database,
  { uid, requestId }: { readonly uid: string; readonly requestId: string },
  companyId: string,
  { kind, amount, expiresAt: lastMoment, reason: said }: Static<typeof CreditGrantInput>,
): Promise<Static<typeof CreditGrant>> {
  const expiresAt = lastMoment === null ? null : new Date(lastMoment)
  if (expiresAt && expiresAt <= new Date()) {
    throw validationFailed([{ field: 'expiresAt', rule: 'not_past', params: {} }])
  }
  const reason = filled('reason', said)
  // A closing ends what is granted before it; nothing is granted after it.
  const company = await lockCompany(tx, companyId)
  if (!company) throw notFound()
  if (company.closedAt) throw new Problem(409, 'company_closed')
  const id = await insertGrant(tx, { companyId, kind, amount, expiresAt, actorUid: uid })
  await noteCreditArrival(tx, companyId)
  await recordAudit(tx, {
    actorUid: uid,
    requestId,
    companyId,
    action: 'credit.granted',
    subjectType: 'company',
    subjectId: companyId,
    after: { kind, amount, expiresAt: lastMoment, reason },
  })
  await notifyMembers(tx, {
    kind: 'credits_granted',
    params: { amount: String(amount) },
    companyId,
    subjectId: companyId,
    branchId: null,
    actorUid: null,
  })
  return { id, companyId, kind, amount, expiresAt: lastMoment }
}

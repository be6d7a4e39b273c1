import { type Static, Type } from '@fastify/type-provider-typebox'
import { decodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { type Scope, scopeOfBranch } from '../../platform/access/scope'
import { type CreditActor, creditKinds } from '../../shapes/credit-kinds'
import {
  listStatementLines,
  listUsableGrants,
  type StatementFilter,
  type StatementLine,
  type StatementTotal,
  sumStatement,
  type UsableGrant,
} from './statement-repository'

const Position = Type.Object({
  at: Type.String({ pattern: '^[0-9]{1,17}$' }),
  id: Type.String({ format: 'uuid' }),
})

export type PresentedLine = Omit<
  StatementLine,
  'position' | 'actorUid' | 'actorName' | 'isMember' | 'reservation'
> & {
  readonly actor: { readonly kind: CreditActor; readonly name: string | null }
  readonly reservation: Pick<
    NonNullable<StatementLine['reservation']>,
    'state' | 'settledAt' | 'subjectId'
  > | null
}

/** The lines of the statement of the member's company that match a filter, newest first. */
export async function pageOfStatement(
  db: Database,
  scope: Scope,
  { cursor, limit, ...filter }: StatementFilter & PageQuery,
): Promise<Page<PresentedLine>> {
  const after: Static<typeof Position> | null = decodeCursor(Position, cursor)
  const { companyId } = scopeOfBranch(scope, filter.branchId)
  const lines = await listStatementLines(db, companyId, { ...filter, after, limit: limit + 1 })
  const { items, nextCursor } = toPage(lines, limit, ({ position: at, id }) => ({ at, id }))
  return { items: items.map(lineOf), nextCursor }
}

function lineOf({
  position: _position,
  actorUid,
  actorName,
  isMember,
  ...line
}: StatementLine): PresentedLine {
  const { reservation } = line
  return {
    ...line,
    actor: actorOf({ actorUid, actorName, isMember, ...line }),
    reservation: reservation && {
      state: reservation.state,
      settledAt: reservation.settledAt,
      subjectId: reservation.subjectId,
    },
  }
}

type Acted = Pick<StatementLine, 'type' | 'actorUid' | 'actorName' | 'isMember' | 'reservation'>

/**
 * Who caused a line. Staff are not named and have no account with this service. A member who has left may have none
 * either, and is recognised by what they reserved.
 */
function actorOf({ type, actorUid, actorName, isMember, reservation }: Acted): PresentedLine['actor'] {
  if (actorUid === 'system') return { kind: 'system', name: null }
  if (isMember) return { kind: 'member', name: actorName }
  const hasLeft = actorName !== null || type === 'reserve' || reservation?.actorUid === actorUid
  return hasLeft ? { kind: 'former_member', name: actorName } : { kind: 'staff', name: null }
}

/** What the lines of a filter come to, for each kind that was asked for. */
export async function statementTotals(
  db: Database,
  scope: Scope,
  filter: StatementFilter,
): Promise<StatementTotal[]> {
  const { companyId } = scopeOfBranch(scope, filter.branchId)
  const found = await sumStatement(db, companyId, filter)
  return creditKinds
    .filter((kind) => filter.kind === undefined || filter.kind === kind)
    .map(
      (kind) =>
        found.find((total) => total.kind === kind) ?? { kind, opening: 0, added: 0, taken: 0, closing: 0 },
    )
}

/** Further grants are summed up: they are spent last. */
const shownGrants = 100

/** The usable grants of the member's company, in the order in which they are spent. */
export const usableGrantsOf = (db: Database, { companyId }: Scope): Promise<UsableGrant[]> =>
  listUsableGrants(db, companyId, shownGrants)

import type { Database } from '@/services/shared/database'
import { notFound } from '@/services/shared/problem'
import { permits, type Role } from '@/validators/permissions'
import {
  type NotificationKind,
  notificationKindNames,
  notificationKinds,
} from '../../shapes/notification-kinds'
import { findMember } from '../access/repository'
import { choicesOfKind, listChoices, type Reader, storeChoice } from './repository'

/** How a member is notified of a kind: in the product, by mail, both or neither. */
export type Choice = { readonly inApp: boolean; readonly byMail: boolean }
export type ChoiceOfKind = Choice & { readonly kind: NotificationKind }

/** How a member who has made no choice is notified of a kind. */
function atFirst(kind: NotificationKind): Choice {
  const facts = notificationKinds[kind]
  return { inApp: true, byMail: 'byMail' in facts && facts.byMail }
}

/** True for kinds that a role is notified of; some kinds concern one member's own place, whatever their role. */
export function concerns(kind: NotificationKind, role: Role): boolean {
  const { audience } = notificationKinds[kind]
  return audience === null || permits(role, audience)
}

/** The choices of a member, for every kind their role is told of. */
export async function choicesFor(db: Database, reader: Reader, role: Role): Promise<ChoiceOfKind[]> {
  const chosen = new Map((await listChoices(db, reader)).map(({ kind, ...choice }) => [kind, choice]))
  return notificationKindNames
    .filter((kind) => concerns(kind, role))
    .map((kind) => {
      const { inApp, byMail } = chosen.get(kind) ?? atFirst(kind)
      return { kind, inApp, byMail }
    })
}

/** A user's choices, or null for a user without a company. */
export async function choicesOf(db: Database, uid: string): Promise<ChoiceOfKind[] | null> {
  const member = await findMember(db, uid)
  return member && choicesFor(db, { companyId: member.companyId, memberId: member.id }, member.role)
}

/** Stores a choice; 404 for a kind that the role is never notified of. */
export async function choose(
  db: Database,
  reader: Reader,
  role: Role,
  { kind, inApp, byMail }: ChoiceOfKind,
): Promise<void> {
  if (!concerns(kind, role)) throw notFound()
  await storeChoice(db, reader, { memberId: reader.memberId, kind, inApp, byMail })
}

/** How each of a company's members is to be notified of a kind. */
export async function choiceOfMembers(
  db: Database,
  companyId: string,
  kind: NotificationKind,
): Promise<(memberId: string) => Choice> {
  const chosen = new Map((await choicesOfKind(db, companyId, kind)).map((row) => [row.memberId, row]))
  return (memberId) => chosen.get(memberId) ?? atFirst(kind)
}

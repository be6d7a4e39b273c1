import type { Database } from '@/services/shared/database'
import { notFound } from '@/services/shared/problem'
import { permits, type Role } from '@/validators/permissions'
import { findMember } from '../members/repository'
import { type NotificationKind, notificationKindNames, notificationKinds } from './kinds'
import { choicesOfKind, listChoices, type Reader, storeChoice } from './repository'

/** How somebody is told of a kind: among the notifications of the product, by mail, both or neither. */
export type Choice = { readonly inApp: boolean; readonly byMail: boolean }
export type ChoiceOfKind = Choice & { readonly kind: NotificationKind }

/** How somebody who chose nothing is told of a kind. */
function atFirst(kind: NotificationKind): Choice {
  const facts = notificationKinds[kind]
  return { inApp: true, byMail: 'byMail' in facts && facts.byMail }
}

/** True for kinds a role is told of; some tell one member of their own place, whatever their role. */
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

/** The choices of whoever has an account, or null for who belongs to no company. */
export async function choicesOf(db: Database, uid: string): Promise<ChoiceOfKind[] | null> {
  const member = await findMember(db, uid)
  return member && choicesFor(db, { companyId: member.companyId, memberId: member.id }, member.role)
}

/** Keeps a choice; a kind the role is never told of is 404. */
export async function choose(
  db: Database,
  reader: Reader,
  role: Role,
  { kind, inApp, byMail }: ChoiceOfKind,
): Promise<void> {
  if (!concerns(kind, role)) throw notFound()
  await storeChoice(db, reader, { memberId: reader.memberId, kind, inApp, byMail })
}

/** How each of a company's members wants to be told of a kind. */
export async function choiceOfMembers(
  db: Database,
  companyId: string,
  kind: NotificationKind,
): Promise<(memberId: string) => Choice> {
  const chosen = new Map((await choicesOfKind(db, companyId, kind)).map((row) => [row.memberId, row]))
  return (memberId) => chosen.get(memberId) ?? atFirst(kind)
}

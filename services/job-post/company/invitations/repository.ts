import { and, asc, desc, eq, inArray, lt, lte, notInArray, sql } from 'drizzle-orm'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import { hashOf, newLinkToken } from '@/services/shared/link-token'
import type { Role } from '@/validators/permissions'
import { invitations, invitationTokens } from '../../tables/invitations'

export type Invitation = typeof invitations.$inferSelect
export type InvitationKey = { readonly companyId: string; readonly id: string }
/** An invitation with its sender's name, null when the sender has no account any more. */
export type SentInvitation = Invitation & { readonly inviterName: string | null }

const isInvitation = ({ companyId, id }: InvitationKey) =>
  and(eq(invitations.companyId, companyId), eq(invitations.id, id))

const select = (db: Database) =>
  db
    .select({ invitation: invitations, inviterName: accounts.displayName })
    .from(invitations)
    .leftJoin(accounts, eq(accounts.uid, invitations.invitedBy))

const flat = ({ invitation, inviterName }: { invitation: Invitation; inviterName: string | null }) => ({
  ...invitation,
  inviterName,
})

export async function findInvitation(db: Database, key: InvitationKey): Promise<SentInvitation | null> {
  const [row] = await select(db).where(isInvitation(key))
  return row ? flat(row) : null
}

/** The invitation, locked until the transaction ends. */
export async function lockInvitation(tx: Database, key: InvitationKey): Promise<SentInvitation | null> {
  await tx.select({ id: invitations.id }).from(invitations).where(isInvitation(key)).for('update')
  return findInvitation(tx, key)
}

/** A company's invitations that were neither accepted nor revoked, newest first, after a position. */
export async function listInvitations(
  db: Database,
  companyId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<SentInvitation[]> {
  const rows = await select(db)
    .where(
      and(
        eq(invitations.companyId, companyId),
        inArray(invitations.state, ['pending', 'expired', 'declined']),
        after ? lt(invitations.id, after) : undefined,
      ),
    )
    .orderBy(desc(invitations.id))
    .limit(limit)
  return rows.map(flat)
}

export async function insertInvitation(tx: Database, values: typeof invitations.$inferInsert): Promise<void> {
  await tx.insert(invitations).values(values)
}

export async function updateInvitation(
  tx: Database,
  key: InvitationKey,
  changes: Partial<
    Pick<Invitation, 'state' | 'sending' | 'sentAt' | 'expiresAt' | 'invitedBy' | 'acceptedBy'>
  >,
): Promise<void> {
  await tx.update(invitations).set(changes).where(isInvitation(key))
}

const isOverdue = and(eq(invitations.state, 'pending'), lte(invitations.expiresAt, sql`now()`))

/** Expires a company's overdue pending invitations. */
export async function expireInvitations(tx: Database, companyId: string): Promise<void> {
  await tx
    .update(invitations)
    .set({ state: 'expired' })
    .where(and(isOverdue, eq(invitations.companyId, companyId)))
}

/** Expired pending invitations of every company, without those in `except`, the longest expired first. */
export async function listOverdue(
  db: Database,
  except: readonly string[],
  limit: number,
): Promise<InvitationKey[]> {
  return db
    .select({ companyId: invitations.companyId, id: invitations.id })
    .from(invitations)
    .where(and(isOverdue, notInArray(invitations.id, [...except])))
    .orderBy(asc(invitations.expiresAt))
    .limit(limit)
}

/** Expires an overdue pending invitation; false when it is no longer pending. */
export async function expireInvitation(tx: Database, key: InvitationKey): Promise<boolean> {
  const ended = await tx
    .update(invitations)
    .set({ state: 'expired' })
    .where(and(isInvitation(key), isOverdue))
    .returning({ id: invitations.id })
  return ended.length > 0
}

/** Makes a token (32 random bytes, base64url) for one mail of an invitation and keeps its hash. */
export async function createInvitationToken(
  db: Database,
  { companyId, id: invitationId }: InvitationKey,
  sending: number,
): Promise<string> {
  const token = newLinkToken()
  await db.insert(invitationTokens).values({ hash: hashOf(token), companyId, invitationId, sending })
  return token
}

/** The invitation that a link's token belongs to, and which of its mails contained it. */
export async function findByToken(
  db: Database,
  token: string,
): Promise<(InvitationKey & { readonly sending: number }) | null> {
  const [row] = await db
    .select()
    .from(invitationTokens)
    .where(eq(invitationTokens.hash, hashOf(token)))
  return row ? { companyId: row.companyId, id: row.invitationId, sending: row.sending } : null
}

/** Whether an invitation is open or, because its refusal may be taken back, could be open again. */
const mayOpen = inArray(invitations.state, ['pending', 'declined'])

/** Whether an address has an open invitation of a company. */
export async function hasOpenInvitation(
  db: Database,
  { companyId, email }: Pick<Invitation, 'companyId' | 'email'>,
): Promise<boolean> {
  const open = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, companyId),
        eq(invitations.email, email),
        eq(invitations.state, 'pending'),
      ),
    )
  return open.length > 0
}

/** Revokes every invitation of a company that is open or may be again. */
export async function revokeInvitations(tx: Database, companyId: string): Promise<void> {
  await tx
    .update(invitations)
    .set({ state: 'revoked' })
    .where(and(eq(invitations.companyId, companyId), mayOpen))
}

/**
 * Revokes the invitations one person sent that are open or may be again, except for roles they may still offer; answers
 * them as they were.
 */
export async function revokeInvitationsOf(
  tx: Database,
  { companyId, invitedBy }: { readonly companyId: string; readonly invitedBy: string },
  managed: readonly Role[],
): Promise<Pick<Invitation, 'id' | 'state'>[]> {
  const found = await tx
    .select({ id: invitations.id, state: invitations.state })
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, companyId),
        eq(invitations.invitedBy, invitedBy),
        mayOpen,
        notInArray(invitations.role, [...managed]),
      ),
    )
    .for('update')
  const ids = found.map(({ id }) => id)
  await tx
    .update(invitations)
    .set({ state: 'revoked' })
    .where(and(eq(invitations.companyId, companyId), inArray(invitations.id, ids)))
  return found
}

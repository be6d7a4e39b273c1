import { and, asc, desc, eq, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import { rolesWith } from '@/validators/permissions'
import type { Merchant } from '../../shapes/payment-terms'
import { members } from '../../tables/members'
import { savedCards } from '../../tables/saved-cards'

export type SavedCard = typeof savedCards.$inferSelect
export type SavedCardKey = Pick<SavedCard, 'companyId' | 'id'>

const isCard = ({ companyId, id }: SavedCardKey) =>
  and(eq(savedCards.companyId, companyId), eq(savedCards.id, id))

const payingRoles = rolesWith('billing.pay')

/** Whoever had it remembered still pays for the company: with them goes their card. */
const ownerPays = and(
  eq(members.companyId, savedCards.companyId),
  eq(members.uid, savedCards.createdBy),
  inArray(members.role, payingRoles),
)

const isOffered = and(isNotNull(savedCards.confirmedAt), isNull(savedCards.removedAt))

/** Stores that a card is going to be kept, before the provider is asked. */
export async function insertSavedCard(
  tx: Database,
  values: SavedCardKey & Pick<SavedCard, 'merchant' | 'createdBy'>,
): Promise<void> {
  await tx.insert(savedCards).values(values)
}

type Kept = {
  readonly customerId: string
  readonly brand: string
  readonly lastDigits: string
  readonly expirationMonth: number
  readonly expirationYear: number
}

/** Notes what the provider keeps. */
export async function keepSavedCard(db: Database, key: SavedCardKey, kept: Kept): Promise<void> {
  const { customerId, brand, lastDigits, expirationMonth, expirationYear } = kept
  await db
    .update(savedCards)
    .set({ customerId, brand, lastDigits, expirationMonth, expirationYear })
    .where(isCard(key))
}

/** Offers a card from now on, because a payment by it succeeded. */
export async function confirmSavedCard(tx: Database, key: SavedCardKey): Promise<void> {
  await tx
    .update(savedCards)
    .set({ confirmedAt: sql`now()` })
    .where(
      and(
        isCard(key),
        isNull(savedCards.confirmedAt),
        isNotNull(savedCards.customerId),
        isNotNull(savedCards.lastDigits),
      ),
    )
}

/** The company's cards that can be paid by, the newest first, with who had them remembered. */
export async function listSavedCards(db: Database, companyId: string) {
  return db
    .select({ card: savedCards, addedBy: accounts.displayName })
    .from(savedCards)
    .innerJoin(members, ownerPays)
    .innerJoin(accounts, eq(accounts.uid, savedCards.createdBy))
    .where(and(eq(savedCards.companyId, companyId), isOffered))
    .orderBy(desc(savedCards.id))
}

/** One of these cards, of a merchant. */
export async function findSavedCard(
  db: Database,
  key: SavedCardKey,
  merchant: Merchant,
): Promise<SavedCard | null> {
  const [row] = await db
    .select({ card: savedCards })
    .from(savedCards)
    .innerJoin(members, ownerPays)
    .where(and(isCard(key), eq(savedCards.merchant, merchant), isOffered))
  return row?.card ?? null
}

/** Takes a card out of the list; null where it is not in it. */
export async function markRemoved(tx: Database, key: SavedCardKey): Promise<SavedCard | null> {
  const [card] = await tx
    .update(savedCards)
    .set({ removedAt: sql`now()` })
    .where(and(isCard(key), isOffered))
    .returning()
  return card ?? null
}

export async function deleteSavedCard(db: Database, key: SavedCardKey): Promise<void> {
  await db.delete(savedCards).where(isCard(key))
}

/** The cards that a person had remembered, for the copy of their data. */
export async function listSavedCardsOf(db: Database, uid: string): Promise<SavedCard[]> {
  return db
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.createdBy, uid), isNotNull(savedCards.lastDigits)))
    .orderBy(asc(savedCards.id))
}

/**
 * Cards that the provider must not keep any longer, without those in `except`, the oldest first: removed ones, those of
 * people who do not pay for the company any more, and those whose payment never succeeded.
 */
export async function listCardsToForget(
  db: Database,
  except: readonly string[],
  limit: number,
): Promise<SavedCard[]> {
  const rows = await db
    .select({ card: savedCards })
    .from(savedCards)
    .leftJoin(members, ownerPays)
    .where(
      and(
        notInArray(savedCards.id, [...except]),
        or(
          isNotNull(savedCards.removedAt),
          isNull(members.uid),
          and(isNull(savedCards.confirmedAt), sql`${savedCards.createdAt} < now() - interval '1 day'`),
        ),
      ),
    )
    .orderBy(asc(savedCards.id))
    .limit(limit)
  return rows.map(({ card }) => card)
}

import { isDeepStrictEqual } from 'node:util'
import type { Static } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '@/services/shared/audit/audit'
import { decodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { notFound, Problem, validationFailed } from '@/services/shared/problem'
import { Uuid } from '@/services/shared/schema'
import { isPersonalKind } from '@/validators/company-kind'
import { type Company, findCompany, lockCompany } from '../../company/companies/repository'
import type { Doer } from '../../platform/access/actor'
import type { Scope } from '../../platform/access/scope'
import { type Buyer, headOffice } from '../../shapes/buyer'
import { recentPostsOf } from '../credits/recent-posts-repository'
import { findOrderable, listOnSale, listOrderable } from '../packages/repository'
import { isInReview } from '../payment-differences/repository'
import { amountsOf } from './amounts'
import { numberYear, orderNumber } from './order-number'
import {
  type Order,
  type OrderInput,
  type OrderMarks,
  type PurchaseOptions,
  presentBuyer,
  presentOrder,
} from './present'
import {
  type BuyingBranch,
  currentTaxRates,
  findBuyingBranch,
  insertOrder,
  listBuyingBranches,
  listMarks,
  listOrders,
  listOrdersOf,
  listUnpaid,
  nextNumber,
  type Order as StoredOrder,
  type Unpaid,
} from './repository'
import { merchantOf } from './sold'

/** What is frozen in an order, besides when and by whom it was made. */
const termNames = [
  'kind',
  'size',
  'validDays',
  'priceSatang',
  'vatSatang',
  'totalSatang',
  'withholdingSatang',
  'vatRate',
  'withholdingRate',
  'buyer',
] as const satisfies readonly (keyof StoredOrder)[]
type OrderTerms = Pick<StoredOrder, (typeof termNames)[number]>

/** For how many days an order can be paid at its price. */
export const payableDays = 7

const dayMs = 86_400_000

/** More branches than this are not offered as buyers. */
const mostBuyers = 100

async function companyOf(db: Database, { companyId }: Pick<Scope, 'companyId'>): Promise<Company> {
  const company = await findCompany(db, companyId)
  if (!company) throw notFound()
  return company
}

/** A branch buys under its company's name and number. */
const buyerOf = (company: Company, branch: BuyingBranch | null): Buyer => {
  const { addressLine: line, subdistrict, district, province, postcode } = branch ?? company
  return {
    name: company.name,
    taxId: company.juristicId,
    branchNumber: branch?.taxBranchNumber ?? headOffice,
    address: { line, subdistrict, district, province, postcode },
  }
}

/** What the member's company can buy now, with what it costs altogether, and the names it can buy in. */
export async function purchaseOptions(db: Database, scope: Scope): Promise<Static<typeof PurchaseOptions>> {
  const company = await companyOf(db, scope)
  const [rates, onSale, orderable, branches, recentPosts] = await Promise.all([
    currentTaxRates(db),
    listOnSale(db),
    listOrderable(db),
    listBuyingBranches(db, scope.companyId, mostBuyers),
    recentPostsOf(db, scope.companyId),
  ])
  const isJuristicPerson = !isPersonalKind(company.kind)
  const isOrderable = (packageId: string) => orderable.some(({ id }) => id === packageId)
  return {
    packages: orderable.map(({ id, kind, size, validDays, priceSatang }) => ({
      id,
      kind,
      size,
      validDays,
      merchant: merchantOf(kind),
      ...amountsOf(priceSatang, rates, isJuristicPerson),
    })),
    notYet: [...new Set(onSale.filter(({ id }) => !isOrderable(id)).map(({ kind }) => kind))],
    buyers: [null, ...branches].map((branch) => ({
      branchId: branch?.id ?? null,
      branchName: branch?.name ?? null,
      buyer: presentBuyer(buyerOf(company, branch)),
    })),
    vatRate: rates.vat,
    withholdingRate: rates.withholding,
    recentPosts,
  }
}

/**
 * Orders a package: price, taxes and buyer are those of this moment from now on. With `reuse` an unpaid order of the very
 * same is answered instead, if there is one; the company's lock keeps two requests at once from making two.
 */
export async function createOrder(
  tx: Database,
  { uid, requestId, scope }: Doer,
  { packageId, branchId, reuse = false }: Static<typeof OrderInput>,
): Promise<{ readonly order: Static<typeof Order>; readonly isNew: boolean }> {
  const { companyId } = scope
  // A closing cancels what is ordered before it; nothing is ordered after it.
  const company = await lockCompany(tx, companyId)
  if (!company || company.closedAt) throw new Problem(409, 'company_required')
  if (company.verification === 'suspended') throw new Problem(409, 'company_suspended')
  const bought = await findOrderable(tx, packageId)
  if (!bought) throw new Problem(409, 'package_not_for_sale')
  const branch = branchId === null ? null : await findBuyingBranch(tx, companyId, branchId)
  if (branchId !== null && !branch) {
    throw validationFailed([{ field: 'branchId', rule: 'required_select', params: {} }])
  }
  const now = new Date()
  const rates = await currentTaxRates(tx)
  const terms: OrderTerms = {
    kind: bought.kind,
    size: bought.size,
    validDays: bought.validDays,
    ...amountsOf(bought.priceSatang, rates, !isPersonalKind(company.kind)),
    vatRate: rates.vat,
    withholdingRate: rates.withholding,
    buyer: buyerOf(company, branch),
  }
  const same = reuse ? await findSame(tx, { companyId, packageId, uid }, terms) : null
  if (same) return { order: presentOrder(same), isNew: false }
  const year = numberYear(now)
  const order = await insertOrder(tx, {
    companyId,
    id: uuidv7(),
    number: orderNumber(year, await nextNumber(tx, year)),
    packageId,
    ...terms,
    createdBy: uid,
    payableUntil: new Date(now.getTime() + payableDays * dayMs),
  })
  await recordAudit(tx, {
    actorUid: uid,
    requestId,
    companyId,
    action: 'order.created',
    subjectType: 'order',
    subjectId: order.id,
    after: { number: order.number, kind: order.kind, size: order.size, totalSatang: order.totalSatang },
  })
  return { order: presentOrder(order), isNew: true }
}

/** The latest order that is still unpaid, was made on the same terms, and keeps nobody from paying it now. */
async function findSame(tx: Database, of: Unpaid, terms: OrderTerms): Promise<StoredOrder | null> {
  for (const order of await listUnpaid(tx, of)) {
    const isSame = termNames.every((name) => isDeepStrictEqual(order[name], terms[name]))
    // Money that may have been taken is looked at by staff first.
    if (isSame && !(await isInReview(tx, order.number))) return order
  }
  return null
}

/** One page of the company's orders, newest first. */
export async function pageOfOrders(
  db: Database,
  { companyId }: Scope,
  { cursor, limit }: PageQuery,
): Promise<Page<Static<typeof Order>>> {
  const after = decodeCursor(Uuid, cursor)
  const rows = await listOrders(db, companyId, { after, limit: limit + 1 })
  const { items, nextCursor } = toPage(rows, limit, ({ id }) => id)
  return { items: items.map(presentOrder), nextCursor }
}

/** The orders that a person made, for the copy of their data. */
export async function ordersOf(db: Database, uid: string) {
  return (await listOrdersOf(db, uid)).map(presentOrder)
}

/** A mark for each of these orders that exists: another one as soon as something became of it. */
export async function marksOf(db: Database, numbers: readonly string[]): Promise<Static<typeof OrderMarks>> {
  return { items: await listMarks(db, numbers) }
}

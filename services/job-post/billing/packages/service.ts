import type { Static } from '@fastify/type-provider-typebox'
import { recordAudits } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { filled } from '@/services/shared/problem'
import type { OpsPackage, PackageSaleInput } from './present'
import { listForStaff, listOnSale, lockOnSale, type StaffPackage, setOrderableFrom } from './repository'

/** The packages whose prices anybody can see now. */
export async function packagesOnSale(db: Database) {
  return { items: await listOnSale(db) }
}

type OpsPackages = { items: Static<typeof OpsPackage>[] }

/** The same, with the moment from which each can be ordered. */
export async function packagesForStaff(db: Database): Promise<OpsPackages> {
  return { items: (await listForStaff(db)).map(present) }
}

const present = ({ orderableFrom, ...shown }: StaffPackage): Static<typeof OpsPackage> => ({
  ...shown,
  orderableFrom: orderableFrom?.toISOString() ?? null,
})

/**
 * Opens the sale of a kind of package from a moment on, or closes it where there is none. What changes is audited for
 * each package. 422 without a reason.
 */
export async function changeSale(
  tx: Database,
  { uid: actorUid, requestId }: { readonly uid: string; readonly requestId: string },
  { kind, orderableFrom, reason: said }: Static<typeof PackageSaleInput>,
): Promise<OpsPackages> {
  const reason = filled('reason', said)
  const moment = orderableFrom === null ? null : new Date(orderableFrom)
  const before = (await lockOnSale(tx, kind)).filter(
    (one) => one.orderableFrom?.getTime() !== moment?.getTime(),
  )
  await setOrderableFrom(
    tx,
    before.map(({ id }) => id),
    moment,
  )
  await recordAudits(
    tx,
    before.map(({ id, orderableFrom: earlier }) => ({
      actorUid,
      requestId,
      action: moment === null ? 'package.sale_closed' : 'package.sale_opened',
      subjectType: 'package',
      subjectId: id,
      before: { orderableFrom: earlier },
      after: { orderableFrom: moment, reason },
    })),
  )
  return packagesForStaff(tx)
}

import 'server-only'
import { getMe } from '@/lib/accounts/data'
import { settled } from '@/lib/api/settled'
import { getPurchaseOptions } from '@/lib/orders/data'

/** Whether profile unlocks can be ordered now; undefined for a viewer who pays for no company. */
export async function areUnlocksOrderable(): Promise<boolean | undefined> {
  const me = await getMe()
  const mayPay = me !== null && 'member' in me && (me.member?.can.includes('billing.pay') ?? false)
  const options = mayPay ? await settled(getPurchaseOptions()) : null
  return options?.data.packages.some(({ kind }) => kind === 'profile_unlock')
}

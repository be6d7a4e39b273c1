import 'server-only'
import { answerOf } from '@/lib/api/answer'
import { publicJobPostApi, publicPartimApi } from '@/lib/api/client'
import { keepAnswer } from '@/lib/api/kept-answer'
import { log } from '@/lib/observability/log'
import { type PriceList, packageKinds, startingPrices } from '@/validators/price-list'
import type { WorkerCounts } from './worker-counts'

/** Seconds for which answers that are the same for everybody are cached. */
export const keptSeconds = 300

const keptPrices = keepAnswer(keptSeconds, async (): Promise<PriceList> => {
  const { items } = await answerOf(publicJobPostApi().GET('/v1/packages', {}))
  const offersOf = (kind: string) =>
    items.filter((item) => item.kind === kind).map(({ size, priceSatang }) => ({ size, satang: priceSatang }))
  return Object.fromEntries(packageKinds.map((kind) => [kind, offersOf(kind)])) as Record<
    (typeof packageKinds)[number],
    ReturnType<typeof offersOf>
  >
})

/** The current prices; while the job-post service is down, those the product was built with. */
export async function getPrices(): Promise<PriceList> {
  try {
    return await keptPrices()
  } catch (error) {
    log().warn({ err: error }, 'prices of the build are shown')
    return startingPrices
  }
}

/** How many workers can be found for each type of work, rounded down to tens. */
export const countWorkers = keepAnswer(keptSeconds, async (): Promise<WorkerCounts> => {
  const { items } = await answerOf(publicPartimApi().GET('/v1/work-types/counts', {}))
  return Object.fromEntries(items.map(({ workType, workers }) => [workType, workers]))
})

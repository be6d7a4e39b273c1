import type { Database } from '@/services/shared/database'
import { onPlane } from '@/services/shared/nearness'
import { withoutContactIn } from '@/services/shared/shown-words'
import { leastMonths } from '@/validators/experience-lengths'
import { bangkokToday } from '@/validators/rules'
import { workTypes } from '@/validators/work-types'
import { certificateBits, spokenBits, workTypeBits } from './bits'
import { codeKeys, wordKeys } from './keys'
import { deleteEntries, findFacts, type IndexedWorker, upsertEntries, type WorkerFacts } from './repository'
import { shownText } from './shown-text'
import { squareOf, tileOf, tilePrefix } from './tiles'

/** Workers at once: reading their texts takes time in which the transaction waits. */
const atOnce = 50

/**
 * Brings what the search keeps of some workers up to date, in the transaction that changed them: from then on they are found
 * by what they say now, and not at all when they hide. Jobs they are in count up to `today`, YYYY-MM-DD.
 */
export async function indexWorkers(
  tx: Database,
  workerIds: readonly string[],
  today = bangkokToday(),
): Promise<void> {
  for (let start = 0; start < workerIds.length; start += atOnce) {
    await indexSome(tx, workerIds.slice(start, start + atOnce), today)
  }
}

async function indexSome(tx: Database, workerIds: readonly string[], today: string): Promise<void> {
  const facts = await findFacts(tx, workerIds, today)
  const found = new Set(facts.map(({ workerId }) => workerId))
  await deleteEntries(
    tx,
    workerIds.filter((id) => !found.has(id)),
  )
  await upsertEntries(
    tx,
    facts.map((worker) => indexedWorker(worker, today)),
  )
}

/** The middle of the cell of 0.005° that a home lies in, on the plane; like `resumes.place`. */
export function cellOf({ lat, lng }: { readonly lat: number; readonly lng: number }) {
  return onPlane({ lat: Math.round(lat * 200) / 200, lng: Math.round(lng * 200) / 200 })
}

function indexedWorker(worker: WorkerFacts, today: string): IndexedWorker {
  const place = cellOf(worker)
  const tile = tileOf(place)
  const { minHourlyPay: hourlyPay, minDailyPay: dailyPay, minNightlyPay: nightlyPay } = worker
  const entry = {
    workerId: worker.workerId,
    place: `(${place.x},${place.y})`,
    tile,
    square: squareOf(place),
    workTypes: workTypeBits(worker.workTypes),
    freeParts: worker.freeParts,
    freeDates: worker.dates.filter(({ isFree }) => isFree).map(({ date }) => date),
    busyDates: worker.dates.filter(({ isFree }) => !isFree).map(({ date }) => date),
    languages: spokenBits(worker.languages),
    certificates: certificateBits(worker.certificates),
    hourlyPay,
    dailyPay,
    nightlyPay,
    months: monthsByType(worker, today),
    birthDate: worker.birthDate,
    isVerified: worker.identityVerifiedAt !== null,
    hasVideo: worker.hasVideo,
    listedAt: worker.changedAt,
  }
  const keys = [...codeKeys({ ...entry, skills: worker.skills }), ...wordKeys(shownText(worker))]
  const { words: shown } = withoutContactIn(worker)
  return { entry, shown, keys: [...new Set(keys)].map((key) => tilePrefix(tile) + key) }
}

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** Months in each type of work: those of the jobs they list, or what they say in total where that is more. */
function monthsByType({ experiences, lengthsOfExperience }: WorkerFacts, today: string): number[] {
  return workTypes.map((type) => {
    const worked = experiences
      .filter(({ workType }) => workType === type)
      .reduce((sum, { startedOn, endedOn }) => sum + monthOf(endedOn ?? today) - monthOf(startedOn), 0)
    const said = lengthsOfExperience.find(({ workType }) => workType === type)
    return Math.min(600, Math.max(0, worked, said ? leastMonths[said.length] : 0))
  })
}

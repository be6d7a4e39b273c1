import { searchRadius, type WorkerFilter } from '@/validators/worker-search'
import type { Total, WorkerSearch } from './wanted'

type Loosened = { readonly filter: WorkerFilter | 'radius'; readonly search: WorkerSearch }

/** A search without each of its filters, and with a wider radius. */
function loosened(search: WorkerSearch): Loosened[] {
  const without: Readonly<Record<WorkerFilter, Partial<WorkerSearch> | false>> = {
    workTypes: search.workTypes.length > 0 && { workTypes: [] },
    free: search.slots.length > 0 && { slots: [] },
    pay: search.pay !== null && { pay: null },
    experience: search.experienceMonths > 0 && { experienceMonths: 0 },
    languages: search.languages.length > 0 && { languages: [] },
    certificates: search.certificates.length > 0 && { certificates: [] },
    skills: search.skills.length > 0 && { skills: [] },
    verified: search.isVerified && { isVerified: false },
    hasVideo: search.hasVideo && { hasVideo: false },
    workedForUs: search.workedForUs && { workedForUs: false },
    favourites: search.isFavourite && { isFavourite: false },
    q: search.q !== '' && { q: '' },
  }
  const filters = Object.entries(without).flatMap(([filter, change]) =>
    change ? [{ filter: filter as WorkerFilter, search: { ...search, ...change } }] : [],
  )
  const wider = Math.min(searchRadius.most, search.radiusKm * 2)
  return wider > search.radiusKm
    ? [...filters, { filter: 'radius', search: { ...search, radiusKm: wider } }]
    : filters
}

/** What to loosen of a search that finds few, and whom that would bring: the most first, what brings nobody not at all. */
export async function relaxationsOf(search: WorkerSearch, totalOf: (search: WorkerSearch) => Promise<Total>) {
  const [own, ...totals] = await Promise.all([
    totalOf(search),
    ...loosened(search).map(async ({ filter, search: wider }) => ({
      filter,
      radiusKm: filter === 'radius' ? wider.radiusKm : null,
      total: await totalOf(wider),
    })),
  ])
  return totals
    .filter(({ total }) => total.count > own.count)
    .sort((one, other) => other.total.count - one.total.count)
    .map(({ filter, radiusKm, total }) => ({
      filter,
      radiusKm,
      workers: total.count,
      isExact: total.isExact,
    }))
}

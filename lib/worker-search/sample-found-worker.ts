import type { FoundWorker, FoundWorkers } from './worker-search'

/** Somebody whom a search finds, for tests; no reasons, and optional facts are empty. */
export const sampleFoundWorker: FoundWorker = {
  id: '0190a5c2-0000-7000-8000-000000000001',
  displayName: 'มาลี',
  ageBand: 'adult',
  age: null,
  workTypes: ['waiter'],
  district: 'ปทุมวัน',
  province: 'กรุงเทพมหานคร',
  distanceKm: 1.2,
  isFromDistrict: false,
  cell: { lat: 13.74, lng: 100.53 },
  hourlyPay: null,
  dailyPay: 55_000,
  nightlyPay: null,
  experienceYears: 2,
  languages: [],
  headline: '',
  isVerified: true,
  hasVideo: false,
  photoUrl: null,
  isFavourite: false,
  isContactOpen: false,
  score: 90,
  reasons: [],
}

/** A page of those whom a search finds, for tests; the last one unless there is a cursor. */
export const samplePage = (
  items: readonly FoundWorker[],
  nextCursor: string | null = null,
): FoundWorkers => ({
  items: [...items],
  nextCursor,
  total: { count: items.length, isExact: true },
  near: { lat: 13.74, lng: 100.53, radiusKm: 10 },
  isLoose: false,
  relaxations: [],
})

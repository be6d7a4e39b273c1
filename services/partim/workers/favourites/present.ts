import { type Static, Type } from '@fastify/type-provider-typebox'
import { Instant, Named, Uuid } from '@/services/shared/schema'
import { WorkerCard } from '../workers/card'
import { maskedWorker } from '../workers/masking'
import type { FavouriteRow } from './repository'

export const FavouriteMark = Named('FavouriteMark', Type.Object({ workerId: Uuid, at: Instant }))

export const Favourite = Named(
  'Favourite',
  Type.Object({
    worker: WorkerCard,
    isHidden: Type.Boolean({
      description:
        'they hide their resume now, from all or from this company, or are leaving: nothing is shown but the name',
    }),
    at: Instant,
    groupIds: Type.Array(Uuid),
  }),
)

/** The resume fields of a hidden worker: all empty. */
const nothing = {
  birthDate: null,
  workTypes: [],
  district: '',
  province: '',
  minDailyPay: null,
  experienceYears: 0,
  languages: [],
  headline: '',
  photoUrl: null,
}

/** A favourite, masked; of a worker who hides their resume only the name is shown, which the company knew before. */
export function presentFavourite(row: FavouriteRow, today: string): Static<typeof Favourite> {
  const { isHidden, at, groupIds, ...worker } = row
  const shown = isHidden ? { ...worker, ...nothing } : worker
  return {
    worker: maskedWorker({ ...shown, distanceKm: null }, today),
    isHidden,
    at: at.toISOString(),
    groupIds,
  }
}

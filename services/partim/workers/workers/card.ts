import { Type } from '@fastify/type-provider-typebox'
import { Named, nullable, Satang, Uuid, WorkTypeCode } from '@/services/shared/schema'
import { LanguageSkill } from '../../shapes/language-skill'

export const isFromDistrict = Type.Boolean({
  description: 'true: they say no more than their district, and a distance is that of its centre',
})

/** What an employer sees of a worker in a list, masked (masking.ts). */
export const workerCard = {
  id: Uuid,
  displayName: Type.String({ description: 'given name and initial of the family name' }),
  age: nullable(Type.Integer()),
  workTypes: Type.Array(WorkTypeCode),
  district: Type.String(),
  province: Type.String(),
  distanceKm: nullable(
    Type.Number({
      description: 'from the middle of a 550 m cell around the home, or around the centre of its district',
    }),
  ),
  isFromDistrict,
  minDailyPay: nullable(Satang),
  experienceYears: Type.Integer(),
  languages: Type.Array(LanguageSkill),
  headline: Type.String({ description: 'without contact details' }),
  photoUrl: nullable(Type.String({ description: 'null unless they allow it in lists' })),
}

/** Said on a worker's page, beside what the card says. */
export const isVerified = Type.Boolean({ description: 'documents proved who they are' })

export const WorkerCard = Named('WorkerCard', Type.Object(workerCard))

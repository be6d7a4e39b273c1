import { Type } from '@fastify/type-provider-typebox'
import { nullable, OneOf, Satang, Uuid } from '@/services/shared/schema'
import { workTypes } from '@/validators/work-types'
import { LanguageSkill } from '../resumes/language-skill'

/** What an employer sees of a worker in a list, masked (masking.ts). */
export const workerCard = {
  id: Uuid,
  displayName: Type.String({ description: 'given name and initial of the family name' }),
  age: nullable(Type.Integer()),
  workTypes: Type.Array(OneOf(workTypes)),
  district: Type.String(),
  province: Type.String(),
  distanceKm: nullable(Type.Number({ description: 'from the middle of a 550 m cell around the home' })),
  minDailyPay: nullable(Satang),
  experienceYears: Type.Integer(),
  languages: Type.Array(LanguageSkill),
  headline: Type.String({ description: 'without contact details' }),
}

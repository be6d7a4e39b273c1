import { type Static, Type } from '@fastify/type-provider-typebox'
import { OneOf, Uuid } from '@/services/shared/schema'
import { questionKinds } from '@/validators/job-post-terms'
import { languageCodes, languageLevels } from '@/validators/languages'
import { workTypes } from '@/validators/work-types'

const Language = Type.Object({
  code: OneOf(languageCodes),
  level: OneOf(languageLevels),
})

const facts = {
  displayName: Type.String(),
  givenName: Type.String(),
  familyName: Type.String(),
  phone: Type.String(),
  workTypes: Type.Array(OneOf(workTypes)),
  experienceYears: Type.Integer(),
  languages: Type.Array(Language),
  headline: Type.String(),
  district: Type.String(),
  province: Type.String(),
}

/** A worker as the company they applied to sees them: their resume and number when they applied. */
export const Applicant = Type.Object({
  ...facts,
  age: Type.Integer({ description: 'years, when they applied' }),
})
export type Applicant = Static<typeof Applicant>

/** What the partim service says about the worker who asks. */
export const OwnWorker = Type.Object({
  ...facts,
  id: Uuid,
  birthDate: Type.Union([Type.String({ format: 'date' }), Type.Null()]),
})
export type OwnWorker = Static<typeof OwnWorker>

/** An answer beside the question as it was asked. */
export const GivenAnswer = Type.Object({
  questionId: Type.String(),
  kind: OneOf(questionKinds),
  question: Type.String(),
  answer: Type.String({ description: 'yes_no: yes or no' }),
  isWanted: Type.Boolean({ description: 'false where the post wanted another answer' }),
})
export type GivenAnswer = Static<typeof GivenAnswer>

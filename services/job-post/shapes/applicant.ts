import { type Static, Type } from '@fastify/type-provider-typebox'
import { Named, nullable, OneOf, Uuid, WorkTypeCode } from '@/services/shared/schema'
import { withoutContactIn } from '@/services/shared/shown-words'
import type { ContactBar } from '@/validators/applicant-contact'
import { removedContact } from '@/validators/contact-details'
import { asksForContact } from '@/validators/contact-questions'
import { questionKinds } from '@/validators/job-post-terms'
import { languageCodes, languageLevels } from '@/validators/languages'
import { maskedName } from '@/validators/masked-name'

const Language = Named(
  'Language',
  Type.Object({
    code: OneOf(languageCodes),
    level: OneOf(languageLevels),
  }),
)

const facts = {
  displayName: Type.String(),
  givenName: Type.String(),
  familyName: Type.String(),
  phone: Type.String(),
  workTypes: Type.Array(WorkTypeCode),
  experienceYears: Type.Integer(),
  languages: Type.Array(Language),
  headline: Type.String(),
  district: Type.String(),
  province: Type.String(),
}

/** A worker as the company sees them: their resume and phone number at the time of the application. */
export const Applicant = Named(
  'Applicant',
  Type.Object({
    ...facts,
    age: Type.Integer({ description: 'years, when they applied' }),
  }),
)
export type Applicant = Static<typeof Applicant>

/** The parts of an applicant's name as they are stored; null after their account was removed. */
export type StoredName = {
  readonly [Part in 'displayName' | 'givenName' | 'familyName']: Applicant[Part] | null
}

/**
 * An applicant's name as a company reads it: with an initial where something bars it from their contact details, and null
 * after the account was removed.
 */
export function shownName(stored: StoredName | null, bar: ContactBar | null): string | null {
  if (!stored || stored.givenName === null) return null
  return bar === null ? stored.displayName : maskedName(stored.givenName, stored.familyName ?? '')
}

/** The same as the company reads it: without contact details where something bars it from them. */
export const ShownApplicant = Named(
  'ShownApplicant',
  Type.Object({
    ...facts,
    age: Type.Integer({ description: 'years, when they applied' }),
    phone: nullable(Type.String({ description: 'null where it is barred from the contact' })),
    familyName: nullable(Type.String({ description: 'null where it is barred from the contact' })),
  }),
)

/** The partim service's answer about the calling worker. */
export const OwnWorker = Type.Object({
  ...facts,
  id: Uuid,
  /** Missing where a service of an earlier version answers: as if unproven. */
  emailVerified: Type.Optional(Type.Boolean()),
  birthDate: Type.Union([Type.String({ format: 'date' }), Type.Null()]),
})
export type OwnWorker = Static<typeof OwnWorker>

/** An answer with its question as asked. */
export const GivenAnswer = Named(
  'GivenAnswer',
  Type.Object({
    questionId: Type.String(),
    kind: OneOf(questionKinds),
    question: Type.String(),
    answer: Type.String({ description: 'yes_no: yes or no' }),
    isWanted: Type.Boolean({ description: 'false where the post wanted another answer' }),
  }),
)
export type GivenAnswer = Static<typeof GivenAnswer>

/** A free-text answer to a question that asks for contact details. */
const isWayToReach = ({ kind, question, answer }: GivenAnswer) =>
  kind === 'text' && answer !== '' && asksForContact(question)

type Sent = { readonly worker: Applicant | null; readonly answers: readonly GivenAnswer[] }
type Shown = { readonly worker: Static<typeof ShownApplicant> | null; readonly answers: GivenAnswer[] }

/**
 * An applicant without contact details. Their texts are searched together, in reading order, because a phone number may
 * be split over two of them. An answer to a question that asks for contact details is removed completely.
 */
export function withoutContact({ worker, answers }: Sent): Shown {
  const { givenName = '', familyName = '', headline = '', district = '', province = '' } = worker ?? {}
  const own = { givenName, headline, district, province }
  const { words, more: said } = withoutContactIn(
    own,
    answers.map(({ answer }) => answer),
  )
  return {
    worker: worker && {
      ...worker,
      ...words,
      displayName: maskedName(words.givenName, familyName),
      familyName: null,
      phone: null,
    },
    answers: answers.map((one, index) => ({
      ...one,
      answer: isWayToReach(one) ? removedContact : (said[index] ?? ''),
    })),
  }
}

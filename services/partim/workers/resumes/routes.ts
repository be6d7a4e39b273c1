import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import type { Database } from '@/services/shared/database'
import {
  Body,
  Instant,
  Named,
  nullable,
  OneOf,
  Satang,
  Typed,
  Uuid,
  WorkTypeCode,
} from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { expectedVersion, sendVersioned } from '@/services/shared/version'
import { avoids } from '@/validators/avoids'
import { resumeSchema } from '@/validators/resume'
import { resumeVisibilities } from '@/validators/resume-visibilities'
import { skills } from '@/validators/skills'
import { LanguageSkill } from '../../shapes/language-skill'
import { LengthOfExperience } from '../../shapes/length-of-experience'
import { resumeParts } from '../../shapes/resume-parts'
import { changeOwnResume, readOwnResume } from './service'

const listOf = <T extends Parameters<typeof Type.Array>[0]>(item: T) => Type.Array(item, { maxItems: 200 })
const answer = <T extends Parameters<typeof Type.Optional>[0]>(schema: T) => Type.Optional(schema)

const ResumeInput = Body({
  headline: answer(Typed()),
  about: answer(Typed(10_000)),
  workTypes: answer(listOf(WorkTypeCode)),
  lengthsOfExperience: answer(listOf(LengthOfExperience)),
  workExperiences: answer(
    listOf(
      Body({
        workType: Type.Optional(nullable(WorkTypeCode)),
        title: Type.Optional(Typed()),
        workplace: Typed(),
        startedOn: Typed(),
        endedOn: Type.Optional(nullable(Typed())),
      }),
    ),
  ),
  skills: answer(listOf(OneOf(skills))),
  languages: answer(listOf(LanguageSkill)),
  education: answer(Typed()),
  province: answer(Typed()),
  district: answer(Typed()),
  lat: answer(Typed()),
  lng: answer(Typed()),
  radiusKm: answer(Type.Integer()),
  freeParts: answer(Type.Integer()),
  dates: answer(listOf(Body({ date: Typed(), isFree: Type.Boolean() }))),
  minHourlyPay: answer(nullable(Satang)),
  minDailyPay: answer(nullable(Satang)),
  minNightlyPay: answer(nullable(Satang)),
  avoids: answer(listOf(OneOf(avoids))),
  visibility: answer(OneOf(resumeVisibilities)),
  photoInLists: answer(Type.Boolean()),
  hideFromWorkplaces: answer(Type.Boolean()),
})

const Resume = Named(
  'Resume',
  Type.Object({
    id: Uuid,
    headline: Type.String(),
    about: Type.String(),
    workTypes: Type.Array(WorkTypeCode),
    lengthsOfExperience: Type.Array(LengthOfExperience),
    languages: Type.Array(LanguageSkill),
    education: Type.String(),
    experienceYears: Type.Integer(),
    province: Type.String(),
    district: Type.String(),
    lat: nullable(Type.Number()),
    lng: nullable(Type.Number()),
    radiusKm: Type.Integer(),
    ...resumeParts,
    minHourlyPay: nullable(Satang),
    minDailyPay: nullable(Satang),
    minNightlyPay: nullable(Satang),
    visibility: OneOf(resumeVisibilities),
    isUnused: Type.Boolean({
      description:
        'nobody finds me because I did not use my account for a year, until I say that I still look for work',
    }),
    photoInLists: Type.Boolean(),
    hideFromWorkplaces: Type.Boolean(),
    isBirthDateKnown: Type.Boolean(),
    mayBeOpen: Type.Boolean({ description: 'true for somebody known to be 18 or older' }),
    updatedAt: Instant,
    version: Type.Integer(),
  }),
)

/** Operations with which workers keep their own resume. */
export function resumeRoutes(app: ServiceApp, db: Database): void {
  app.get(
    '/v1/resumes/me',
    {
      config: { access: 'registered' },
      schema: { operationId: 'getOwnResume', summary: 'My own resume', response: { 200: Resume } },
    },
    async (request, reply) => sendVersioned(reply, await readOwnResume(db, callerOf(request).uid)),
  )
  app.patch(
    '/v1/resumes/me',
    {
      config: { access: 'registered', rules: resumeSchema },
      schema: {
        operationId: 'changeOwnResume',
        summary: 'Change answers of my own resume; what is left out stays as it is',
        body: ResumeInput,
        response: { 200: Resume },
      },
    },
    async (request, reply) => {
      const edit = { uid: callerOf(request).uid, requestId: request.id, version: expectedVersion(request) }
      return sendVersioned(reply, await changeOwnResume(db, edit, request.body))
    },
  )
}

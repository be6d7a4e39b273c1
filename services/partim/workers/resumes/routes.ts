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
import { resumeSchema } from '@/validators/resume'
import { resumeVisibilities } from '@/validators/resume-visibilities'
import { LanguageSkill } from '../../shapes/language-skill'
import { changeOwnResume, readOwnResume } from './service'

const WorkTypes = Type.Array(WorkTypeCode, { maxItems: 100 })
const Days = Type.Array(Type.Integer({ description: 'Sunday = 0' }), { maxItems: 100 })

const ResumeInput = Body({
  headline: Type.Optional(Typed()),
  about: Type.Optional(Typed(10_000)),
  workTypes: WorkTypes,
  province: Typed(),
  district: Typed(),
  lat: Type.Optional(Typed()),
  lng: Type.Optional(Typed()),
  minDailyPay: Type.Optional(nullable(Satang)),
  days: Type.Optional(Days),
  visibility: OneOf(resumeVisibilities),
})

const Resume = Named(
  'Resume',
  Type.Object({
    id: Uuid,
    headline: Type.String(),
    about: Type.String(),
    workTypes: WorkTypes,
    province: Type.String(),
    district: Type.String(),
    lat: nullable(Type.Number()),
    lng: nullable(Type.Number()),
    minDailyPay: nullable(Satang),
    days: Days,
    experienceYears: Type.Integer(),
    languages: Type.Array(LanguageSkill),
    education: Type.String(),
    visibility: OneOf(resumeVisibilities),
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
  app.put(
    '/v1/resumes/me',
    {
      config: { access: 'registered', rules: resumeSchema },
      schema: {
        operationId: 'changeOwnResume',
        summary: 'Change my own resume',
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

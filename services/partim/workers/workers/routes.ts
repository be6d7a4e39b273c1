import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import { decodeCursor, pageOf, pageQuery } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import {
  Body,
  Named,
  nullable,
  OneOf,
  Satang,
  Typed,
  Uuid,
  UuidList,
  WorkTypeCode,
} from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { birthDateSchema } from '@/validators/birth-date'
import { certificateKinds } from '@/validators/certificate-kinds'
import { firstAnswersSchema } from '@/validators/first-answers'
import { resumeVisibilities } from '@/validators/resume-visibilities'
import { actorOf } from '../../platform/members/access'
import { LanguageSkill } from '../../shapes/language-skill'
import { LengthOfExperience } from '../../shapes/length-of-experience'
import { resumeParts } from '../../shapes/resume-parts'
import { isVerified, WorkerCard, workerCard } from './card'
import {
  changeBirthDate,
  completeOwnWorker,
  countWorkers,
  findable,
  namesOf,
  previewOwn,
  readOwnWorker,
  readWorker,
  searchWorkers,
} from './service'

const Day = Type.String({ format: 'date' })

const profile = {
  ...workerCard,
  isVerified,
  about: nullable(Type.String({ description: 'null when visibility is limited' })),
  education: Type.String(),
  radiusKm: Type.Integer(),
  minHourlyPay: nullable(Satang),
  minNightlyPay: nullable(Satang),
  lengthsOfExperience: Type.Array(LengthOfExperience),
  ...resumeParts,
  certificates: Type.Array(OneOf(certificateKinds), {
    description: 'kinds of which there is one; the files are for companies that unlocked the worker',
  }),
}

const Profile = Named('WorkerProfile', Type.Object(profile))

const UnlockedProfile = Named(
  'UnlockedWorkerProfile',
  Type.Object({
    ...profile,
    displayName: Type.String({ description: 'the whole name' }),
    phone: Type.String(),
    photoUrl: nullable(Type.String()),
  }),
)

const OwnWorker = Named(
  'OwnWorker',
  Type.Object({
    id: Uuid,
    displayName: Type.String({ description: 'the whole name' }),
    givenName: Type.String(),
    familyName: Type.String(),
    phone: Type.String(),
    emailVerified: Type.Boolean({ description: 'whether the address of the account is proven to be theirs' }),
    birthDate: nullable(Day),
    workTypes: Type.Array(WorkTypeCode),
    experienceYears: Type.Integer(),
    languages: Type.Array(LanguageSkill),
    headline: Type.String(),
    district: Type.String(),
    province: Type.String(),
  }),
)

const SomeWorkers = UuidList(100, 'ids, a hundred at most, separated by commas')

const Position = Type.Object({ distance: Type.Number(), id: Uuid }, { additionalProperties: false })

const WorkTypeCounts = Type.Object({
  items: Type.Array(
    Type.Object({
      workType: WorkTypeCode,
      workers: Type.Integer({ description: 'findable workers, rounded down to tens' }),
    }),
  ),
})

/** Operations with which employers find workers, and public counts of workers. */
export function workerRoutes(app: ServiceApp, db: Database): void {
  app.get(
    '/v1/work-types/counts',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'countWorkersByType',
        summary: 'How many workers can be found for each type of work; nothing about anybody',
        response: { 200: WorkTypeCounts },
      },
    },
    async (request) => ({ items: await countWorkers(await request.reads()) }),
  )
  app.get(
    '/v1/workers',
    {
      config: { access: 'member', showsWorkers: true },
      schema: {
        operationId: 'searchWorkers',
        summary: 'Workers around a place, nearest first',
        querystring: Type.Object({
          lat: Type.Number({ minimum: -90, maximum: 90 }),
          lng: Type.Number({ minimum: -180, maximum: 180 }),
          radiusKm: Type.Number({ minimum: 0.5, maximum: 100, default: 20 }),
          workType: Type.Optional(WorkTypeCode),
          ...pageQuery,
        }),
        response: { 200: pageOf(WorkerCard) },
      },
    },
    async (request) => {
      const { lat, lng, cursor, ...search } = request.query
      return searchWorkers(db, await request.reads(), actorOf(request), {
        ...search,
        near: { lat, lng },
        after: decodeCursor(Position, cursor),
      })
    },
  )
  app.get(
    '/v1/workers/me',
    {
      config: { access: 'registered' },
      schema: {
        operationId: 'getOwnWorker',
        summary: 'What a company I apply to is given of me',
        response: { 200: OwnWorker },
      },
    },
    async (request) => readOwnWorker(db, callerOf(request).uid),
  )
  app.put(
    '/v1/workers/me/birth-date',
    {
      config: { access: 'registered', rules: birthDateSchema },
      schema: {
        operationId: 'changeBirthDate',
        summary: 'When I was born: asked once, given to nobody; companies learn my age',
        body: Body({ birthDate: Typed() }),
        response: { 200: OwnWorker },
      },
    },
    async (request) => {
      const { uid } = callerOf(request)
      return changeBirthDate(db, { uid, requestId: request.id, birthDate: request.body.birthDate })
    },
  )
  app.patch(
    '/v1/workers/me',
    {
      config: { access: 'registered', rules: firstAnswersSchema },
      schema: {
        operationId: 'completeOwnWorker',
        summary: 'What I say of myself when I apply, where nothing is known yet; what I said before stays',
        body: Body({
          birthDate: Type.Optional(Typed()),
          province: Type.Optional(Typed()),
          district: Type.Optional(Typed()),
          headline: Type.Optional(Typed()),
          workType: Type.Optional(WorkTypeCode),
        }),
        response: { 200: OwnWorker },
      },
    },
    async (request) => {
      const { uid } = callerOf(request)
      return completeOwnWorker(db, { uid, requestId: request.id }, request.body)
    },
  )
  app.get(
    '/v1/resumes/me/preview',
    {
      config: { access: 'registered' },
      schema: {
        operationId: 'previewOwnResume',
        summary: 'My resume as companies read it, before and after they may reach me',
        response: {
          200: Type.Object({
            visibility: OneOf(resumeVisibilities),
            masked: Profile,
            unlocked: UnlockedProfile,
          }),
        },
      },
    },
    async (request) => previewOwn(db, callerOf(request).uid),
  )
  app.get(
    '/v1/workers/:workerId',
    {
      config: { access: 'member', showsWorkers: true },
      schema: {
        operationId: 'getWorker',
        summary: 'One worker, masked',
        params: Type.Object({ workerId: Uuid }),
        response: { 200: Profile },
      },
    },
    async (request) => readWorker(db, actorOf(request), request.params.workerId),
  )
  app.get(
    '/v1/workers/findable',
    {
      config: { access: 'member', showsWorkers: true },
      schema: {
        operationId: 'listFindableWorkers',
        summary: 'Which of some workers let themselves be found, and nothing about them',
        querystring: Type.Object({ workerIds: SomeWorkers }),
        response: { 200: Type.Object({ workerIds: Type.Array(Uuid) }) },
      },
    },
    async (request) => ({
      workerIds: await findable(db, actorOf(request), request.query.workerIds.split(',')),
    }),
  )
  app.get(
    '/v1/workers/names',
    {
      config: { access: 'member', showsWorkers: true },
      schema: {
        operationId: 'nameWorkers',
        summary:
          'The masked names of some workers who can be found, or are favourites; for lists that know ids',
        querystring: Type.Object({ workerIds: SomeWorkers }),
        response: {
          200: Type.Object({ items: Type.Array(Type.Object({ id: Uuid, displayName: Type.String() })) }),
        },
      },
    },
    async (request) => ({
      items: await namesOf(db, actorOf(request), request.query.workerIds.split(',')),
    }),
  )
}

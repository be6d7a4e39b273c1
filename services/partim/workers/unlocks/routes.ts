import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import type { Database } from '@/services/shared/database'
import { Instant, nullable, OneOf, Uuid, UuidList } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { unlockReportStates, unlockStates } from '@/validators/states/unlock'
import { actorOf } from '../../platform/members/access'
import {
  contactAccess,
  decideReport,
  objectTo,
  openReports,
  ownUnlocks,
  reportNumber,
  unlockMarks,
} from './contact'
import { ContactAccess, OwnUnlock, ProfileUnlock, ReportDecision, UnlockReport } from './present'
import { type UnlockParts, unlockWorker } from './service'

const ofUnlockers = { access: 'member', permission: 'workers.unlock' } as const
const unlockParams = Type.Object({ unlockId: Uuid })
const workerParams = Type.Object({ workerId: Uuid })

/** Unlocking profiles: by companies, whom workers see and may object to, and whose reports staff decide about. */
export function unlockRoutes(app: ServiceApp, parts: UnlockParts): void {
  const { db } = parts
  app.put(
    '/v1/workers/:workerId/unlock',
    {
      config: { ...ofUnlockers, showsWorkers: true },
      schema: {
        operationId: 'unlockWorker',
        summary:
          'Opens the contact of a worker to the company for one profile credit, once however often it is asked',
        params: workerParams,
        response: { 200: ContactAccess },
      },
    },
    async (request) => {
      const actor = actorOf(request)
      const { workerId } = request.params
      const { creditsLeft } = await unlockWorker(parts, actor, workerId)
      return { ...(await contactAccess(db, actor, workerId)), creditsLeft }
    },
  )

  app.get(
    '/v1/unlocks/marks',
    {
      config: { access: 'member', showsWorkers: true },
      schema: {
        operationId: 'listUnlockMarks',
        summary: 'Which of some workers the company has unlocked, and until when; a hundred at most',
        querystring: Type.Object({ workerIds: UuidList(100, 'ids, a hundred at most, separated by commas') }),
        response: {
          200: Type.Object({ items: Type.Array(Type.Object({ workerId: Uuid, until: Instant })) }),
        },
      },
    },
    async (request) => ({
      items: await unlockMarks(db, actorOf(request), request.query.workerIds.split(',')),
    }),
  )

  app.put(
    '/v1/unlocks/:unlockId/report',
    {
      config: ofUnlockers,
      schema: {
        operationId: 'reportUnlockedNumber',
        summary: 'Reports that the number of an unlocked worker does not exist; staff check it',
        params: unlockParams,
        response: { 200: nullable(ProfileUnlock) },
      },
    },
    async (request) => reportNumber(db, actorOf(request), request.params.unlockId),
  )

  app.get(
    '/v1/my/unlocks',
    {
      config: { access: 'registered' },
      schema: {
        operationId: 'listOwnUnlocks',
        summary: 'Every company that unlocked my profile, newest first',
        response: { 200: Type.Object({ items: Type.Array(OwnUnlock) }) },
      },
    },
    async (request) => ({ items: await ownUnlocks(db, callerOf(request).uid) }),
  )

  app.put(
    '/v1/my/unlocks/:unlockId/objection',
    {
      config: { access: 'registered' },
      schema: {
        operationId: 'objectToUnlock',
        summary: 'I object: the company reads no contact of mine from now on, and cannot unlock me again',
        params: unlockParams,
        response: { 200: OwnUnlock },
      },
    },
    async (request) => {
      const cause = { uid: callerOf(request).uid, requestId: request.id }
      return objectTo(db, cause, request.params.unlockId)
    },
  )

  reportRoutes(app, db)
}

/** What staff decide about numbers that are reported not to exist. */
function reportRoutes(app: ServiceApp, db: Database): void {
  app.get(
    '/v1/ops/unlock-reports',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'listUnlockReports',
        summary: 'Numbers that companies report not to exist, the longest waiting first',
        response: { 200: Type.Object({ items: Type.Array(UnlockReport) }) },
      },
    },
    async () => ({ items: await openReports(db) }),
  )

  app.post(
    '/v1/ops/unlock-reports/:unlockId/decision',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'decideUnlockReport',
        summary: 'accept: the number does not exist, and the credit goes back; decline: it does',
        params: unlockParams,
        body: ReportDecision,
        response: {
          200: Type.Object({ unlockId: Uuid, state: OneOf(unlockStates), report: OneOf(unlockReportStates) }),
        },
      },
    },
    async (request) => {
      const cause = { uid: callerOf(request).uid, requestId: request.id }
      return decideReport(db, cause, request.params.unlockId, request.body)
    },
  )
}

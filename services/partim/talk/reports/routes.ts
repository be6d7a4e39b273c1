import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import type { Database } from '@/services/shared/database'
import { once } from '@/services/shared/idempotency/once'
import { Body, OneOf, Typed, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { talkReportEvents } from '@/validators/states/talk-report'
import { talkReportSchema } from '@/validators/talk'
import { talkReportReasons } from '@/validators/talk-terms'
import { endsOf } from '../conversations/party'
import { DecidedTalkReport, decideReport, openReports, report, TalkReport } from './service'

/** Reports of one account in an hour. */
const reporting = { max: 20, seconds: 3_600 }

/** What people report to staff about conversations, and what staff decide. */
export function talkReportRoutes(app: ServiceApp, db: Database): void {
  for (const { prefix, config, named, partyOf } of endsOf(db)) {
    app.post(
      `${prefix}/:conversationId/reports`,
      {
        config: { ...config, rules: talkReportSchema, limit: reporting },
        schema: {
          operationId: named('reportCompanyConversation'),
          summary: 'Reports a conversation to staff, with its last messages',
          params: Type.Object({ conversationId: Uuid }),
          body: Body({ reason: OneOf(talkReportReasons), text: Typed() }),
          response: { 201: Type.Object({ id: Uuid }) },
        },
      },
      async (request, reply) => {
        const party = await partyOf(request)
        const { conversationId } = request.params
        return once(db, request, reply, async (tx) => ({
          status: 201,
          body: await report(tx, party, conversationId, request.body),
        }))
      },
    )
  }

  app.get(
    '/v1/ops/talk-reports',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'listTalkReports',
        summary: 'Conversations that were reported, the longest waiting first',
        response: { 200: Type.Object({ items: Type.Array(TalkReport) }) },
      },
    },
    async () => ({ items: await openReports(db) }),
  )

  app.post(
    '/v1/ops/talk-reports/:reportId/decision',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'decideTalkReport',
        summary: 'accept: the report is right; decline: it is not',
        params: Type.Object({ reportId: Uuid }),
        body: Body({
          event: OneOf(talkReportEvents),
          reason: Type.String({ minLength: 1, maxLength: 500 }),
        }),
        response: { 200: DecidedTalkReport },
      },
    },
    async (request) => {
      const cause = { uid: callerOf(request).uid, requestId: request.id }
      return decideReport(db, cause, request.params.reportId, request.body)
    },
  )
}

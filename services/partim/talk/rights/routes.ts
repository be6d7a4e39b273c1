import { Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { Body, Instant, nullable, OneOf, Typed, Uuid, WorkTypeCode } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { companyStandings } from '@/validators/company-standing'
import { noteRight } from './service'

/** Hears from the job-post service which workers applied to which posts, and who is invited: they may talk. */
export function talkRightRoutes(app: ServiceApp, db: Database): void {
  app.put(
    '/v1/talk-rights/:companyId/:workerId/:jobPostId',
    {
      config: { access: 'service' },
      schema: {
        operationId: 'noteTalkRight',
        summary: 'What the job-post service says about a worker and a post of a company, as it is now',
        params: Type.Object({ companyId: Uuid, workerId: Uuid, jobPostId: Uuid }),
        body: Body({
          company: Body({ name: Typed(), standing: OneOf(companyStandings), logoUrl: nullable(Typed()) }),
          right: nullable(
            Body({
              title: Typed(),
              workType: nullable(WorkTypeCode),
              invitedAt: nullable(Instant),
              at: Instant,
              until: Instant,
            }),
          ),
        }),
        response: { 200: Type.Object({ mayTalk: Type.Boolean() }) },
      },
    },
    async ({ params: { jobPostId, ...pair }, body: { company, right } }) => {
      await noteRight(db, pair, jobPostId, {
        company,
        right: right && {
          ...right,
          invitedAt: right.invitedAt === null ? null : new Date(right.invitedAt),
          at: new Date(right.at),
          until: new Date(right.until),
        },
      })
      return { mayTalk: right !== null }
    },
  )
}

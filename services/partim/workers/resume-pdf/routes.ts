import { callerOf } from '@/services/shared/access'
import type { Database } from '@/services/shared/database'
import type { ServiceApp } from '@/services/shared/service'
import { drawOwn } from './service'

/** The operation with which workers take their resume with them on paper. */
export function resumePdfRoutes(app: ServiceApp, db: Database): void {
  app.get(
    '/v1/resumes/me/pdf',
    {
      config: { access: 'registered', limit: { max: 60, seconds: 600 } },
      schema: { operationId: 'drawOwnResume', summary: 'My resume as a PDF with all that it says' },
    },
    async (request, reply) => {
      const bytes = await drawOwn(db, callerOf(request).uid)
      reply.header('content-disposition', 'attachment; filename="resume.pdf"')
      return reply.type('application/pdf').send(Buffer.from(bytes))
    },
  )
}

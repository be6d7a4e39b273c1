import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import { Instant, Named, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { companyNameSearch } from '@/validators/company-name-search'
import { hiddenFrom, type ReaderParts, readersOf, searchCompanies } from './service'

const company = { companyId: Uuid, companyName: Type.String({ description: 'as it was called then' }) }

const ResumeReader = Named(
  'ResumeReader',
  Type.Object({
    ...company,
    firstAt: Instant,
    lastAt: Instant,
    times: Type.Integer(),
    isBlocked: Type.Boolean(),
  }),
)

const HiddenFrom = Named(
  'HiddenFrom',
  Type.Object({
    blocked: Type.Array(Type.Object({ ...company, at: Instant })),
    workplaces: Type.Array(Type.Object({ ...company, hiredAt: Instant }), {
      description: 'companies that hired the worker in the past year',
    }),
  }),
)

/** Operations with which workers learn who read their resume, and from whom they hide. */
export function resumeReaderRoutes(app: ServiceApp, parts: ReaderParts): void {
  const { db } = parts
  app.get(
    '/v1/resumes/me/readers',
    {
      config: { access: 'registered' },
      schema: {
        operationId: 'listResumeReaders',
        summary: 'Companies that read my resume, the last one first',
        response: { 200: Type.Object({ items: Type.Array(ResumeReader) }) },
      },
    },
    async (request) => {
      const readers = await readersOf(db, callerOf(request).uid)
      return {
        items: readers.map(({ firstAt, lastAt, ...reader }) => ({
          ...reader,
          firstAt: (firstAt ?? new Date()).toISOString(),
          lastAt: (lastAt ?? new Date()).toISOString(),
        })),
      }
    },
  )
  app.get(
    '/v1/resumes/me/hidden-from',
    {
      config: { access: 'registered' },
      schema: {
        operationId: 'listHiddenFrom',
        summary: 'Companies I blocked, and where I work',
        response: { 200: HiddenFrom },
      },
    },
    async (request) => {
      const { blocked, workplaces } = await hiddenFrom(db, callerOf(request).uid)
      return {
        blocked: blocked.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
        workplaces: workplaces.map(({ companyId, companyName, hiredAt }) => ({
          companyId,
          companyName,
          hiredAt: hiredAt.toISOString(),
        })),
      }
    },
  )
  app.get(
    '/v1/resumes/me/blockable-companies',
    {
      config: { access: 'registered', limit: companyNameSearch.questions },
      schema: {
        operationId: 'searchBlockableCompanies',
        summary: 'A few companies that are shown workers, by a part of their name, to block one',
        querystring: Type.Object({
          name: Type.String({ maxLength: companyNameSearch.longest }),
        }),
        response: {
          200: Type.Object({
            items: Type.Array(
              Type.Object({ companyId: Uuid, companyName: Type.String(), province: Type.String() }),
            ),
          }),
        },
      },
    },
    async (request) => ({ items: [...(await searchCompanies(parts.companies, request.query.name))] }),
  )
}

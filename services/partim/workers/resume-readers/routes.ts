import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import { Instant, Named, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { companyNameSearch } from '@/validators/company-name-search'
import {
  blockCompany,
  hiddenFrom,
  type ReaderParts,
  readersOf,
  searchCompanies,
  unblockCompany,
} from './service'

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

const params = Type.Object({ companyId: Uuid })

/** Operations with which workers learn who read their resume, and choose who may not. */
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
        workplaces: workplaces.map(({ hiredAt, ...rest }) => ({ ...rest, hiredAt: hiredAt.toISOString() })),
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
  app.put(
    '/v1/resumes/me/blocked-companies/:companyId',
    {
      config: { access: 'registered' },
      schema: { operationId: 'blockCompany', params, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const { companyId } = request.params
      await blockCompany(parts, { uid: callerOf(request).uid, requestId: request.id, companyId })
      return reply.code(204).send(null)
    },
  )
  app.delete(
    '/v1/resumes/me/blocked-companies/:companyId',
    {
      config: { access: 'registered' },
      schema: { operationId: 'unblockCompany', params, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const { companyId } = request.params
      await unblockCompany(db, { uid: callerOf(request).uid, requestId: request.id, companyId })
      return reply.code(204).send(null)
    },
  )
}

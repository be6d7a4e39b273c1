import { type Static, Type } from '@fastify/type-provider-typebox'
import { callerOf } from '../access'
import { once } from '../idempotency/once'
import { Body, Instant, Named, nullable, OneOf, Uuid } from '../schema'
import type { ServiceApp } from '../service'
import type { DataExport as StoredExport } from './repository'
import { type ExportParts, exportsOf, filesOf, requestExport } from './service'
import { dataExportStates } from './table'

const DataExport = Named(
  'DataExport',
  Type.Object({
    id: Uuid,
    state: OneOf(dataExportStates),
    done: Type.Integer({ description: 'files that are made, of `total`' }),
    total: Type.Integer(),
    createdAt: Instant,
    readyAt: nullable(Instant),
    expiresAt: Instant,
  }),
)

/** Operations for copies of everything stored about the caller. */
export function dataExportRoutes(app: ServiceApp, { db, parts }: ExportParts): void {
  const present = ({
    id,
    state,
    partsDone,
    createdAt,
    readyAt,
    expiresAt,
  }: StoredExport): Static<typeof DataExport> => ({
    id,
    state,
    done: partsDone,
    total: parts.length,
    createdAt: createdAt.toISOString(),
    readyAt: readyAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  })

  app.get(
    '/v1/data-exports',
    {
      config: { access: 'registered' },
      schema: {
        operationId: 'listDataExports',
        response: { 200: Type.Object({ items: Type.Array(DataExport) }) },
      },
    },
    async (request) => ({ items: (await exportsOf(db, callerOf(request).uid)).map(present) }),
  )

  app.post(
    '/v1/data-exports',
    {
      config: { access: 'registered', limit: { max: 10, seconds: 86_400 } },
      schema: { operationId: 'requestDataExport', body: Body({}), response: { 202: DataExport } },
    },
    async (request, reply) =>
      once(db, request, reply, async (tx) => {
        const { uid } = callerOf(request)
        return { status: 202, body: present(await requestExport(tx, { uid, requestId: request.id })) }
      }),
  )

  app.get(
    '/v1/data-exports/:exportId/files',
    {
      config: { access: 'registered' },
      schema: {
        operationId: 'getDataExportFiles',
        params: Type.Object({ exportId: Uuid }),
        response: {
          200: Type.Object({
            files: Type.Array(Type.Object({ name: Type.String(), content: Type.Unknown() })),
          }),
        },
      },
    },
    async (request) => ({ files: await filesOf(db, callerOf(request).uid, request.params.exportId) }),
  )
}

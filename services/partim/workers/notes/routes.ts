import { Type } from '@fastify/type-provider-typebox'
import { once } from '@/services/shared/idempotency/once'
import { Body, Typed, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { workerNoteSchema } from '@/validators/worker-note'
import { actorOf } from '../../platform/members/access'
import { addNote, type NoteParts, notesOf, removeNote, WorkerNote } from './service'

const config = { access: 'member', permission: 'favourites.edit', showsWorkers: true } as const
const params = Type.Object({ workerId: Uuid })

/** Operations with which a company's members write to each other about workers, who never read it there. */
export function workerNoteRoutes(app: ServiceApp, parts: NoteParts): void {
  const { db } = parts
  app.get(
    '/v1/workers/:workerId/notes',
    {
      config,
      schema: {
        operationId: 'listWorkerNotes',
        summary: 'What the company’s members wrote about a worker, the oldest first',
        params,
        response: { 200: Type.Object({ items: Type.Array(WorkerNote) }) },
      },
    },
    async (request) => ({ items: await notesOf(parts, actorOf(request), request.params.workerId) }),
  )

  app.post(
    '/v1/workers/:workerId/notes',
    {
      config: { ...config, rules: workerNoteSchema },
      schema: {
        operationId: 'addWorkerNote',
        params,
        body: Body({ text: Typed() }),
        response: { 201: WorkerNote },
      },
    },
    async (request, reply) => {
      const { text } = await workerNoteSchema.validate(request.body)
      const note = { workerId: request.params.workerId, text }
      return once(db, request, reply, async (tx) => ({
        status: 201,
        body: await addNote(parts, tx, actorOf(request), note),
      }))
    },
  )

  app.delete(
    '/v1/workers/:workerId/notes/:noteId',
    {
      config,
      schema: {
        operationId: 'removeWorkerNote',
        summary: 'Remove a note of my own',
        params: Type.Object({ workerId: Uuid, noteId: Uuid }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await removeNote(parts, actorOf(request), request.params)
      return reply.code(204).send(null)
    },
  )
}

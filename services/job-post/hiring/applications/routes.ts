import { Type } from '@fastify/type-provider-typebox'
import { pageOf, pageQuery } from '@/services/shared/cursor'
import { once } from '@/services/shared/idempotency/once'
import { Body, Named, nullable, OneOf, Typed, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { expectedVersion, sendVersioned } from '@/services/shared/version'
import { applicationNoteSchema } from '@/validators/application-note'
import { applicationStates, memberEvents, stages } from '@/validators/states/application'
import { actorOf } from '../../platform/access/actor'
import type { Deps } from '../../platform/deps'
import { dismissLost, restoreLost } from './dismissing'
import { addNote, notesOf, removeNote } from './notes'
import { Application, Board, HistoryEntry, InterviewEntry, MovedBy, Note } from './present'
import {
  applyMemberEvent,
  applyMemberEvents,
  boardOf,
  changeShifts,
  historyOf,
  pageOfStage,
  readApplication,
} from './service'

/** How many applications one request may change. */
const maxAtOnce = 100

const ofPost = Type.Object({ jobPostId: Uuid })
const params = Type.Object({ applicationId: Uuid })
const config = { access: 'member', permission: 'applications.decide' } as const
const event = OneOf(memberEvents)
const from = Type.Unsafe<(typeof applicationStates)[number]>({
  ...OneOf(applicationStates),
  description: 'the state it was seen in; 409 where it stands elsewhere now',
})

const shiftIds = Type.Optional(
  Type.Array(Typed(100), {
    maxItems: 100,
    description:
      'what they are offered or hired for, of the shifts they can come to; without it what is found for them',
  }),
)

const Outcome = Named(
  'ApplicationOutcome',
  Type.Object({
    applicationId: Uuid,
    application: nullable(Application),
    refusal: nullable(Type.String({ description: 'code of the problem; null when it was done' })),
    movedBy: nullable(MovedBy),
  }),
)

/** The operations with which companies decide about their applicants. */
export function applicationRoutes(app: ServiceApp, { db }: Pick<Deps, 'db'>): void {
  app.get(
    '/v1/job-posts/:jobPostId/board',
    {
      config,
      schema: {
        operationId: 'getApplicationBoard',
        summary: 'The newest applications of every stage, and how many there are',
        params: ofPost,
        response: { 200: Board },
      },
    },
    async (request) => boardOf(db, actorOf(request), request.params.jobPostId),
  )

  app.get(
    '/v1/job-posts/:jobPostId/applications',
    {
      config,
      schema: {
        operationId: 'listApplications',
        summary: 'One stage of the board, newest application first',
        params: ofPost,
        querystring: Type.Object({ ...pageQuery, stage: OneOf(stages) }),
        response: { 200: pageOf(Application) },
      },
    },
    async (request) => pageOfStage(db, actorOf(request), request.params.jobPostId, request.query),
  )

  app.get(
    '/v1/applications/:applicationId',
    { config, schema: { operationId: 'getApplication', params, response: { 200: Application } } },
    async (request, reply) =>
      sendVersioned(reply, await readApplication(db, actorOf(request), request.params.applicationId)),
  )

  app.get(
    '/v1/applications/:applicationId/events',
    {
      config,
      schema: {
        operationId: 'listApplicationEvents',
        summary: 'What happened to an application, oldest first',
        params,
        response: {
          200: Type.Object({
            items: Type.Array(HistoryEntry),
            interviews: Type.Array(InterviewEntry, {
              description: 'what happened to interviews about it, oldest first',
            }),
          }),
        },
      },
    },
    async (request) => historyOf(db, actorOf(request), request.params.applicationId),
  )

  app.post(
    '/v1/applications/:applicationId/events',
    {
      config,
      schema: {
        operationId: 'changeApplicationState',
        params,
        body: Body({ event, from, shiftIds }),
        response: { 200: Application },
      },
    },
    async (request, reply) => {
      const { applicationId } = request.params
      return sendVersioned(reply, await applyMemberEvent(db, actorOf(request), applicationId, request.body))
    },
  )

  app.delete(
    '/v1/applications/:applicationId/lost-place',
    {
      config,
      schema: {
        operationId: 'dismissLostPlace',
        summary: 'Nobody is needed in the place of an applicant who gave their job back',
        params,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await dismissLost(db, actorOf(request), request.params.applicationId)
      return reply.code(204).send(null)
    },
  )

  app.put(
    '/v1/applications/:applicationId/lost-place',
    {
      config,
      schema: {
        operationId: 'restoreLostPlace',
        summary: 'Somebody is needed after all in the place of an applicant who gave their job back',
        params,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await restoreLost(db, actorOf(request), request.params.applicationId)
      return reply.code(204).send(null)
    },
  )

  app.put(
    '/v1/applications/:applicationId/shifts',
    {
      config,
      schema: {
        operationId: 'changeApplicationShifts',
        summary: 'Change the shifts somebody is offered or hired for, of those they can come to',
        params,
        body: Body({ shiftIds: Type.Array(Typed(100), { maxItems: 100 }) }),
        response: { 200: Application },
      },
    },
    async (request, reply) => {
      const version = expectedVersion(request)
      const { applicationId } = request.params
      const { shiftIds: named } = request.body
      const asked = { version, shiftIds: named }
      return sendVersioned(reply, await changeShifts(db, actorOf(request), applicationId, asked))
    },
  )

  app.post(
    '/v1/applications/events',
    {
      config,
      schema: {
        operationId: 'changeApplicationStates',
        summary: 'Ask the same of several applications; each has its own answer',
        body: Body({
          event,
          applications: Type.Array(Body({ id: Uuid, from, shiftIds }), { minItems: 1, maxItems: maxAtOnce }),
        }),
        response: { 200: Type.Object({ items: Type.Array(Outcome) }) },
      },
    },
    async (request) => {
      const { applications, event: asked } = request.body
      return { items: await applyMemberEvents(db, actorOf(request), asked, applications) }
    },
  )

  app.get(
    '/v1/applications/:applicationId/notes',
    {
      config,
      schema: {
        operationId: 'listApplicationNotes',
        params,
        response: { 200: Type.Object({ items: Type.Array(Note) }) },
      },
    },
    async (request) => ({ items: await notesOf(db, actorOf(request), request.params.applicationId) }),
  )

  app.post(
    '/v1/applications/:applicationId/notes',
    {
      config: { ...config, rules: applicationNoteSchema },
      schema: {
        operationId: 'addApplicationNote',
        params,
        body: Body({ text: Typed() }),
        response: { 201: Note },
      },
    },
    async (request, reply) => {
      const { text } = request.body
      return once(db, request, reply, async (tx) => ({
        status: 201,
        body: await addNote(tx, actorOf(request), request.params.applicationId, text),
      }))
    },
  )

  app.delete(
    '/v1/applications/:applicationId/notes/:noteId',
    {
      config,
      schema: {
        operationId: 'removeApplicationNote',
        summary: 'Remove a note of my own',
        params: Type.Object({ applicationId: Uuid, noteId: Uuid }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { applicationId, noteId } = request.params
      await removeNote(db, actorOf(request), applicationId, noteId)
      return reply.code(204).send(null)
    },
  )
}

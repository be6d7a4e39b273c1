import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import { pageOf, pageQuery } from '@/services/shared/cursor'
import { once } from '@/services/shared/idempotency/once'
import { addRoutine } from '@/services/shared/routine'
import { Body, OneOf, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { letterCodeSchema } from '@/validators/letter-code-schema'
import { letterStates, memberEvents } from '@/validators/states/representation-letter'
import { actorOf } from '../../platform/access/actor'
import type { Deps } from '../../platform/deps'
import type { CompanyRegistry } from '../companies/registry'
import { LetterCode, LetterStatus, OpsLetter, PrintedLetter } from './present'
import { findAddresses } from './registry-addresses'
import { applyMemberEvent, askForLetter, enterCode, pageOfLetters, printLetter, readStatus } from './service'

const params = Type.Object({ letterId: Uuid })
const config = { access: 'member', permission: 'company.edit' } as const

/** Operations to prove, by a letter to the registry's address, that the members represent their company. */
export function representationLetterRoutes(
  app: ServiceApp,
  { db, settings, registry }: Deps & { readonly registry: CompanyRegistry },
): void {
  app.get(
    '/v1/company/representation-letter',
    {
      config,
      schema: {
        operationId: 'getRepresentationLetter',
        summary: 'The letter the company asked for last, and what keeps it from asking for one',
        response: { 200: LetterStatus },
      },
    },
    async (request) => readStatus(db, actorOf(request)),
  )

  app.post(
    '/v1/company/representation-letters',
    {
      config,
      schema: {
        operationId: 'askForRepresentationLetter',
        summary: 'Asks staff to post a code to the address the registry has',
        body: Body({}),
        response: { 201: LetterStatus },
      },
    },
    async (request, reply) =>
      once(db, request, reply, async (tx) => ({
        status: 201,
        body: await askForLetter(tx, actorOf(request)),
      })),
  )

  app.post(
    '/v1/company/representation-letters/:letterId/events',
    {
      config,
      schema: {
        operationId: 'changeRepresentationLetterState',
        params,
        body: Body({ event: OneOf(memberEvents) }),
        response: { 200: LetterStatus },
      },
    },
    async (request) => applyMemberEvent(db, actorOf(request), request.params.letterId, request.body.event),
  )

  app.post(
    '/v1/company/representation-letters/:letterId/code',
    {
      config: { ...config, rules: letterCodeSchema },
      schema: {
        operationId: 'enterRepresentationCode',
        summary: 'Enters the code of the letter; the right one makes the company represented',
        params,
        body: LetterCode,
        response: { 200: LetterStatus },
      },
    },
    async (request) => {
      const { code } = await letterCodeSchema.validate(request.body)
      return enterCode(db, actorOf(request), request.params.letterId, code)
    },
  )

  app.get(
    '/v1/ops/representation-letters',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'listRepresentationLettersForOps',
        summary: 'Letters of one state, the one asked for first first',
        querystring: Type.Object({
          ...pageQuery,
          state: Type.Unsafe<(typeof letterStates)[number]>({ ...OneOf(letterStates), default: 'asked' }),
        }),
        response: { 200: pageOf(OpsLetter) },
      },
    },
    async (request) => pageOfLetters(db, request.query),
  )

  app.post(
    '/v1/ops/representation-letters/:letterId/prints',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'printRepresentationLetter',
        summary: 'What the letter says, with a new code; one printed before is worth nothing then',
        params,
        body: Body({}),
        response: { 201: PrintedLetter },
      },
    },
    // Without idempotency key, because a stored answer would contain the code.
    async (request, reply) => {
      const cause = { uid: callerOf(request).uid, requestId: request.id }
      const enterAt = new URL('/profile-document', settings.APP_URL).href
      const letter = await printLetter(db, cause, request.params.letterId, enterAt)
      return reply.code(201).header('cache-control', 'no-store').send(letter)
    },
  )

  addRoutine(app, {
    name: 'registry addresses',
    everySeconds: 600,
    run: (work) => findAddresses(db, registry, work),
  })
}

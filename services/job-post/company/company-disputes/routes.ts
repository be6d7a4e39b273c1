import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import { pageOf, pageQuery } from '@/services/shared/cursor'
import { once } from '@/services/shared/idempotency/once'
import { OneOf, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { claimSchema, statementSchema } from '@/validators/company-dispute'
import { disputeStates } from '@/validators/states/company-dispute'
import { actorOf } from '../../platform/access/actor'
import type { Deps } from '../../platform/deps'
import { knownAddressSchema } from '../../platform/known-address'
import { readAttestation } from '../companies/attestation'
import { Company, presentCompany } from '../companies/present'
import type { FoundingParts } from '../founding/service'
import type { ClosingParts } from '../leaving/leaving'
import { decideDispute, pageOfDisputes, requireDisputeCase } from './deciding'
import {
  ClaimInput,
  Dispute,
  DisputeDecision,
  Disputes,
  OpsDispute,
  OpsDisputeDetails,
  StatementInput,
} from './present'
import { answerDispute, beginDispute, claimCompany, disputesOf, giveUpCompany } from './service'

const claimRules = claimSchema.shape({ address: knownAddressSchema })
const params = Type.Object({ disputeId: Uuid })
const ofCompany = { access: 'member', permission: 'company.edit' } as const

/** Operations for disputes about a number that two companies claim. */
export function companyDisputeRoutes(
  app: ServiceApp,
  { db, settings, posts, orders, grantStartingCredits }: Deps & FoundingParts & ClosingParts,
): void {
  app.post(
    '/v1/company-claims',
    {
      config: { access: 'verified', rules: claimRules },
      schema: {
        operationId: 'claimCompany',
        summary: 'Found a company without its number, which another one has, and dispute that',
        body: ClaimInput,
        response: { 201: Company },
      },
    },
    async (request, reply) => {
      const { attestation: sent, statement, ...rest } = request.body
      const input = { ...rest, kind: 'juristic_person' as const }
      const attestation = await readAttestation(sent, input.juristicId, settings.ATTESTATION_SECRET)
      const founding = { input, attestation, grantStartingCredits }
      const { id: requestId, budgetVisitor: visitor } = request
      const cause = { uid: callerOf(request).uid, requestId, visitor }
      return once(db, request, reply, async (tx) => ({
        status: 201,
        body: presentCompany(await claimCompany(tx, cause, founding, statement)),
      }))
    },
  )

  app.delete(
    '/v1/company',
    {
      config: { access: 'member' },
      schema: { operationId: 'giveUpCompany', response: { 200: Type.Object({}) } },
    },
    async (request) => {
      await giveUpCompany({ db, posts, orders }, actorOf(request))
      return {}
    },
  )

  app.get(
    '/v1/company/disputes',
    { config: ofCompany, schema: { operationId: 'listCompanyDisputes', response: { 200: Disputes } } },
    async (request) => disputesOf(db, actorOf(request)),
  )

  app.post(
    '/v1/company/disputes',
    {
      config: { ...ofCompany, rules: statementSchema },
      schema: { operationId: 'beginCompanyDispute', body: StatementInput, response: { 201: Dispute } },
    },
    async (request, reply) => {
      const actor = actorOf(request)
      const { statement } = await statementSchema.validate(request.body)
      return once(db, request, reply, async (tx) => ({
        status: 201,
        body: await beginDispute(tx, actor, statement),
      }))
    },
  )

  app.post(
    '/v1/company/disputes/:disputeId/answer',
    {
      config: { ...ofCompany, rules: statementSchema },
      schema: {
        operationId: 'answerCompanyDispute',
        params,
        body: StatementInput,
        response: { 200: Dispute },
      },
    },
    async (request) => {
      const { statement } = await statementSchema.validate(request.body)
      return answerDispute(db, actorOf(request), request.params.disputeId, statement)
    },
  )

  app.get(
    '/v1/ops/disputes',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'listDisputesForOps',
        querystring: Type.Object({ ...pageQuery, state: Type.Optional(OneOf(disputeStates)) }),
        response: { 200: pageOf(OpsDispute) },
      },
    },
    async (request) => pageOfDisputes(db, request.query),
  )

  app.get(
    '/v1/ops/disputes/:disputeId',
    {
      config: { access: 'ops' },
      schema: { operationId: 'getDisputeForOps', params, response: { 200: OpsDisputeDetails } },
    },
    async (request) => requireDisputeCase(db, request.params.disputeId),
  )

  app.post(
    '/v1/ops/disputes/:disputeId/decision',
    {
      config: { access: 'ops' },
      schema: { operationId: 'decideDispute', params, body: DisputeDecision, response: { 200: OpsDispute } },
    },
    async (request) => {
      const cause = { uid: callerOf(request).uid, requestId: request.id }
      return decideDispute({ db, posts }, request.params.disputeId, cause, request.body)
    },
  )
}

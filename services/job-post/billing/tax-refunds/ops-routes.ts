import { Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { callerOf } from '@/services/shared/access'
import { pageOf, pageQuery } from '@/services/shared/cursor'
import { OneOf, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import type { FileStorage } from '@/services/shared/storage/file-storage'
import { taxRefundStates } from '@/validators/states/tax-refund'
import {
  accountForStaff,
  caseForStaff,
  certificateForStaff,
  decideRefund,
  pageForStaff,
  type Staff,
} from './deciding'
import { BankAccount, OpsTaxRefund, OpsTaxRefundDetails, OpsTaxRefundEvent } from './present'
import { FileContent, sendCertificate } from './sending'
import type { RefundParts } from './service'

const params = Type.Object({ taxRefundId: Uuid })
const config = { access: 'ops' } as const

const staffOf = (request: FastifyRequest): Staff => ({ uid: callerOf(request).uid, requestId: request.id })

type OpsParts = RefundParts & { readonly storage: FileStorage }

/** What staff do with refunds of withheld tax. */
export function taxRefundOpsRoutes(app: ServiceApp, { db, seal, storage }: OpsParts): void {
  app.get(
    '/v1/ops/tax-refunds',
    {
      config,
      schema: {
        operationId: 'listTaxRefundsForOps',
        summary: 'Refunds that wait for staff, or those of a state, oldest first',
        querystring: Type.Object({ ...pageQuery, state: Type.Optional(OneOf(taxRefundStates)) }),
        response: { 200: pageOf(OpsTaxRefund) },
      },
    },
    async (request) => pageForStaff(db, request.query),
  )

  app.get(
    '/v1/ops/tax-refunds/:taxRefundId',
    { config, schema: { operationId: 'getTaxRefundForOps', params, response: { 200: OpsTaxRefundDetails } } },
    async (request) => caseForStaff(db, request.params.taxRefundId),
  )

  app.get(
    '/v1/ops/tax-refunds/:taxRefundId/certificate',
    {
      config,
      schema: { operationId: 'readTaxCertificateForOps', params, response: { 200: FileContent } },
    },
    async (request, reply) =>
      sendCertificate(
        reply,
        await certificateForStaff({ db, storage }, staffOf(request), request.params.taxRefundId),
      ),
  )

  app.post(
    '/v1/ops/tax-refunds/:taxRefundId/account-readings',
    {
      config,
      schema: {
        operationId: 'readTaxRefundAccount',
        summary: 'The whole account of an approved refund, for who pays it; reading it is audited',
        params,
        response: { 200: BankAccount },
      },
    },
    async (request) => accountForStaff({ db, seal }, staffOf(request), request.params.taxRefundId),
  )

  app.post(
    '/v1/ops/tax-refunds/:taxRefundId/events',
    {
      config,
      schema: {
        operationId: 'decideTaxRefund',
        params,
        body: OpsTaxRefundEvent,
        response: { 200: OpsTaxRefund },
      },
    },
    async (request) => decideRefund(db, staffOf(request), request.params.taxRefundId, request.body),
  )
}

import { Type } from '@fastify/type-provider-typebox'
import { TextSeal } from '@/services/shared/encryption/sealed-text'
import { once } from '@/services/shared/idempotency/once'
import { addRoutine } from '@/services/shared/routine'
import { Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { UploadPermit, UploadRequest } from '@/services/shared/uploads/upload-permit'
import { expectedVersion, sendVersioned } from '@/services/shared/version'
import { taxCertificateSchema, taxRefundDraftSchema } from '@/validators/tax-refund'
import { uploadSchema } from '@/validators/upload'
import { actorOf } from '../../platform/access/actor'
import type { Deps } from '../../platform/deps'
import { addCertificate, openCertificate, permitCertificate, removePastCertificates } from './certificate'
import { taxRefundOpsRoutes } from './ops-routes'
import {
  TaxCertificateInput,
  TaxRefund,
  TaxRefundEventInput,
  TaxRefundInput,
  TaxRefundOverview,
  TaxRefundStart,
  UnfinishedTaxRefund,
} from './present'
import { FileContent, sendCertificate } from './sending'
import {
  beginRefund,
  moveRefund,
  refundOverview,
  requireRefund,
  saveRefund,
  unfinishedRefunds,
} from './service'

const params = Type.Object({ taxRefundId: Uuid })
const uploadRules = uploadSchema('tax_certificate')
const viewing = { access: 'member', permission: 'billing.view' } as const
const paying = { access: 'member', permission: 'billing.pay' } as const

/** Operations to ask for tax back that a company withheld from what it paid in full. */
export function taxRefundRoutes(app: ServiceApp, { db, settings, identity, storage }: Deps): void {
  const parts = { db, seal: new TextSeal(settings.BANK_ACCOUNT_KEYS.split(',')) }

  app.get(
    '/v1/payments/:paymentId/tax-refund',
    {
      config: viewing,
      schema: {
        operationId: 'getTaxRefund',
        summary: 'What can be asked back for the order that a payment paid, and how far the refund is',
        params: Type.Object({ paymentId: Uuid }),
        response: { 200: TaxRefundOverview },
      },
    },
    async (request) => refundOverview(parts, actorOf(request), request.params.paymentId),
  )

  app.get(
    '/v1/tax-refunds',
    {
      config: viewing,
      schema: {
        operationId: 'listUnfinishedTaxRefunds',
        summary: 'The refunds of withheld tax that are not over, newest order first: the first hundred',
        response: { 200: Type.Object({ items: Type.Array(UnfinishedTaxRefund) }) },
      },
    },
    async (request) => ({ items: await unfinishedRefunds(db, actorOf(request).scope) }),
  )

  app.post(
    '/v1/tax-refunds',
    {
      config: paying,
      schema: { operationId: 'beginTaxRefund', body: TaxRefundStart, response: { 201: TaxRefund } },
    },
    async (request, reply) =>
      once(db, request, reply, async (tx) => ({
        status: 201,
        body: await beginRefund(tx, parts.seal, actorOf(request), request.body.paymentId),
      })),
  )

  app.patch(
    '/v1/tax-refunds/:taxRefundId',
    {
      config: { ...paying, rules: taxRefundDraftSchema },
      schema: { operationId: 'saveTaxRefund', params, body: TaxRefundInput, response: { 200: TaxRefund } },
    },
    async (request, reply) => {
      const version = expectedVersion(request)
      const input = await taxRefundDraftSchema.validate(request.body)
      return sendVersioned(
        reply,
        await saveRefund(parts, actorOf(request), request.params.taxRefundId, version, input),
      )
    },
  )

  app.post(
    '/v1/tax-refunds/:taxRefundId/events',
    {
      config: paying,
      schema: {
        operationId: 'changeTaxRefundState',
        params,
        body: TaxRefundEventInput,
        response: { 200: TaxRefund },
      },
    },
    async (request, reply) => {
      const version = expectedVersion(request)
      const { event } = request.body
      return sendVersioned(
        reply,
        await moveRefund(parts, actorOf(request), request.params.taxRefundId, version, event),
      )
    },
  )

  app.post(
    '/v1/tax-refunds/uploads',
    {
      config: { ...paying, rules: uploadRules },
      schema: { operationId: 'permitTaxCertificate', body: UploadRequest, response: { 200: UploadPermit } },
    },
    async (request) =>
      permitCertificate(db, identity, actorOf(request), await uploadRules.validate(request.body)),
  )

  app.put(
    '/v1/tax-refunds/:taxRefundId/certificate',
    {
      config: { ...paying, rules: taxCertificateSchema },
      schema: {
        operationId: 'addTaxCertificate',
        params,
        body: TaxCertificateInput,
        response: { 200: TaxRefundOverview },
      },
    },
    async (request) => {
      const actor = actorOf(request)
      const input = await taxCertificateSchema.validate(request.body)
      const { paymentId } = await addCertificate({ db, storage }, actor, request.params.taxRefundId, input)
      return refundOverview(parts, actor, paymentId)
    },
  )

  app.get(
    '/v1/tax-refunds/:taxRefundId/certificate',
    {
      config: viewing,
      schema: { operationId: 'getTaxCertificate', params, response: { 200: FileContent } },
    },
    async (request, reply) => {
      const refund = await requireRefund(db, actorOf(request).scope, request.params.taxRefundId)
      return sendCertificate(reply, await openCertificate(storage, refund))
    },
  )

  taxRefundOpsRoutes(app, { ...parts, storage })

  addRoutine(app, {
    name: 'past tax certificates',
    everySeconds: 3_600,
    run: (work) => removePastCertificates(db, work),
  })
}

import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import { recordAudit } from '@/services/shared/audit/audit'
import { pageOf, pageQuery } from '@/services/shared/cursor'
import { Body, OneOf, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { verifications } from '@/validators/states/verification'
import { actorOf } from '../../platform/access/actor'
import type { Deps } from '../../platform/deps'
import type { CompanyPosts } from '../companies/company-posts'
import { Company, presentCompany } from '../companies/present'
import { FileContent } from '../company-documents/present'
import { sendFile } from '../company-documents/routes'
import { openFile } from '../company-documents/service'
import { OpsCompany, OpsCompanyDetails, OpsDecision, presentOpsCompany, presentOpsDetails } from './present'
import { decide, pageOfCompanies, requireCase, submitDocuments } from './service'

const params = Type.Object({ companyId: Uuid })

export function verificationRoutes(
  app: ServiceApp,
  { db, storage, posts }: Deps & { posts: CompanyPosts },
): void {
  app.post(
    '/v1/company/verification-events',
    {
      config: { access: 'member', permission: 'company.edit' },
      schema: {
        operationId: 'submitCompanyDocuments',
        body: Body({ event: OneOf(['submit']) }),
        response: { 200: Company },
      },
    },
    async (request) => presentCompany(await submitDocuments(db, actorOf(request))),
  )

  app.get(
    '/v1/ops/companies',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'listCompaniesForOps',
        querystring: Type.Object({ ...pageQuery, verification: Type.Optional(OneOf(verifications)) }),
        response: { 200: pageOf(OpsCompany) },
      },
    },
    async (request) => pageOfCompanies(db, request.query),
  )

  app.get(
    '/v1/ops/companies/:companyId',
    {
      config: { access: 'ops' },
      schema: { operationId: 'getCompanyForOps', params, response: { 200: OpsCompanyDetails } },
    },
    async (request) => {
      const { company, documents, history } = await requireCase(db, request.params.companyId)
      return presentOpsDetails(company, documents, history)
    },
  )

  app.post(
    '/v1/ops/companies/:companyId/events',
    {
      config: { access: 'ops' },
      schema: { operationId: 'decideCompany', params, body: OpsDecision, response: { 200: OpsCompany } },
    },
    async (request) => {
      const cause = { uid: callerOf(request).uid, requestId: request.id }
      return presentOpsCompany(await decide({ db, posts }, request.params.companyId, cause, request.body))
    },
  )

  app.get(
    '/v1/ops/companies/:companyId/documents/:documentId/file',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'readDocumentForOps',
        params: Type.Object({ companyId: Uuid, documentId: Uuid }),
        response: { 200: FileContent },
      },
    },
    async (request, reply) => {
      const { companyId, documentId } = request.params
      const file = await openFile(db, storage, companyId, documentId)
      // Access of staff to a company's documents is part of their history.
      await recordAudit(db, {
        actorUid: callerOf(request).uid,
        requestId: request.id,
        companyId,
        action: 'company_document.read',
        subjectType: 'company',
        subjectId: companyId,
        after: { documentId },
      })
      return sendFile(reply, file)
    },
  )
}

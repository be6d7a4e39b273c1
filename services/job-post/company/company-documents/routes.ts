import { Type } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { callerOf } from '@/services/shared/access'
import { once } from '@/services/shared/idempotency/once'
import { notFound } from '@/services/shared/problem'
import { Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { UploadPermit, UploadRequest } from '@/services/shared/uploads/upload-permit'
import { expectedVersion, sendVersioned } from '@/services/shared/version'
import { companyDocumentSchema, documentValiditySchema } from '@/validators/company-document'
import { uploadSchema } from '@/validators/upload'
import { actorOf } from '../../platform/access/actor'
import type { Deps } from '../../platform/deps'
import { requireCompany } from '../companies/service'
import { linkSeconds, makeLink, readLink } from './document-link'
import {
  CompanyDocument,
  CompanyDocumentInput,
  CompanyDocuments,
  DocumentLink,
  DocumentValidity,
  FileContent,
  presentDocument,
} from './present'
import {
  addDocument,
  changeValidity,
  documentsOf,
  type OpenedFile,
  openFile,
  opennessOf,
  permitDocument,
  takeIn,
  takeOut,
} from './service'

const params = Type.Object({ documentId: Uuid })
const uploadRules = uploadSchema('company_document')
const config = { access: 'member', permission: 'company.edit' } as const

/** Sends a file's bytes; the web sets the headers that restrict what a browser does with them. */
export function sendFile(reply: FastifyReply, { document, bytes }: OpenedFile): never {
  reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(document.name)}`)
  reply.type(document.fileType)
  return Buffer.from(bytes) as never
}

export function companyDocumentRoutes(app: ServiceApp, { db, settings, identity, storage }: Deps): void {
  app.get(
    '/v1/company/documents',
    { config, schema: { operationId: 'listCompanyDocuments', response: { 200: CompanyDocuments } } },
    async (request) => {
      const { companyId } = actorOf(request).scope
      const [company, documents] = await Promise.all([
        requireCompany(db, companyId),
        documentsOf(db, companyId),
      ])
      const openness = await opennessOf(db, company)
      return {
        items: documents.map(presentDocument),
        isOpen: openness === 'open',
        mayAdd: openness !== 'closed',
      }
    },
  )

  app.post(
    '/v1/company/document-uploads',
    {
      config: { ...config, rules: uploadRules },
      schema: {
        operationId: 'permitCompanyDocument',
        body: UploadRequest,
        response: { 200: UploadPermit },
      },
    },
    async (request) =>
      permitDocument(db, identity, actorOf(request), await uploadRules.validate(request.body)),
  )

  app.post(
    '/v1/company/documents',
    {
      config: { ...config, rules: companyDocumentSchema },
      schema: {
        operationId: 'addCompanyDocument',
        body: CompanyDocumentInput,
        response: { 201: CompanyDocument },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request)
      const { fileName, replaces } = request.body
      const input = await companyDocumentSchema.validate(request.body)
      // The file is checked before the transaction, which must not wait for the storage. A repeated request finds the
      // file gone and gets the stored answer.
      const taken = await takeIn(db, storage, actor, fileName).then(
        (file) => ({ file }),
        (problem: unknown) => ({ problem }),
      )
      return once(db, request, reply, async (tx) => {
        if ('problem' in taken) throw taken.problem
        const document = await addDocument(tx, actor, { ...input, replaces }, taken.file)
        return { status: 201, body: presentDocument(document) }
      })
    },
  )

  app.patch(
    '/v1/company/documents/:documentId',
    {
      config: { ...config, rules: documentValiditySchema },
      schema: {
        operationId: 'changeCompanyDocument',
        params,
        body: DocumentValidity,
        response: { 200: CompanyDocument },
      },
    },
    async (request, reply) => {
      const version = expectedVersion(request)
      const { documentId } = request.params
      const expiresOn = request.body.expiresOn || null
      return sendVersioned(
        reply,
        presentDocument(await changeValidity(db, actorOf(request), documentId, version, expiresOn)),
      )
    },
  )

  app.delete(
    '/v1/company/documents/:documentId',
    {
      config,
      schema: { operationId: 'removeCompanyDocument', params, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      await takeOut(db, actorOf(request), request.params.documentId)
      reply.code(204)
      return null
    },
  )

  app.get(
    '/v1/company/documents/:documentId/link',
    { config, schema: { operationId: 'linkCompanyDocument', params, response: { 200: DocumentLink } } },
    async (request) => {
      const { scope, uid } = actorOf(request)
      const documents = await documentsOf(db, scope.companyId)
      const document = documents.find(({ id }) => id === request.params.documentId)
      if (!document?.objectName) throw notFound()
      const link = await makeLink({ documentId: document.id, uid }, settings.ATTESTATION_SECRET)
      return { link, expiresInSeconds: linkSeconds }
    },
  )

  app.get(
    '/v1/company/document-file',
    {
      config,
      schema: {
        operationId: 'readCompanyDocument',
        querystring: Type.Object({ link: Type.String({ maxLength: 1_000 }) }),
        response: { 200: FileContent },
      },
    },
    async (request, reply) => {
      const { uid } = callerOf(request)
      const documentId = await readLink(request.query.link, uid, settings.ATTESTATION_SECRET)
      if (documentId === null) throw notFound()
      return sendFile(reply, await openFile(db, storage, actorOf(request).scope.companyId, documentId))
    },
  )
}

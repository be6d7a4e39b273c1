import { type Static, Type } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { callerOf } from '@/services/shared/access'
import { once } from '@/services/shared/idempotency/once'
import { Body, Instant, Named, OneOf, Typed, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { UploadPermit, UploadRequest } from '@/services/shared/uploads/upload-permit'
import { certificateSchema } from '@/validators/certificate'
import { certificateKinds } from '@/validators/certificate-kinds'
import { uploadSchema } from '@/validators/upload'
import { documentTypes, extensionOf, type FileType } from '@/validators/upload-terms'
import {
  addCertificate,
  type CertificateParts,
  type OpenedCertificate,
  openOwnCertificate,
  ownCertificates,
  permitCertificate,
  removeCertificate,
  type StoredCertificate,
  takeIn,
} from './service'

export const Certificate = Named(
  'Certificate',
  Type.Object({
    id: Uuid,
    kind: OneOf(certificateKinds),
    title: Type.String({ description: 'what it is, for the kind `other`' }),
    fileType: OneOf<FileType>(documentTypes),
    createdAt: Instant,
  }),
)

/** A stored certificate as its owner, and a company that unlocked them, read of it. */
export const presentCertificate = (certificate: StoredCertificate): Static<typeof Certificate> => ({
  id: certificate.id,
  kind: certificate.kind,
  title: certificate.title,
  fileType: certificate.fileType,
  createdAt: certificate.createdAt.toISOString(),
})

/** Sends a certificate's bytes; the web sets the headers that restrict what a browser does with them. */
export function sendCertificate(reply: FastifyReply, { certificate, bytes }: OpenedCertificate): never {
  const { id, fileType } = certificate
  reply.header('content-disposition', `attachment; filename="certificate-${id}.${extensionOf[fileType]}"`)
  reply.type(fileType)
  return Buffer.from(bytes) as never
}

const params = Type.Object({ certificateId: Uuid })
const uploadRules = uploadSchema('certificate')
const limit = { max: 60, seconds: 600 }

/** Operations with which workers keep their certificates. */
export function certificateRoutes(app: ServiceApp, parts: CertificateParts): void {
  const { db } = parts
  app.get(
    '/v1/my/certificates',
    {
      config: { access: 'registered' },
      schema: {
        operationId: 'listOwnCertificates',
        response: { 200: Type.Object({ items: Type.Array(Certificate) }) },
      },
    },
    async (request) => ({
      items: (await ownCertificates(db, callerOf(request).uid)).map(presentCertificate),
    }),
  )
  app.post(
    '/v1/my/certificate-uploads',
    {
      config: { access: 'registered', rules: uploadRules, limit },
      schema: { operationId: 'permitCertificate', body: UploadRequest, response: { 200: UploadPermit } },
    },
    async (request) =>
      permitCertificate(parts, callerOf(request).uid, await uploadRules.validate(request.body)),
  )
  app.post(
    '/v1/my/certificates',
    {
      config: { access: 'registered', rules: certificateSchema, limit },
      schema: {
        operationId: 'addCertificate',
        body: Body({ kind: OneOf(certificateKinds), title: Type.Optional(Typed()), fileName: Typed(100) }),
        response: { 201: Certificate },
      },
    },
    async (request, reply) => {
      const owner = { uid: callerOf(request).uid, requestId: request.id }
      const input = await certificateSchema.validate(request.body)
      // The file is checked before the transaction, which must not wait for the storage. A repeated request finds the
      // file gone and gets the stored answer.
      const taken = await takeIn(parts, owner.uid, input.fileName).then(
        (file) => ({ file }),
        (problem: unknown) => ({ problem }),
      )
      return once(db, request, reply, async (tx) => {
        if ('problem' in taken) throw taken.problem
        const certificate = await addCertificate(tx, owner, input, taken.file)
        return { status: 201, body: presentCertificate(certificate) }
      })
    },
  )
  app.delete(
    '/v1/my/certificates/:certificateId',
    {
      config: { access: 'registered' },
      schema: { operationId: 'removeCertificate', params, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const owner = { uid: callerOf(request).uid, requestId: request.id }
      await removeCertificate(parts, owner, request.params.certificateId)
      return reply.code(204).send(null)
    },
  )
  app.get(
    '/v1/my/certificates/:certificateId/file',
    {
      config: { access: 'registered' },
      schema: { operationId: 'openOwnCertificate', params },
    },
    async (request, reply) =>
      sendCertificate(
        reply,
        await openOwnCertificate(parts, callerOf(request).uid, request.params.certificateId),
      ),
  )
}

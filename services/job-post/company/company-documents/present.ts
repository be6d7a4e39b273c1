import { type Static, Type } from '@fastify/type-provider-typebox'
import { Body, Instant, Named, nullable, OneOf, Typed, Uuid } from '@/services/shared/schema'
import { documentKindNames } from '@/validators/company-document'
import { documentStates } from '@/validators/states/company-document'
import { documentTypes, type FileType } from '@/validators/upload-terms'
import type { CompanyDocument as StoredDocument } from './repository'

export const CompanyDocument = Named(
  'CompanyDocument',
  Type.Object({
    id: Uuid,
    kind: OneOf(documentKindNames),
    name: Type.String(),
    fileType: OneOf<FileType>(documentTypes),
    size: Type.Integer({ description: 'bytes' }),
    state: OneOf(documentStates),
    reason: nullable(Type.String({ description: 'why staff did not take it' })),
    expiresOn: nullable(Type.String({ format: 'date' })),
    hasFile: Type.Boolean({ description: 'false once the file was removed and only the decision is kept' }),
    version: Type.Integer(),
    createdAt: Instant,
  }),
)

export const CompanyDocuments = Named(
  'CompanyDocuments',
  Type.Object({
    items: Type.Array(CompanyDocument),
    isOpen: Type.Boolean({
      description: 'documents may be added, replaced, taken out and sent to staff now',
    }),
    mayAdd: Type.Boolean({
      description:
        'documents may be added, and those added and not sent yet changed; true while a dispute waits for an answer',
    }),
  }),
)

export const CompanyDocumentInput = Body({
  kind: Typed(),
  name: Typed(),
  fileName: Typed(),
  expiresOn: Type.Optional(Typed()),
  replaces: Type.Optional(Uuid),
})

export const DocumentValidity = Body({ expiresOn: Type.Optional(Typed()) })

export const DocumentLink = Named(
  'DocumentLink',
  Type.Object({
    link: Type.String({ description: 'opens this file for whoever asked, until it expires' }),
    expiresInSeconds: Type.Integer(),
  }),
)

/** The raw bytes of a file, not JSON. */
export const FileContent = Type.Unsafe<never>({ type: 'string', format: 'binary' })

export const presentDocument = (document: StoredDocument): Static<typeof CompanyDocument> => ({
  id: document.id,
  kind: document.kind,
  name: document.name,
  fileType: document.fileType,
  size: document.size,
  state: document.state,
  reason: document.reason,
  expiresOn: document.expiresOn,
  hasFile: document.objectName !== null,
  version: document.version,
  createdAt: document.createdAt.toISOString(),
})

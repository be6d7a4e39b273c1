import type { Static } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import type { IdentityProvider } from '@/services/shared/identity/provider'
import { notFound, orUnavailable, Problem, validationFailed } from '@/services/shared/problem'
import { addRoutine } from '@/services/shared/routine'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import type { ServiceApp } from '@/services/shared/service'
import type { FileStorage } from '@/services/shared/storage/file-storage'
import { permitUpload, type UploadPermit } from '@/services/shared/uploads/upload-permit'
import { stale } from '@/services/shared/version'
import {
  type CompanyDocumentInput,
  documentKinds,
  documentKindsOf,
  maxDocumentsOfKind,
  requiredDocumentKindsOf,
} from '@/validators/company-document'
import type { CompanyKind } from '@/validators/company-kind'
import { bangkokToday } from '@/validators/rules'
import { isOpenForDocuments } from '@/validators/states/verification'
import type { UploadInput } from '@/validators/upload'
import { type FileType, uploadTerms } from '@/validators/upload-terms'
import type { Actor } from '../../platform/access/actor'
import {
  holdUploads,
  inspectUpload,
  keepPrivately,
  noteUpload,
  releaseUploads,
} from '../../platform/uploads/service'
import type { Company } from '../companies/repository'
import { requireLockedCompany } from '../companies/service'
import { hasToAnswer } from '../disputed-numbers/repository'
import { presentDocument } from './present'
import {
  type CompanyDocument,
  countOfKind,
  deleteDocument,
  findDocument,
  forgetFile,
  insertDocument,
  listDecided,
  listDocuments,
  updateValidity,
} from './repository'

const kind = 'company_document'

const audit = (tx: Database, actor: Actor, action: string, id: string, before: unknown, after: unknown) =>
  recordAudit(tx, {
    actorUid: actor.uid,
    requestId: actor.requestId,
    companyId: actor.scope.companyId,
    action: `company_document.${action}`,
    subjectType: 'company_document',
    subjectId: id,
    before,
    after,
  })

/** All documents of the company. */
export const documentsOf = (db: Database, companyId: string): Promise<CompanyDocument[]> =>
  listDocuments(db, companyId)

/**
 * What may be changed now: everything or, while a dispute waits for the company's answer, only documents added for it.
 */
export async function opennessOf(db: Database, company: Company): Promise<Openness> {
  if (isOpenForDocuments(company.verification)) return 'open'
  return (await hasToAnswer(db, company.id)) ? 'additions' : 'closed'
}
export type Openness = 'open' | 'additions' | 'closed'

/** Whose documents they are, and a function that checks whether an existing one may be changed. */
type Open = { readonly of: CompanyKind; readonly requireOpen: (document?: CompanyDocument) => void }

/** Locks the company for a change of its documents; 409 while staff have them or after they were decided. */
async function lockOpen(tx: Database, companyId: string): Promise<Open> {
  const company = await requireLockedCompany(tx, companyId)
  const openness = await opennessOf(tx, company)
  const requireOpen: Open['requireOpen'] = (document) => {
    const isSent = document !== undefined && document.state !== 'draft'
    if (openness === 'open' || (openness === 'additions' && !isSent)) return
    throw new Problem(409, 'wrong_state', { current: { verification: company.verification } })
  }
  requireOpen()
  return { of: company.kind, requireOpen }
}

async function requireDocument(db: Database, companyId: string, id: string): Promise<CompanyDocument> {
  const document = await findDocument(db, companyId, id)
  if (!document) throw notFound()
  return document
}

/** Permits the upload of one document. */
export async function permitDocument(
  db: Database,
  identity: IdentityProvider,
  { scope: { companyId } }: Actor,
  input: UploadInput,
): Promise<Static<typeof UploadPermit>> {
  const permit = await permitUpload(identity, kind, companyId, input)
  await noteUpload(db, { companyId, objectName: `${permit.path}/${permit.fileName}` })
  return permit
}

/** A checked file, stored where only the services can read it. */
export type PrivateFile = { readonly objectName: string; readonly fileType: FileType; readonly size: number }

/** Checks an uploaded file and moves it to the private place; rejects with the problem that says why it is refused. */
export async function takeIn(
  db: Database,
  storage: FileStorage,
  { scope: { companyId } }: Actor,
  fileName: string,
): Promise<PrivateFile> {
  const { owners, folder } = uploadTerms[kind]
  const uploaded = { companyId, objectName: `${owners}/${companyId}/${folder}/${fileName}` }
  const file = await inspectUpload(db, storage, uploaded, kind)
  const objectName = await keepPrivately(db, storage, uploaded, file)
  return { objectName, fileType: file.fileType, size: file.bytes.length }
}

/** Adds a document, replacing another one if requested. */
export async function addDocument(
  tx: Database,
  actor: Actor,
  { replaces, ...input }: Omit<CompanyDocumentInput, 'fileName'> & { replaces?: string },
  file: PrivateFile,
): Promise<CompanyDocument> {
  const { companyId } = actor.scope
  const { of, requireOpen } = await lockOpen(tx, companyId)
  if (!documentKindsOf(of).includes(input.kind)) {
    throw validationFailed([{ field: 'kind', rule: 'one_of', params: {} }])
  }
  const replaced = replaces === undefined ? null : await requireDocument(tx, companyId, replaces)
  if (replaced) requireOpen(replaced)
  if (replaced) await deleteDocument(tx, companyId, replaced.id)
  if ((await countOfKind(tx, companyId, input.kind)) >= maxDocumentsOfKind) {
    throw validationFailed([{ field: 'kind', rule: 'max_items', params: { max: maxDocumentsOfKind } }])
  }
  const document = await insertDocument(tx, {
    companyId,
    id: uuidv7(),
    kind: input.kind,
    name: input.name,
    expiresOn: (documentKinds[input.kind].expires && input.expiresOn) || null,
    uploadedBy: actor.uid,
    ...file,
  })
  await holdUploads(tx, companyId, {
    field: 'fileName',
    before: replaced?.objectName ? [replaced.objectName] : [],
    after: [file.objectName],
  })
  await audit(tx, actor, replaced ? 'replaced' : 'added', document.id, replaced, document)
  return document
}

/** Changes a document's validity date. */
export async function changeValidity(
  db: Database,
  actor: Actor,
  id: string,
  version: number,
  expiresOn: string | null,
): Promise<CompanyDocument> {
  const { companyId } = actor.scope
  return db.transaction(async (tx) => {
    const { requireOpen } = await lockOpen(tx, companyId)
    const before = await requireDocument(tx, companyId, id)
    requireOpen(before)
    if (!documentKinds[before.kind].expires && expiresOn !== null) {
      throw validationFailed([{ field: 'expiresOn', rule: 'unknown_field', params: {} }])
    }
    const after = await updateValidity(tx, companyId, id, version, expiresOn)
    if (!after) throw stale(presentDocument(before))
    await audit(tx, actor, 'changed', id, before, after)
    return after
  })
}

/** Removes a document; its file is removed a day later. */
export async function takeOut(db: Database, actor: Actor, id: string): Promise<void> {
  const { companyId } = actor.scope
  await db.transaction(async (tx) => {
    const { requireOpen } = await lockOpen(tx, companyId)
    const document = await requireDocument(tx, companyId, id)
    requireOpen(document)
    await deleteDocument(tx, companyId, id)
    if (document.objectName) await releaseUploads(tx, companyId, [document.objectName])
    await audit(tx, actor, 'removed', id, document, null)
  })
}

/** Refuses a submission with a required document missing or expired. */
export function checkComplete(
  kind: CompanyKind,
  documents: readonly CompanyDocument[],
  today = bangkokToday(),
): void {
  const good = documents.filter(({ state }) => state !== 'refused')
  const missing = requiredDocumentKindsOf(kind)
    .filter((required) => !good.some((document) => document.kind === required))
    .map((field) => ({ field, rule: 'required' as const, params: {} }))
  const over = good
    .filter(({ expiresOn }) => expiresOn !== null && expiresOn < today)
    .map((document) => ({ field: document.kind, rule: 'not_past' as const, params: {} }))
  if (missing.length + over.length > 0) throw validationFailed([...missing, ...over])
}

export type OpenedFile = { readonly document: CompanyDocument; readonly bytes: Uint8Array }

/** A document's file; 404 when the company has no such document, or its file is no longer kept. */
export async function openFile(
  db: Database,
  storage: FileStorage,
  companyId: string,
  id: string,
): Promise<OpenedFile> {
  const document = await requireDocument(db, companyId, id)
  if (!document.objectName) throw notFound()
  const bytes = await orUnavailable(storage.read(document.objectName, uploadTerms[kind].maxBytes))
  if (!bytes) throw notFound()
  return { document, bytes }
}

/** Removes the files of documents decided long enough ago, but keeps the decisions; answers how many. */
export async function removeDecidedFiles(db: Database, work: ItemWork): Promise<number> {
  return workThrough(db, work, {
    list: listDecided,
    idOf: ({ id }) => id,
    handle: (key) =>
      db.transaction(async (tx) => {
        const objectName = await forgetFile(tx, key)
        if (objectName) await releaseUploads(tx, key.companyId, [objectName])
      }),
  })
}

/** Removes such files once an hour while the app listens. */
export function scheduleDecidedFileRemoval(app: ServiceApp, db: Database): void {
  addRoutine(app, {
    name: 'decided documents',
    everySeconds: 3_600,
    run: async (work) => {
      const removed = await removeDecidedFiles(db, work)
      if (removed > 0) work.log.info({ removed }, 'files of decided documents given up')
    },
  })
}

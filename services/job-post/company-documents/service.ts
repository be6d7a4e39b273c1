import type { Static } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import type { IdentityProvider } from '@/services/shared/identity/provider'
import { notFound, Problem, unavailable, validationFailed } from '@/services/shared/problem'
import { addRoutine } from '@/services/shared/routine'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import type { ServiceApp } from '@/services/shared/service'
import type { FileStorage } from '@/services/shared/storage/file-storage'
import { permitUpload, type UploadPermit } from '@/services/shared/uploads/upload-permit'
import { stale } from '@/services/shared/version'
import {
  type CompanyDocumentInput,
  documentKinds,
  maxDocumentsOfKind,
  requiredDocumentKinds,
} from '@/validators/company-document'
import { bangkokToday } from '@/validators/rules'
import type { UploadInput } from '@/validators/upload'
import { type FileType, uploadTerms } from '@/validators/upload-terms'
import { type Company, lockCompany } from '../companies/repository'
import { hasToAnswer } from '../company-disputes/repository'
import type { Actor } from '../members/actor'
import { holdUploads, inspectUpload, keepPrivately, noteUpload, releaseUploads } from '../uploads/service'
import { isOpenForDocuments } from '../verifications/state-machine'
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

/** Everything the company has sent. */
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

type Open = (document?: CompanyDocument) => void

/**
 * Locks the company for a change of its documents; 409 while they are with staff or when they were decided. Answers a
 * check of whether an existing document may be changed.
 */
async function lockOpen(tx: Database, companyId: string): Promise<Open> {
  const company = await lockCompany(tx, companyId)
  if (!company) throw notFound()
  const openness = await opennessOf(tx, company)
  const check: Open = (document) => {
    const isSent = document !== undefined && document.state !== 'draft'
    if (openness === 'open' || (openness === 'additions' && !isSent)) return
    throw new Problem(409, 'wrong_state', { current: { verification: company.verification } })
  }
  check()
  return check
}

async function requireDocument(db: Database, companyId: string, id: string): Promise<CompanyDocument> {
  const document = await findDocument(db, companyId, id)
  if (!document) throw notFound()
  return document
}

/** Permits one document to be uploaded. */
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

/** A file that was checked and moved to where only the services read it. */
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

/** Adds a document, in the place of another one where it replaces one. */
export async function addDocument(
  tx: Database,
  actor: Actor,
  { replaces, ...input }: Omit<CompanyDocumentInput, 'fileName'> & { replaces?: string },
  file: PrivateFile,
): Promise<CompanyDocument> {
  const { companyId } = actor.scope
  const requireOpen = await lockOpen(tx, companyId)
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

/** Changes until when a document is valid. */
export async function changeValidity(
  db: Database,
  actor: Actor,
  id: string,
  version: number,
  expiresOn: string | null,
): Promise<CompanyDocument> {
  const { companyId } = actor.scope
  return db.transaction(async (tx) => {
    const requireOpen = await lockOpen(tx, companyId)
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

/** Takes a document out; its file goes a day later. */
export async function takeOut(db: Database, actor: Actor, id: string): Promise<void> {
  const { companyId } = actor.scope
  await db.transaction(async (tx) => {
    const requireOpen = await lockOpen(tx, companyId)
    const document = await requireDocument(tx, companyId, id)
    requireOpen(document)
    await deleteDocument(tx, companyId, id)
    if (document.objectName) await releaseUploads(tx, companyId, [document.objectName])
    await audit(tx, actor, 'removed', id, document, null)
  })
}

/** What a company cannot be reviewed with: a required paper that is missing, or one that is over. */
export function checkComplete(documents: readonly CompanyDocument[], today = bangkokToday()): void {
  const good = documents.filter(({ state }) => state !== 'refused')
  const missing = requiredDocumentKinds
    .filter((required) => !good.some((document) => document.kind === required))
    .map((field) => ({ field, rule: 'required' as const, params: {} }))
  const over = good
    .filter(({ expiresOn }) => expiresOn !== null && expiresOn < today)
    .map((document) => ({ field: document.kind, rule: 'not_past' as const, params: {} }))
  if (missing.length + over.length > 0) throw validationFailed([...missing, ...over])
}

export type OpenedFile = { readonly document: CompanyDocument; readonly bytes: Uint8Array }

/** A document's file; 404 when there is no such document of the company, or its file is not kept any more. */
export async function openFile(
  db: Database,
  storage: FileStorage,
  companyId: string,
  id: string,
): Promise<OpenedFile> {
  const document = await requireDocument(db, companyId, id)
  if (!document.objectName) throw notFound()
  const bytes = await storage
    .read(document.objectName, uploadTerms[kind].maxBytes)
    .catch((error: unknown) => Promise.reject(unavailable(error)))
  if (!bytes) throw notFound()
  return { document, bytes }
}

/** Removes the files of documents decided long enough ago and keeps the decisions; answers how many. */
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

/** Does so once an hour while the app listens. */
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

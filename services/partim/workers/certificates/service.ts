import { randomUUID } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { holdPhoto, insertPhoto, isListed, releasePhotos } from '@/services/shared/accounts/photo-repository'
import { folderOf, removeNow } from '@/services/shared/accounts/photos'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import type { IdentityProvider } from '@/services/shared/identity/provider'
import { notFound, orUnavailable, Problem, validationFailed } from '@/services/shared/problem'
import type { FileStorage } from '@/services/shared/storage/file-storage'
import { inspectFile } from '@/services/shared/uploads/inspect-file'
import { uploadExpired } from '@/services/shared/uploads/removal'
import { permitUpload } from '@/services/shared/uploads/upload-permit'
import type { CertificateInput } from '@/validators/certificate'
import { maxCertificates } from '@/validators/certificate-kinds'
import type { UploadInput } from '@/validators/upload'
import { extensionOf, type FileType, readObjectName, uploadTerms } from '@/validators/upload-terms'
import {
  type Certificate,
  deleteCertificate,
  findCertificate,
  findWorkerId,
  insertCertificates,
  listCertificates,
  lockWorker,
} from './repository'

export type CertificateParts = {
  readonly db: Database
  readonly identity: Pick<IdentityProvider, 'uploadToken'>
  readonly storage: FileStorage
}

import { indexWorkers } from '../search-entries/service'

/** A certificate as it is stored. */
export type StoredCertificate = Certificate

type Owner = { readonly uid: string; readonly requestId: string }

const kind = 'certificate'

const workerOf = async (db: Database, uid: string): Promise<string> => {
  const workerId = await findWorkerId(db, uid)
  if (workerId === null) throw notFound()
  return workerId
}

/** All certificates of an account's worker. */
export const ownCertificates = async (db: Database, uid: string): Promise<Certificate[]> =>
  listCertificates(db, await workerOf(db, uid))

/** Permits the upload of one certificate. */
export async function permitCertificate({ db, identity }: CertificateParts, uid: string, input: UploadInput) {
  const permit = await permitUpload(identity, kind, folderOf(uid), input)
  await insertPhoto(db, uid, `${permit.path}/${permit.fileName}`)
  return permit
}

/** A checked file, stored where only the services can read it. */
export type PrivateFile = { readonly objectName: string; readonly fileType: FileType }

/**
 * Checks an uploaded file and moves it to the private place, a picture without position and device data. Rejects with the
 * problem that says why it is refused; a refused file is removed.
 */
export async function takeIn(parts: CertificateParts, uid: string, fileName: string): Promise<PrivateFile> {
  const { db, storage } = parts
  const { owners, folder, maxBytes } = uploadTerms[kind]
  const uploaded = `${owners}/${folderOf(uid)}/${folder}/${fileName}`
  const file = readObjectName(uploaded)
  const isOwn = file?.kind === kind && (await isListed(db, uid, uploaded))
  const bytes = isOwn ? await orUnavailable(storage.read(uploaded, maxBytes)) : null
  if (!file || !bytes) throw new Problem(422, 'file_not_found')
  const inspection = inspectFile(bytes, kind, file.fileType)
  const objectName = `${owners}/${folderOf(uid)}/private/${randomUUID()}.${extensionOf[file.fileType]}`
  if (inspection.fault === null) {
    await insertPhoto(db, uid, objectName)
    await orUnavailable(storage.write(objectName, inspection.bytes, file.fileType))
  }
  await releasePhotos(db, uid, [uploaded])
  await removeNow(parts, [uploaded])
  if (inspection.fault !== null) throw new Problem(422, inspection.fault)
  return { objectName, fileType: file.fileType }
}

const audit = (tx: Database, { uid, requestId }: Owner, action: string, certificate: Certificate) =>
  recordAudit(tx, {
    actorUid: uid,
    requestId,
    action: `certificate.${action}`,
    subjectType: 'certificate',
    subjectId: certificate.id,
    [action === 'added' ? 'after' : 'before']: { kind: certificate.kind, title: certificate.title },
  })

/** Adds a certificate; 422 when there are as many as a worker may keep. */
export async function addCertificate(
  tx: Database,
  owner: Owner,
  { kind: of, title }: Pick<CertificateInput, 'kind' | 'title'>,
  file: PrivateFile,
): Promise<Certificate> {
  const workerId = await lockWorker(tx, owner.uid)
  if (workerId === null) throw notFound()
  if ((await listCertificates(tx, workerId)).length >= maxCertificates) {
    throw validationFailed([{ field: 'kind', rule: 'max_items', params: { max: maxCertificates } }])
  }
  const added = { id: uuidv7(), workerId, kind: of, title: of === 'other' ? (title ?? '') : '', ...file }
  await insertCertificates(tx, [added])
  if (!(await holdPhoto(tx, owner.uid, file.objectName))) throw validationFailed([uploadExpired('fileName')])
  await indexWorkers(tx, [workerId])
  const certificate = { ...added, createdAt: new Date() }
  await audit(tx, owner, 'added', certificate)
  return certificate
}

/** Removes a certificate and its file; one that does not exist counts as removed. */
export async function removeCertificate(parts: CertificateParts, owner: Owner, id: string): Promise<void> {
  const gone = await parts.db.transaction(async (tx) => {
    const workerId = await workerOf(tx, owner.uid)
    const certificate = await deleteCertificate(tx, workerId, id)
    if (!certificate) return []
    await indexWorkers(tx, [workerId])
    await audit(tx, owner, 'removed', certificate)
    // All sample workers have one file, which is on nobody's list.
    if (!(await isListed(tx, owner.uid, certificate.objectName))) return []
    await releasePhotos(tx, owner.uid, [certificate.objectName])
    return [certificate.objectName]
  })
  await removeNow(parts, gone)
}

export type OpenedCertificate = { readonly certificate: Certificate; readonly bytes: Uint8Array }

/** The file of a worker's certificate; 404 when there is none. The caller must have checked who may read it. */
export async function openCertificate(
  { db, storage }: Pick<CertificateParts, 'db' | 'storage'>,
  workerId: string,
  id: string,
): Promise<OpenedCertificate> {
  const certificate = await findCertificate(db, workerId, id)
  if (!certificate) throw notFound()
  const bytes = await orUnavailable(storage.read(certificate.objectName, uploadTerms[kind].maxBytes))
  if (!bytes) throw notFound()
  return { certificate, bytes }
}

/** The same for an account's own certificate. */
export const openOwnCertificate = async (
  parts: Pick<CertificateParts, 'db' | 'storage'>,
  uid: string,
  id: string,
): Promise<OpenedCertificate> => openCertificate(parts, await workerOf(parts.db, uid), id)

/** Everything stored about an account's certificates, for the copy of the worker's data; the files are opened one by one. */
export const certificateRecords = async (db: Database, uid: string) => {
  const workerId = await findWorkerId(db, uid)
  return workerId === null ? [] : listCertificates(db, workerId)
}

import type { Static } from '@fastify/type-provider-typebox'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import type { IdentityProvider } from '@/services/shared/identity/provider'
import { notFound, orUnavailable } from '@/services/shared/problem'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import type { FileStorage } from '@/services/shared/storage/file-storage'
import { permitUpload, type UploadPermit } from '@/services/shared/uploads/upload-permit'
import type { UploadInput } from '@/validators/upload'
import { type FileType, uploadTerms } from '@/validators/upload-terms'
import type { Doer } from '../../platform/access/actor'
import {
  holdUploads,
  inspectUpload,
  keepPrivately,
  noteUpload,
  releaseUploads,
} from '../../platform/uploads/service'
import { changeRefund, listPastFiles, lockRefund, type TaxRefund } from './repository'
import { lockEditable } from './service'

const kind = 'tax_certificate'

type FileParts = { readonly db: Database; readonly storage: FileStorage }

/** Permits the upload of one certificate. */
export async function permitCertificate(
  db: Database,
  identity: IdentityProvider,
  { scope: { companyId } }: Doer,
  input: UploadInput,
): Promise<Static<typeof UploadPermit>> {
  const permit = await permitUpload(identity, kind, companyId, input)
  await noteUpload(db, { companyId, objectName: `${permit.path}/${permit.fileName}` })
  return permit
}

type NewCertificate = { readonly name: string; readonly fileName: string }

/**
 * Adds an uploaded certificate to a refund, or puts it in the place of the earlier one. What is not the picture or PDF that
 * it claims to be is removed, and refused with the problem that says why.
 */
export async function addCertificate(
  { db, storage }: FileParts,
  doer: Doer,
  id: string,
  { name, fileName }: NewCertificate,
): Promise<TaxRefund> {
  const { companyId } = doer.scope
  await db.transaction((tx) => lockEditable(tx, doer.scope, id))
  const { owners, folder } = uploadTerms[kind]
  const uploaded = { companyId, objectName: `${owners}/${companyId}/${folder}/${fileName}` }
  const file = await inspectUpload(db, storage, uploaded, kind)
  const objectName = await keepPrivately(db, storage, uploaded, file)
  return db.transaction(async (tx) => {
    const refund = await lockEditable(tx, doer.scope, id)
    await holdUploads(tx, companyId, {
      field: 'certificate',
      before: refund.objectName ? [refund.objectName] : [],
      after: [objectName],
    })
    await recordAudit(tx, {
      actorUid: doer.uid,
      requestId: doer.requestId,
      companyId,
      action: 'tax_refund.certificate_added',
      subjectType: 'tax_refund',
      subjectId: id,
      after: { name },
    })
    const { fileType, bytes } = file
    return changeRefund(tx, refund, { fileName: name, objectName, fileType, fileSize: bytes.length })
  })
}

export type OpenedCertificate = {
  readonly name: string
  readonly fileType: FileType
  readonly bytes: Uint8Array
}

/** The certificate's file; 404 where there is none, or none any more. */
export async function openCertificate(storage: FileStorage, refund: TaxRefund): Promise<OpenedCertificate> {
  const { objectName, fileName, fileType } = refund
  if (!objectName || !fileName || !fileType) throw notFound()
  const bytes = await orUnavailable(storage.read(objectName, uploadTerms[kind].maxBytes))
  if (!bytes) throw notFound()
  return { name: fileName, fileType, bytes }
}

/** Gives up certificates whose legal retention is over; a routine of routes.ts. */
export async function removePastCertificates(db: Database, work: ItemWork): Promise<void> {
  await workThrough(db, work, {
    list: listPastFiles,
    idOf: ({ id }) => id,
    handle: (key) =>
      db.transaction(async (tx) => {
        const refund = await lockRefund(tx, key)
        if (!refund?.objectName) return
        await changeRefund(tx, key, { objectName: null })
        await releaseUploads(tx, key.companyId, [refund.objectName])
      }),
  })
}

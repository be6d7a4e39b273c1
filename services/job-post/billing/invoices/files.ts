import { createHash } from 'node:crypto'
import type { Database } from '@/services/shared/database'
import { notFound, orUnavailable } from '@/services/shared/problem'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import type { FileStorage } from '@/services/shared/storage/file-storage'
import { holdUploads, noteWritten, releaseUploads } from '../../platform/uploads/service'
import { findOrder } from '../orders/repository'
import { drawTaxDocument } from './drawing'
import { creditNoteFacts, invoiceFacts, type TaxDocumentFacts } from './facts'
import {
  findConfirmed,
  findDocument,
  findInvoice,
  forgetFile,
  listCreditNotes,
  listPastFiles,
  listUndrawn,
  noteFile,
  type TaxDocument,
  type TaxDocumentKey,
} from './repository'

/** More than any document has. */
const maxBytes = 2 * 1024 * 1024

type FileParts = { readonly db: Database; readonly storage: FileStorage }

async function factsOf(db: Database, document: TaxDocument): Promise<TaxDocumentFacts> {
  const { companyId, orderId } = document
  const order = await findOrder(db, { companyId, id: orderId })
  if (!order) throw new Error(`document ${document.number} has no order`)
  if (document.kind === 'invoice') {
    const payment = await findConfirmed(db, document)
    if (!payment) throw new Error(`invoice ${document.number} has no payment`)
    return invoiceFacts(document, order, payment)
  }
  const invoice = await findInvoice(db, { companyId, orderId })
  if (!invoice) throw new Error(`credit note ${document.number} has no invoice`)
  const notes = await listCreditNotes(db, { companyId, orderId })
  const earlier = notes.filter(({ id }) => id < document.id)
  return creditNoteFacts(document, order, invoice, earlier)
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Draws and stores the file of a document, unless it has one. The name in the bucket is made of the content, so that two
 * that draw at once, or one after a crash, never put other bytes under a name that counts.
 */
async function drawFile({ db, storage }: FileParts, document: TaxDocument): Promise<void> {
  const { companyId } = document
  const bytes = await drawTaxDocument(await factsOf(db, document))
  const sha256 = hashOf(bytes)
  const objectName = `companies/${companyId}/private/tax-${sha256}.pdf`
  await noteWritten(db, { companyId, objectName })
  await orUnavailable(storage.write(objectName, bytes, 'application/pdf'))
  await db.transaction(async (tx) => {
    if (!(await noteFile(tx, document, { objectName, sha256 }))) return
    await holdUploads(tx, companyId, { field: 'file', before: [], after: [objectName] })
  })
}

export type TaxDocumentFile = { readonly document: TaxDocument; readonly bytes: Uint8Array }

/** The file of a document, drawn now if it is not there yet; the same bytes for ever. 404 where there is none any more. */
export async function openTaxDocument(parts: FileParts, key: TaxDocumentKey): Promise<TaxDocumentFile> {
  const { db, storage } = parts
  const known = await findDocument(db, key)
  if (!known) throw notFound()
  if (known.drawnAt === null) await drawFile(parts, known)
  const document = known.drawnAt === null ? await findDocument(db, key) : known
  if (!document?.objectName) throw notFound()
  const bytes = await orUnavailable(storage.read(document.objectName, maxBytes))
  if (!bytes) throw new Error(`the file of ${document.number} is missing in the bucket`)
  if (hashOf(bytes) !== document.sha256) throw new Error(`the file of ${document.number} was changed`)
  return { document, bytes }
}

/** The file of an order's tax invoice and receipt; 404 for an order that is not paid. */
export async function openReceipt(
  parts: FileParts,
  order: Pick<TaxDocument, 'companyId' | 'orderId'>,
): Promise<TaxDocumentFile> {
  const invoice = await findInvoice(parts.db, order)
  if (!invoice) throw notFound()
  return openTaxDocument(parts, invoice)
}

/** The file of a credit note; 404 for another kind of document. */
export async function openCreditNote(parts: FileParts, key: TaxDocumentKey): Promise<TaxDocumentFile> {
  const note = await findDocument(parts.db, key)
  if (note?.kind !== 'credit_note') throw notFound()
  return openTaxDocument(parts, key)
}

/** Draws what nobody has asked for yet; a routine of routes.ts. */
export async function drawDocuments(parts: FileParts, work: ItemWork): Promise<void> {
  await workThrough(parts.db, work, {
    list: listUndrawn,
    idOf: ({ id }) => id,
    handle: (key) => openTaxDocument(parts, key),
  })
}

/** Gives up the files of documents whose legal retention is over; a routine of routes.ts. */
export async function removePastFiles({ db }: Pick<FileParts, 'db'>, work: ItemWork): Promise<void> {
  await workThrough(db, work, {
    list: listPastFiles,
    idOf: ({ id }) => id,
    handle: (key) =>
      db.transaction(async (tx) => {
        const objectName = await forgetFile(tx, key)
        if (objectName) await releaseUploads(tx, key.companyId, [objectName])
      }),
  })
}

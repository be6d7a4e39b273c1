import { Type } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { addRoutine } from '@/services/shared/routine'
import { Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { actorOf } from '../../platform/access/actor'
import type { Deps } from '../../platform/deps'
import { drawDocuments, openCreditNote, openReceipt, removePastFiles, type TaxDocumentFile } from './files'

const config = { access: 'member', permission: 'billing.view' } as const
const Pdf = Type.Unsafe<never>({ type: 'string', format: 'binary' })

/** Sends a document's bytes under its number; the web sets the headers that restrict what a browser does with them. */
function sendDocument(reply: FastifyReply, { document, bytes }: TaxDocumentFile): never {
  reply.header('content-disposition', `attachment; filename="${document.number}.pdf"`)
  reply.type('application/pdf')
  return Buffer.from(bytes) as never
}

/** Operations to read the documents of paid orders; what issues them is in issuing.ts. */
export function invoiceRoutes(app: ServiceApp, { db, storage }: Pick<Deps, 'db' | 'storage'>): void {
  const parts = { db, storage }

  app.get(
    '/v1/orders/:orderId/receipt',
    {
      config,
      schema: {
        operationId: 'getReceipt',
        summary: 'The tax invoice and receipt of a paid order as PDF',
        params: Type.Object({ orderId: Uuid }),
        response: { 200: Pdf },
      },
    },
    async (request, reply) => {
      const { companyId } = actorOf(request).scope
      return sendDocument(reply, await openReceipt(parts, { companyId, orderId: request.params.orderId }))
    },
  )

  app.get(
    '/v1/credit-notes/:creditNoteId/file',
    {
      config,
      schema: {
        operationId: 'getCreditNoteFile',
        summary: 'A credit note as PDF',
        params: Type.Object({ creditNoteId: Uuid }),
        response: { 200: Pdf },
      },
    },
    async (request, reply) => {
      const { companyId } = actorOf(request).scope
      return sendDocument(reply, await openCreditNote(parts, { companyId, id: request.params.creditNoteId }))
    },
  )

  addRoutine(app, { name: 'draw tax documents', everySeconds: 60, run: (work) => drawDocuments(parts, work) })
  addRoutine(app, {
    name: 'past tax documents',
    everySeconds: 3_600,
    run: (work) => removePastFiles(parts, work),
  })
}

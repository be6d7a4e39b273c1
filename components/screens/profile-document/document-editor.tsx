'use client'

import { useCallback } from 'react'
import {
  type ChooserProps,
  DocumentBoard,
  type DocumentBoardProps,
} from '@/components/company-documents/document-board'
import { DocumentChooser } from '@/components/uploads/document-chooser'
import type { Send } from '@/components/uploads/use-uploads'
import { localProblem } from '@/lib/api/problem'
import type { CompanyDocument } from '@/lib/company-documents/company-document'
import { uploadTerms } from '@/validators/upload-terms'

export type DocumentEditorProps = Omit<DocumentBoardProps, 'chooser'>

const { maxBytes } = uploadTerms.company_document

/** Uploads a file, then adds it as a document. The upload code loads with the first file. */
const sendAs =
  ({ kind, replaces }: Pick<ChooserProps, 'kind' | 'replaces'>): Send<CompanyDocument> =>
  async (source, options) => {
    try {
      const [{ sendDocument }, { storageProblem }, { addCompanyDocument, permitCompanyDocument }] =
        await Promise.all([
          import('@/lib/uploads/send-document'),
          import('@/lib/uploads/storage-problem'),
          import('@/lib/company-documents/requests'),
        ])
      try {
        const askPermit = permitCompanyDocument
        const sent = await sendDocument(source, { ...options, maxBytes, askPermit })
        const document = { kind, ...sent, replaces }
        return { arrived: await addCompanyDocument(document), problem: null }
      } catch (error) {
        return { problem: navigator.onLine ? storageProblem(error) : localProblem('network') }
      }
    } catch {
      // The upload code could not be loaded.
      return { problem: localProblem('network') }
    }
  }

/** The board with its file choosers. */
export default function DocumentEditor(props: DocumentEditorProps) {
  return <DocumentBoard {...props} chooser={(chooser) => <Chooser {...chooser} />} />
}

function Chooser({ kind, replaces, onBusy, ...rest }: ChooserProps) {
  const key = replaces ?? kind
  const noteBusy = useCallback((busy: boolean) => onBusy(key, busy), [onBusy, key])
  return (
    <DocumentChooser
      {...rest}
      replaces={replaces !== undefined}
      send={sendAs({ kind, replaces })}
      onBusy={noteBusy}
    />
  )
}

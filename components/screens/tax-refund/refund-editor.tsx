'use client'

import { RefundPanel, type RefundPanelProps } from '@/components/tax-refunds/refund-panel'
import { DocumentChooser } from '@/components/uploads/document-chooser'
import type { Send } from '@/components/uploads/use-uploads'
import { localProblem } from '@/lib/api/problem'
import type { TaxRefund } from '@/lib/tax-refunds/tax-refund'
import { uploadTerms } from '@/validators/upload-terms'

export type RefundEditorProps = Omit<RefundPanelProps, 'chooser'>

const { maxBytes } = uploadTerms.tax_certificate

/** Uploads a certificate, then puts it into the refund. The upload code loads with the file. */
const sendTo =
  (refundId: string): Send<TaxRefund | null> =>
  async (source, options) => {
    try {
      const [{ sendDocument }, { storageProblem }, { addTaxCertificate, permitTaxCertificate }] =
        await Promise.all([
          import('@/lib/uploads/send-document'),
          import('@/lib/uploads/storage-problem'),
          import('@/lib/tax-refunds/requests'),
        ])
      try {
        const askPermit = permitTaxCertificate
        const sent = await sendDocument(source, { ...options, maxBytes, askPermit })
        const { refund } = await addTaxCertificate({ id: refundId }, sent)
        return { arrived: refund, problem: null }
      } catch (error) {
        return { problem: navigator.onLine ? storageProblem(error) : localProblem('network') }
      }
    } catch {
      // The upload code could not be loaded.
      return { problem: localProblem('network') }
    }
  }

/** The form with its file chooser. */
export default function RefundEditor(props: RefundEditorProps) {
  return (
    <RefundPanel
      {...props}
      chooser={({ refundId, label, of, replaces, describedBy, onArrived, onBusy }) => (
        <DocumentChooser
          key={String(replaces)}
          label={label}
          of={of}
          room={1}
          replaces={replaces}
          describedBy={describedBy}
          send={sendTo(refundId)}
          onArrived={(arrived) => arrived && onArrived(arrived)}
          onBusy={onBusy}
        />
      )}
    />
  )
}

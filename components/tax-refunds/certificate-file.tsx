'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode, Ref } from 'react'
import { buttonClass } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { certificatePath, type TaxRefund } from '@/lib/tax-refunds/tax-refund'
import type { ChooserProps } from './chooser-props'

type CertificateFileProps = {
  refund: TaxRefund
  isMissing: boolean
  chooser: (props: ChooserProps) => ReactNode
  onArrived: (refund: TaxRefund) => void
  onBusy: (busy: boolean) => void
  ref: Ref<HTMLElement>
}

const kilobyte = 1024

/** The certificate's file: choosing it, and what was chosen. */
export function CertificateFile({
  refund,
  isMissing,
  chooser,
  onArrived,
  onBusy,
  ref,
}: CertificateFileProps) {
  const t = useTranslations('taxRefunds.form')
  const { file } = refund
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby="tax-certificate" className="outline-none">
      <h3 id="tax-certificate" className="font-medium">
        {t('file')}
      </h3>
      <p id="tax-certificate-about" className="mt-1 text-sm text-ink-2">
        {t('fileHint')}
      </p>
      {isMissing && (
        <p role="alert" className="mt-2 text-sm text-chilli">
          {t('fileMissing')}
        </p>
      )}
      {file && (
        <div className="mt-3 rounded-control border border-line p-3">
          <p className="font-medium [overflow-wrap:anywhere]">{file.name}</p>
          <p className="text-sm text-ink-3">{t('fileSize', { size: Math.ceil(file.size / kilobyte) })}</p>
          <div className="mt-3 flex flex-wrap items-start gap-2">
            <a
              href={certificatePath(refund)}
              download
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              <Icon name="download" />
              {t('fileOpen')}
            </a>
            {chooser(chooserOf(true))}
          </div>
        </div>
      )}
      {!file && <div className="mt-3">{chooser(chooserOf(false))}</div>}
    </section>
  )

  function chooserOf(replaces: boolean): ChooserProps {
    return {
      refundId: refund.id,
      label: t(replaces ? 'fileReplace' : 'fileChoose'),
      of: t('file'),
      replaces,
      describedBy: 'tax-certificate-about',
      onArrived,
      onBusy,
    }
  }
}

'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { useProblemText } from '@/components/forms/problem-text'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-style'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { Photo } from '@/components/ui/photo'
import { type Problem, ProblemError } from '@/lib/api/problem'
import { type CompanyDocument, pathOfFile } from '@/lib/company-documents/company-document'
import { removeCompanyDocument } from '@/lib/company-documents/requests'
import { formatDay } from '@/lib/dates/format-thai'
import { documentKinds } from '@/validators/company-document'
import { DocumentState } from './document-state'
import { ExpiryInput } from './expiry-input'

type DocumentRowProps = {
  document: CompanyDocument
  isOpen: boolean
  /** Chooses the file that replaces this one. */
  replaceChooser: ReactNode
  onChanged: (document: CompanyDocument) => void
  /** Called with a change that is being stored. */
  onStoring: (stored: Promise<boolean>) => void
  onRemoved: (document: CompanyDocument) => void
}

const kilobyte = 1024

/** One document: its preview, its state and the reason, and what can be done with it. */
export function DocumentRow({
  document,
  isOpen,
  replaceChooser,
  onChanged,
  onStoring,
  onRemoved,
}: DocumentRowProps) {
  const t = useTranslations('companyDocuments')
  const [asking, setAsking] = useState(false)
  const { name, kind, state, reason, expiresOn, hasFile, size } = document
  const isPicture = document.fileType !== 'application/pdf'
  return (
    <li className="rounded-control border border-line p-3">
      <div className="flex gap-3">
        <Photo
          src={isPicture && hasFile ? pathOfFile(document) : undefined}
          alt=""
          icon="post"
          className="size-16 shrink-0 rounded-control border border-line"
        />
        <div className="min-w-0 flex-1">
          <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
          <p className="text-sm text-ink-3">
            {t('file', { type: isPicture ? t('picture') : 'PDF', size: Math.ceil(size / kilobyte) })}
          </p>
          <div className="mt-1.5">
            <DocumentState state={state} />
          </div>
        </div>
      </div>
      {reason && (
        <p className="mt-2 text-sm text-chilli">
          <strong className="font-semibold">{t('reason')}</strong> {reason}
        </p>
      )}
      {!hasFile && <p className="mt-2 text-sm text-ink-2">{t('fileRemoved')}</p>}
      {documentKinds[kind].expires && isOpen && (
        <div className="mt-3">
          {/* A new version may have another date, so the control is mounted again. */}
          <ExpiryInput
            key={document.version}
            document={document}
            onChanged={onChanged}
            onStoring={onStoring}
          />
        </div>
      )}
      {!isOpen && expiresOn && (
        <p className="mt-2 text-sm text-ink-2">{t('expiry.until', { day: formatDay(expiresOn) })}</p>
      )}
      <div className="mt-3 flex flex-wrap items-start gap-2">
        {hasFile && (
          <a
            href={pathOfFile(document)}
            target="_blank"
            rel="noopener"
            aria-label={t('action', { action: t(isPicture ? 'open' : 'save'), name })}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            <Icon name="eye" />
            {t(isPicture ? 'open' : 'save')}
          </a>
        )}
        {isOpen && (
          <>
            {replaceChooser}
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('action', { action: t('remove'), name })}
              onClick={() => setAsking(true)}
            >
              <Icon name="trash" />
              {t('remove')}
            </Button>
            <RemoveDialog
              document={document}
              open={asking}
              onClose={() => setAsking(false)}
              onRemoved={() => {
                setAsking(false)
                onRemoved(document)
              }}
            />
          </>
        )}
      </div>
    </li>
  )
}

type RemoveDialogProps = {
  document: CompanyDocument
  open: boolean
  onClose: () => void
  onRemoved: () => void
}

/** Asks for confirmation before a document is removed: we cannot restore its file. */
function RemoveDialog({ document, open, onClose, onRemoved }: RemoveDialogProps) {
  const t = useTranslations('companyDocuments.removal')
  const problemText = useProblemText()
  const [working, setWorking] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const remove = async () => {
    setWorking(true)
    setProblem(null)
    try {
      await removeCompanyDocument(document)
      onRemoved()
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      setProblem(error.problem)
    } finally {
      setWorking(false)
    }
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="confirm"
      title={t('title')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button variant="danger" loading={working} onClick={() => void remove()}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <p className="text-ink-2 [overflow-wrap:anywhere]">{t('explain', { name: document.name })}</p>
      {problem && (
        <p role="alert" className="mt-3 text-sm text-chilli">
          {problemText(problem)}
        </p>
      )}
    </Dialog>
  )
}

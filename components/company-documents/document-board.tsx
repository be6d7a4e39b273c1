'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { FormProblem } from '@/components/forms/form-problem'
import { ReadyFields } from '@/components/forms/ready-fields'
import { FormBar } from '@/components/layout/form-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { toast } from '@/components/ui/toast'
import type { Problem } from '@/lib/api/problem'
import type { CompanyDocument, CompanyDocuments } from '@/lib/company-documents/company-document'
import { submitCompanyDocuments } from '@/lib/company-documents/requests'
import {
  type CompanyDocumentKind,
  documentKindNames,
  documentKindsOf,
  maxDocumentsOfKind,
  requiredDocumentKindsOf,
} from '@/validators/company-document'
import type { CompanyKind } from '@/validators/company-kind'
import { DocumentRow } from './document-row'

/** Props of the component that chooses and sends files of one kind; the page supplies it. */
export type ChooserProps = {
  readonly kind: CompanyDocumentKind
  readonly label: string
  readonly of: string
  readonly room: number
  /** The document to replace. */
  readonly replaces?: string
  readonly describedBy?: string
  readonly onArrived: (document: CompanyDocument) => void
  readonly onBusy: (key: string, busy: boolean) => void
}

export type DocumentBoardProps = {
  /** Whose documents they are, which decides what is asked for. */
  companyKind: CompanyKind
  documents: CompanyDocuments
  chooser: (props: ChooserProps) => ReactNode
}

type Fault = 'required' | 'not_past'

/** All documents of a company for its verification, by kind, with the button that submits them to staff. */
export function DocumentBoard({ companyKind, documents, chooser }: DocumentBoardProps) {
  const t = useTranslations('companyDocuments')
  const router = useRouter()
  const { isOpen, mayAdd } = documents
  const asked = documentKindsOf(companyKind)
  const required = requiredDocumentKindsOf(companyKind)
  const [items, setItems] = useState<readonly CompanyDocument[]>(documents.items)
  const [notice, setNotice] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [faults, setFaults] = useState<Readonly<Record<string, Fault>>>({})
  const [sending, setSending] = useState(false)
  const busy = useRef(new Set<string>())
  const storing = useRef(new Map<string, Promise<boolean>>())
  const sections = useRef(new Map<string, HTMLElement>())

  const onBusy = useCallback((key: string, isBusy: boolean) => {
    if (isBusy) busy.current.add(key)
    else busy.current.delete(key)
  }, [])
  const forgive = (kind: CompanyDocumentKind) => setFaults(({ [kind]: _, ...rest }) => rest)
  const put = (document: CompanyDocument, replaces?: string) => {
    setItems((all) =>
      replaces === undefined
        ? [...all, document]
        : all.map((item) => (item.id === replaces ? document : item)),
    )
    forgive(document.kind)
    setNotice(t(replaces === undefined ? 'added' : 'replaced', { name: document.name }))
  }

  const submit = async () => {
    setProblem(null)
    if (busy.current.size > 0) return setProblem(waiting)
    setSending(true)
    // Pressing the button leaves a control, whose value is stored first; a refusal is shown beside it.
    const stored = await Promise.all(storing.current.values())
    storing.current.clear()
    if (!stored.every(Boolean)) return setSending(false)
    const refused = await submitCompanyDocuments()
    setSending(false)
    if (refused === null) {
      void toast('success', t('submitted'))
      return router.refresh()
    }
    const found = Object.fromEntries(
      (refused.errors ?? []).map(
        ({ field, rule }) => [field, rule === 'not_past' ? rule : 'required'] as const,
      ),
    )
    setFaults(found)
    const first = documentKindNames.find((kind) => kind in found)
    if (first) sections.current.get(first)?.focus()
    setProblem(first ? incomplete : refused)
    if (refused.code === 'wrong_state') router.refresh()
  }

  return (
    <ReadyFields className="grid gap-5">
      <p role="status" className="sr-only">
        {notice}
      </p>
      {documentKindNames.map((kind) => {
        const own = items.filter((item) => item.kind === kind)
        const isAsked = mayAdd && asked.includes(kind)
        if (!isAsked && own.length === 0) return null
        const fault = faults[kind]
        const title = t(`kinds.${kind}.title`)
        return (
          <Card key={kind} className="p-4 sm:p-5">
            <section
              ref={(element) => {
                if (element) sections.current.set(kind, element)
              }}
              tabIndex={-1}
              aria-labelledby={`document-${kind}`}
              className="outline-none"
            >
              <h2 id={`document-${kind}`} className="text-lg">
                <span>{title}</span>{' '}
                {isOpen && (
                  <span className="text-sm font-normal text-ink-3">
                    {t(required.includes(kind) ? 'required' : 'optional')}
                  </span>
                )}
              </h2>
              <p id={`document-${kind}-about`} className="mt-1 text-sm text-ink-2">
                {t(`kinds.${kind}.about`)}
              </p>
              {fault && (
                <p role="alert" className="mt-2 text-sm text-chilli">
                  {t(`faults.${fault}`, { title })}
                </p>
              )}
              {own.length > 0 && (
                <ul className="mt-3 grid gap-3">
                  {own.map((document) => (
                    <DocumentRow
                      key={document.id}
                      document={document}
                      isOpen={isOpen || (mayAdd && document.state === 'draft')}
                      replaceChooser={chooser({
                        kind,
                        label: t('replace'),
                        of: document.name,
                        room: 1,
                        replaces: document.id,
                        onArrived: (arrived) => put(arrived, document.id),
                        onBusy,
                      })}
                      onStoring={(stored) => storing.current.set(document.id, stored)}
                      onChanged={(changed) => {
                        setItems((all) => all.map((item) => (item.id === changed.id ? changed : item)))
                        forgive(kind)
                      }}
                      onRemoved={({ id, name }) => {
                        setItems((all) => all.filter((item) => item.id !== id))
                        setNotice(t('removed', { name }))
                        sections.current.get(kind)?.focus()
                      }}
                    />
                  ))}
                </ul>
              )}
              {isAsked && (
                <div className="mt-3">
                  {chooser({
                    kind,
                    label: t('choose'),
                    of: title,
                    room: maxDocumentsOfKind - own.length,
                    describedBy: `document-${kind}-about`,
                    onArrived: (arrived) => put(arrived),
                    onBusy,
                  })}
                </div>
              )}
            </section>
          </Card>
        )
      })}
      {isOpen && (
        <FormBar notice={<FormProblem problem={problem} />}>
          <p className="text-sm text-ink-2 max-sm:hidden">{t('submitAbout')}</p>
          <Button
            variant="accent"
            className="ml-auto max-sm:w-full"
            loading={sending}
            onClick={() => void submit()}
          >
            {t('submit')}
          </Button>
        </FormBar>
      )}
    </ReadyFields>
  )
}

const local = (code: string): Problem => ({
  type: 'about:blank',
  title: code,
  status: 0,
  code,
  requestId: '',
})
const waiting = local('documents_uploading')
const incomplete = local('documents_incomplete')

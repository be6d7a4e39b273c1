'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { applyProblem, type FormProblem } from '@/components/forms/apply-problem'
import { DateField } from '@/components/forms/date-field'
import { DraftNotice } from '@/components/forms/draft-notice'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Form } from '@/components/forms/form'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useKeptDraft } from '@/components/forms/use-kept-draft'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { pressPart } from '@/components/ui/press-part'
import { toast } from '@/components/ui/toast'
import { asProblem } from '@/lib/api/browser'
import { localProblem } from '@/lib/api/problem'
import { changeResource } from '@/lib/api/store-resource'
import { moveTaxRefund, putTaxRefund, type TaxRefundFields } from '@/lib/tax-refunds/requests'
import type { TaxRefund } from '@/lib/tax-refunds/tax-refund'
import { bankCodes } from '@/validators/banks'
import { latinDigits, withoutGaps } from '@/validators/digits'
import { bangkokToday } from '@/validators/rules'
import { CancelRefund } from './cancel-refund'
import { CertificateFile } from './certificate-file'
import type { ChooserProps } from './chooser-props'

const RefundConflict = pressPart(() => import('./refund-conflict'))

type RefundFormProps = {
  refund: TaxRefund
  /** The day of the payment in Thailand, YYYY-MM-DD. */
  paidOn: string
  chooser: (props: ChooserProps) => ReactNode
}

const fieldsOf = (refund: TaxRefund): TaxRefundFields => ({
  certificateNumber: refund.certificateNumber,
  certificateDate: refund.certificateDate ?? '',
  bank: refund.bank ?? '',
  accountName: refund.accountName,
  accountNumber: refund.accountNumber ?? '',
})

/** With the version that was read, so that a restored draft knows what it changes. */
type RefundValues = TaxRefundFields & { version: number }

const valuesOf = (refund: TaxRefund): RefundValues => ({ ...fieldsOf(refund), version: refund.version })

/** What drafts leave out: a number of an account does not stay on a phone that several people use. */
const unkept = ['accountNumber']

const saysTheSame = (refund: TaxRefund, mine: TaxRefundFields) => {
  const { accountNumber, ...theirs } = fieldsOf(refund)
  const { accountNumber: own, ...rest } = mine
  const isSameAccount = own === '' || own === accountNumber || refund.accountEnd === own.slice(-4)
  return isSameAccount && JSON.stringify(theirs) === JSON.stringify(rest)
}

/** The certificate and the account of a refund, kept as a draft until they are sent. */
export function RefundForm({ refund: read, paidOn, chooser }: RefundFormProps) {
  const t = useTranslations('taxRefunds.form')
  const banks = useTranslations('taxRefunds.banks')
  const router = useRouter()
  const [refund, setRefund] = useState(read)
  const hasAccount = refund.accountEnd !== null
  const form = useValidatedForm<RefundValues>(
    () =>
      import('@/validators/tax-refund').then(({ taxRefundSchema }) =>
        taxRefundSchema(read.accountEnd !== null, paidOn),
      ) as never,
    valuesOf(read),
  )
  const draft = useKeptDraft(form, `tax-refund:${read.id}`, { without: unkept })
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [conflict, setConflict] = useState<TaxRefund | null>(null)
  const [saving, setSaving] = useState(false)
  const [isFileMissing, setFileMissing] = useState(false)
  const [isUnchanged, setUnchanged] = useState(false)
  const file = useRef<HTMLElement>(null)
  const isUploading = useRef(false)
  /** Somebody has changed the refund since the draft was begun. */
  const compare = useEffectEvent(() => {
    if (form.getValues('version') !== refund.version) setConflict(refund)
  })
  useEffect(() => {
    if (draft.restored) compare()
  }, [draft.restored])
  const onBusy = useCallback((busy: boolean) => {
    isUploading.current = busy
  }, [])

  const fieldsNow = (): TaxRefundFields => {
    const { version: _, ...values } = form.getValues()
    return { ...values, accountNumber: withoutGaps(values.accountNumber) }
  }

  /** Stores the fields; answers the refund as it is then, null where that failed. */
  const store = async (version = refund.version): Promise<TaxRefund | null> => {
    setProblem(null)
    setConflict(null)
    const body = fieldsNow()
    const target = { id: refund.id, version }
    const outcome = await changeResource(target, { body, change: putTaxRefund, saysTheSame })
    if (outcome.kind === 'conflict') setConflict(outcome.current)
    if (outcome.kind === 'refused') setProblem(applyProblem(form, outcome.problem))
    if (outcome.kind !== 'stored') return null
    setRefund(outcome.resource)
    form.reset({ ...body, version: outcome.resource.version })
    draft.clear()
    return outcome.resource
  }

  const save = async (version?: number) => {
    setSaving(true)
    const stored = await store(version)
    setSaving(false)
    if (stored) void toast('success', t('saved'))
  }

  const submit = async () => {
    if (isUploading.current) return setProblem(localProblem('documents_uploading'))
    if (!refund.file) {
      setFileMissing(true)
      return file.current?.focus()
    }
    const isAsRead = refund.version === read.version && saysTheSame(read, fieldsNow())
    if (read.state === 'needs_correction' && isAsRead && !isUnchanged) return setUnchanged(true)
    const stored = await store()
    if (!stored) return
    const { error, response } = await moveTaxRefund(stored, 'submit')
    if (!response.ok) return setProblem(applyProblem(form, asProblem(error, response)))
    void toast('success', t('sent'))
    router.refresh()
  }

  return (
    <Card className="p-5">
      <Form id="tax-refund" form={form} onSubmit={submit} onFaulty={() => setFileMissing(!refund.file)}>
        <h2 className="text-lg">{t('certificate')}</h2>
        <TextField name="certificateNumber" label={t('number')} hint={t('numberHint')} tidy={latinDigits} />
        <DateField name="certificateDate" label={t('date')} min={paidOn} max={bangkokToday()} />
        <CertificateFile
          ref={file}
          refund={refund}
          isMissing={isFileMissing && !refund.file}
          chooser={chooser}
          onBusy={onBusy}
          onArrived={(arrived) => {
            setRefund(arrived)
            if (draft.savedAt) form.setValue('version', arrived.version)
            setFileMissing(false)
            setProblem(null)
          }}
        />
        <h2 className="mt-2 text-lg">{t('account')}</h2>
        <SelectField
          name="bank"
          label={t('bank')}
          placeholder={t('bankPlaceholder')}
          options={bankCodes.map((code) => ({ value: code, label: banks(code) }))}
        />
        <TextField name="accountName" label={t('accountName')} hint={t('accountNameHint')} />
        <TextField
          name="accountNumber"
          label={t('accountNumber')}
          hint={
            hasAccount && !refund.accountNumber
              ? t('accountKept', { end: refund.accountEnd ?? '' })
              : t('accountNumberHint')
          }
          inputMode="numeric"
          autoComplete="off"
          tidy={withoutGaps}
        />
        <DraftNotice draft={draft} />
        <ErrorSummary problem={problem} />
        {isUnchanged && (
          <Alert live tone="mango" title={t('unchanged')}>
            {t('unchangedAbout')}
          </Alert>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton variant="accent">{t('send')}</SubmitButton>
          <Button size="lg" variant="secondary" loading={saving} onClick={() => void save()}>
            {t('save')}
          </Button>
          <CancelRefund refund={refund} />
        </div>
      </Form>
      {conflict && (
        <RefundConflict
          current={fieldsOf(conflict)}
          mine={form.getValues()}
          onKeepMine={() => void save(conflict.version)}
          onTakeTheirs={() => {
            setRefund(conflict)
            form.reset(valuesOf(conflict))
            draft.clear()
            setConflict(null)
          }}
          onClose={() => setConflict(null)}
        />
      )}
    </Card>
  )
}

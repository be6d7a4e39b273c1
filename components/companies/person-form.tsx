'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { applyProblem, type FormProblem as FormRefusal } from '@/components/forms/apply-problem'
import { DraftNotice } from '@/components/forms/draft-notice'
import { Form } from '@/components/forms/form'
import { FormProblem } from '@/components/forms/form-problem'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useKeptDraft } from '@/components/forms/use-kept-draft'
import { offline, useLazyModule } from '@/components/forms/use-lazy-module'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { Alert } from '@/components/ui/alert'
import type { CompanyInput } from '@/validators/company'
import type { PersonalKind } from '@/validators/company-kind'
import { tidyDigits } from '@/validators/digits'

const storeModule = () => import('./store-company')

/** What drafts leave out: a person's own number does not stay on a phone that several people use. */
const unkept = ['juristicId']

type PersonFormProps = {
  uid: string
  kind: PersonalKind
  /** The fields of `address`. */
  addressFields: ReactNode
  /** What waits for the company; null leads to its first branch. */
  next: string | null
  onConfirmed: () => void
}

/** An employer without a juristic person: a name, the person's own number, and which documents will be asked for. */
export function PersonForm({ uid, kind, addressFields, next, onConfirmed }: PersonFormProps) {
  const t = useTranslations('companies.person')
  const router = useRouter()
  const form = useValidatedForm(
    () => import('@/validators/company').then(({ companySchema }) => companySchema),
    {
      kind,
      juristicId: '',
      name: '',
      address: { line: '', subdistrict: '', district: '', province: '', postcode: '' },
    },
  )
  const draft = useKeptDraft(form, `company:${uid}:${kind}`, { without: unkept })
  const [problem, setProblem] = useState<FormRefusal | null>(null)
  const loadStore = useLazyModule(storeModule)

  const confirm = async (input: CompanyInput) => {
    setProblem(null)
    const store = await loadStore()
    if (!store) return setProblem(offline)
    const refused = await store.storePerson({ ...input, kind })
    if (refused && refused.code !== 'already_member') return setProblem(applyProblem(form, refused))
    draft.clear()
    onConfirmed()
    router.push(next ?? (refused ? '/dashboard' : '/branch/create'))
    router.refresh()
  }

  return (
    <Form id={`company-${kind}`} form={form} onSubmit={confirm}>
      <Alert tone="sky" title={t(`${kind}.documents`)}>
        {t('until')}
      </Alert>
      <TextField
        name="name"
        label={t(`${kind}.name`)}
        hint={t(`${kind}.nameHint`)}
        autoComplete="organization"
      />
      <TextField
        name="juristicId"
        label={t('number')}
        hint={t(`${kind}.numberHint`)}
        inputMode="numeric"
        autoComplete="off"
        tidy={tidyDigits(13)}
      />
      {addressFields}
      <p className="text-sm text-ink-2">{t('privacy')}</p>
      <DraftNotice draft={draft} />
      <FormProblem problem={problem} />
      <SubmitButton variant="accent" block>
        {t('confirm')}
      </SubmitButton>
    </Form>
  )
}

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
import type { RegisteredCompany } from '@/lib/companies/registry'
import type { CompanyInput } from '@/validators/company'
import { plainName } from '@/validators/plain-name'
import { RegisteredCompanyCard } from './registered-company-card'
import type { TypedCompany } from './taken-number'

const storeModule = () => import('./store-company')

type CompanyDetailsFormProps = {
  uid: string
  juristicId: string
  /** The registry's answer with its signature; null when the person fills in everything by hand. */
  registered: { readonly company: RegisteredCompany; readonly attestation: string } | null
  /** The fields of `address`. */
  addressFields: ReactNode
  /** What waits for the company; null leads to its first branch. */
  next: string | null
  onChangeNumber: () => void
  onConfirmed: () => void
  /** The number is already registered to another company; the input is kept as a draft. */
  onTaken: (company: TypedCompany) => void
}

/** Confirms the company: the registry's answer with its missing parts filled in, or everything by hand. */
export function CompanyDetailsForm({
  uid,
  juristicId,
  registered,
  addressFields,
  next,
  onChangeNumber,
  onConfirmed,
  onTaken,
}: CompanyDetailsFormProps) {
  const t = useTranslations('companies')
  const router = useRouter()
  const draftKey = `company:${uid}:${juristicId}`
  const form = useValidatedForm(
    () => import('@/validators/company').then(({ companySchema }) => companySchema),
    {
      juristicId,
      // The service stores the registry's name as attested; here it only has to pass validation.
      name: plainName(registered?.company.nameTh ?? ''),
      address: registered?.company.address ?? {
        line: '',
        subdistrict: '',
        district: '',
        province: '',
        postcode: '',
      },
    },
  )
  const draft = useKeptDraft(form, draftKey)
  const [problem, setProblem] = useState<FormRefusal | null>(null)
  const loadStore = useLazyModule(storeModule)

  const confirm = async (input: CompanyInput) => {
    setProblem(null)
    const store = await loadStore()
    if (!store) return setProblem(offline)
    const body = registered ? { ...input, attestation: registered.attestation } : input
    const creation = await store.storeCompany(body, draftKey)
    if ('problem' in creation && creation.problem.code === 'company_taken') return onTaken(body)
    if ('problem' in creation && creation.problem.code !== 'already_member') {
      setProblem(applyProblem(form, creation.problem))
      return
    }
    draft.clear()
    onConfirmed()
    router.push(next ?? ('problem' in creation ? '/dashboard' : '/branch/create'))
    router.refresh()
  }

  return (
    <Form id="company" form={form} onSubmit={confirm}>
      {registered ? (
        <RegisteredCompanyCard company={registered.company} onChangeNumber={onChangeNumber} />
      ) : (
        <TextField name="name" label={t('name')} hint={t('nameHint')} autoComplete="organization" />
      )}
      {addressFields}
      <DraftNotice draft={draft} />
      <FormProblem problem={problem} />
      <SubmitButton variant="accent" block>
        {t('confirm')}
      </SubmitButton>
    </Form>
  )
}

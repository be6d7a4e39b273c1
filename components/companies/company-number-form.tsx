'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Form } from '@/components/forms/form'
import { FormProblem } from '@/components/forms/form-problem'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useDraft } from '@/components/forms/use-draft'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import type { Problem } from '@/lib/api/problem'
import { askRegistry, type RegistryAnswer } from '@/lib/companies/registry'
import { tidyDigits } from '@/validators/digits'
import { RegistryProgress } from './registry-progress'

type CompanyNumberFormProps = {
  uid: string
  /** `forget` removes this browser's copy of the number once the company is confirmed. */
  onAnswer: (juristicId: string, answer: RegistryAnswer, forget: () => void) => void
}

/** The 13-digit number that starts the look-up in the company registry. */
export function CompanyNumberForm({ uid, onAnswer }: CompanyNumberFormProps) {
  const t = useTranslations('companies')
  const form = useValidatedForm(
    () => import('@/validators/company').then(({ juristicIdSchema }) => juristicIdSchema),
    { juristicId: '' },
  )
  const draft = useDraft(form, `company-number:${uid}`)
  const [problem, setProblem] = useState<Problem | null>(null)

  const lookUp = async ({ juristicId = '' }: { juristicId?: string }) => {
    setProblem(null)
    const answer = await askRegistry(juristicId)
    if (answer.kind === 'refused') setProblem(answer.problem)
    else onAnswer(juristicId, answer, draft.clear)
  }

  return (
    <Form id="company-number" form={form} onSubmit={lookUp}>
      <TextField
        name="juristicId"
        label={t('juristicId')}
        hint={t('juristicIdHint')}
        inputMode="numeric"
        autoComplete="off"
        tidy={tidyDigits(13)}
      />
      <FormProblem problem={problem} />
      {form.formState.isSubmitting && <RegistryProgress />}
      <SubmitButton block>{t('lookUp')}</SubmitButton>
    </Form>
  )
}

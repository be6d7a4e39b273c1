'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { applyProblem, type FormProblem as FormRefusal } from '@/components/forms/apply-problem'
import { Form } from '@/components/forms/form'
import { FormProblem } from '@/components/forms/form-problem'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextareaField } from '@/components/forms/textarea-field'
import { useKeptDraft } from '@/components/forms/use-kept-draft'
import { offline, useLazyModule } from '@/components/forms/use-lazy-module'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import type { StatementInput } from '@/validators/company-dispute'
import { statementLimit } from '@/validators/company-dispute-terms'

const requestsModule = () => import('@/lib/companies/disputes')
type Requests = Awaited<ReturnType<typeof requestsModule>>

type StatementFormProps = {
  /** Why the number is one's own, or what its holder says to that. */
  as: 'claim' | 'answer'
  draftKey: string
  /** Answers the refusal, or null when it was taken. */
  send: (requests: Requests, input: StatementInput) => Promise<FormRefusal | null>
  /** It was taken, and the draft is gone. */
  onSent: () => void
}

/** What one side of a dispute has to say, for our staff to read. */
export default function StatementForm({ as, draftKey, send, onSent }: StatementFormProps) {
  const t = useTranslations('companyDisputes')
  const form = useValidatedForm(
    () => import('@/validators/company-dispute').then(({ statementSchema }) => statementSchema),
    { statement: '' },
  )
  const draft = useKeptDraft(form, draftKey)
  const [problem, setProblem] = useState<FormRefusal | null>(null)
  const loadRequests = useLazyModule(requestsModule)

  const submit = async (input: StatementInput) => {
    setProblem(null)
    const requests = await loadRequests()
    const refused = requests ? await send(requests, input) : offline
    if (refused) return setProblem(applyProblem(form, refused))
    draft.clear()
    onSent()
  }

  return (
    <Form id={`dispute-${as}`} form={form} onSubmit={submit}>
      <TextareaField
        name="statement"
        label={t(`${as}.label`)}
        hint={t(`${as}.hint`)}
        limit={statementLimit}
      />
      <FormProblem problem={problem} />
      <SubmitButton block>{t(`${as}.send`)}</SubmitButton>
    </Form>
  )
}

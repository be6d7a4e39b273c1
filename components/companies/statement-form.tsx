'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { applyProblem, type FormProblem as FormRefusal } from '@/components/forms/apply-problem'
import { DraftNotice } from '@/components/forms/draft-notice'
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
  /** `claim`: why the number is this company's; `answer`: the holder's answer to that. */
  as: 'claim' | 'answer'
  draftKey: string
  /** Answers the refusal, or null when the statement was accepted. */
  send: (requests: Requests, input: StatementInput) => Promise<FormRefusal | null>
  /** Called when the statement was accepted and its draft removed. */
  onSent: () => void
}

/** One side's statement in a dispute, for our staff to read. */
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
      <DraftNotice draft={draft} />
      <FormProblem problem={problem} />
      <SubmitButton block>{t(`${as}.send`)}</SubmitButton>
    </Form>
  )
}

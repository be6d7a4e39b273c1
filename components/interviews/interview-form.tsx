import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { applyProblem, type FormProblem as Problem } from '@/components/forms/apply-problem'
import { problemOfFailure } from '@/components/forms/failed-request'
import { Form } from '@/components/forms/form'
import { FormProblem } from '@/components/forms/form-problem'
import { SubmitButton } from '@/components/forms/submit-button'
import { Button } from '@/components/ui/button'

type InterviewFormProps<Input extends FieldValues, Output> = {
  id: string
  form: UseFormReturn<Input, unknown, Output>
  /** Sends validated values; what it rejects with is shown above the fields. */
  send: (values: Output) => Promise<void>
  sendLabel: string
  onClose: () => void
  children: ReactNode
}

/** The form of a dialog about an interview, with the buttons that send it and close the dialog. */
export function InterviewForm<Input extends FieldValues, Output>({
  id,
  form,
  send,
  sendLabel,
  onClose,
  children,
}: InterviewFormProps<Input, Output>) {
  const t = useTranslations('interviewing')
  const [problem, setProblem] = useState<Problem | null>(null)
  return (
    <Form
      id={id}
      form={form}
      onSubmit={async (values) => {
        setProblem(null)
        try {
          await send(values)
        } catch (error) {
          setProblem(applyProblem(form, problemOfFailure(error)))
        }
      }}
    >
      <FormProblem problem={problem} />
      {children}
      <div className="dialog-actions flex flex-wrap justify-end gap-3">
        <Button variant="secondary" size="lg" onClick={onClose}>
          {t('close')}
        </Button>
        <SubmitButton>{sendLabel}</SubmitButton>
      </div>
    </Form>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { applyProblem, type FormProblem as FormRefusal } from '@/components/forms/apply-problem'
import { problemOfFailure } from '@/components/forms/failed-request'
import { Form } from '@/components/forms/form'
import { FormProblem } from '@/components/forms/form-problem'
import { ReadyFields } from '@/components/forms/ready-fields'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import type { LetterStatus } from '@/lib/representation-letters/letter'
import { enterCode } from '@/lib/representation-letters/requests'
import { letterCodeGroups, tidyLetterCode } from '@/validators/letter-code'

type CodeFormProps = {
  letterId: string
  onEntered: (status: LetterStatus) => void
  /** Called after a refusal that may have ended the letter. */
  onOver: () => void
}

/** The code of a letter, entered as printed. */
export default function CodeForm({ letterId, onEntered, onOver }: CodeFormProps) {
  const t = useTranslations('letters')
  const form = useValidatedForm(
    () => import('@/validators/letter-code-schema').then((schemas) => schemas.letterCodeSchema),
    { code: '' },
  )
  const [problem, setProblem] = useState<FormRefusal | null>(null)
  const enter = async ({ code = '' }: { code?: string }) => {
    setProblem(null)
    try {
      onEntered(await enterCode(letterId, code))
    } catch (error) {
      setProblem(applyProblem(form, problemOfFailure(error)))
      onOver()
    }
  }
  return (
    <Form id="letter-code" form={form} onSubmit={enter}>
      <ReadyFields className="grid gap-5">
        <TextField
          name="code"
          label={t('code')}
          hint={t('codeHint')}
          autoComplete="off"
          spellCheck={false}
          tidy={(typed) => letterCodeGroups(tidyLetterCode(typed))}
        />
        <FormProblem problem={problem} />
        <SubmitButton>{t('enter')}</SubmitButton>
      </ReadyFields>
    </Form>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { applyProblem, type FormProblem as FormRefusal } from '@/components/forms/apply-problem'
import { EditConflict } from '@/components/forms/edit-conflict'
import { Form } from '@/components/forms/form'
import { FormProblem } from '@/components/forms/form-problem'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useLeaveGuard } from '@/components/forms/use-leave-guard'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { Button } from '@/components/ui/button'
import type { Me } from '@/lib/accounts/me'
import { changeOwnData, type OwnData } from '@/lib/accounts/own-account-requests'
import { tidyContactPhone } from '@/validators/tidy-contact-phone'

type OwnDataFormProps = { me: Me; onSaved: (me: Me) => void; onClose: () => void }

/** Changes name and phone number without overwriting a change made meanwhile, perhaps in another tab. */
export default function OwnDataForm({ me, onSaved, onClose }: OwnDataFormProps) {
  const t = useTranslations('account')
  const [base, setBase] = useState(me)
  const [problem, setProblem] = useState<FormRefusal | null>(null)
  const [conflict, setConflict] = useState<Me | null>(null)
  const form = useValidatedForm(
    () => import('@/validators/account').then((schemas) => schemas.ownDataSchema),
    { displayName: me.displayName, phone: me.phone },
  )
  useLeaveGuard(form.formState.isDirty)
  useEffect(() => form.setFocus('displayName'), [form.setFocus])

  const save = (at: Me) => async (typed: OwnData) => {
    setProblem(null)
    const outcome = await changeOwnData(at, typed)
    if (outcome.kind === 'stored') onSaved(outcome.resource)
    else if (outcome.kind === 'conflict') setConflict(outcome.current)
    else setProblem(applyProblem(form, outcome.problem))
  }

  return (
    <Form id="own-data" form={form} onSubmit={save(base)}>
      <FormProblem problem={problem} />
      <TextField name="displayName" label={t('name')} autoComplete="name" />
      <TextField
        name="phone"
        label={t('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        tidy={tidyContactPhone}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t('save')}</SubmitButton>
        <Button variant="ghost" size="lg" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
      {conflict && (
        <EditConflict
          open
          rows={[
            { label: t('name'), mine: form.getValues('displayName') ?? '', theirs: conflict.displayName },
            { label: t('phone'), mine: form.getValues('phone') ?? '', theirs: conflict.phone },
          ]}
          onKeepMine={() => {
            setBase(conflict)
            setConflict(null)
            void form.handleSubmit(save(conflict))()
          }}
          onTakeTheirs={() => onSaved(conflict)}
          onClose={() => {
            setBase(conflict)
            setConflict(null)
          }}
        />
      )}
    </Form>
  )
}

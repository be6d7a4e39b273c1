'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { applyProblem, type FormProblem as FormRefusal } from '@/components/forms/apply-problem'
import { Form } from '@/components/forms/form'
import { FormProblem } from '@/components/forms/form-problem'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { toast } from '@/components/ui/toast'
import { asProblem } from '@/lib/api/problem'
import type { Invitation } from '@/lib/members/member'
import { inviteMember } from '@/lib/members/requests'
import type { InvitationInput } from '@/validators/member'
import type { Role } from '@/validators/permissions'
import { PlaceFields } from './place-fields'

type InviteDialogProps = {
  open: boolean
  given: readonly Role[]
  onInvited: (invitation: Invitation) => void
  onClose: () => void
}

/** Invites somebody by e-mail. The input stays while the dialog is closed. */
export default function InviteDialog({ open, given, onInvited, onClose }: InviteDialogProps) {
  const t = useTranslations('members.invite')
  const form = useValidatedForm(
    () => import('@/validators/member').then((schemas) => schemas.invitationSchema),
    { email: '', role: undefined, branchIds: [] },
  )
  const [problem, setProblem] = useState<FormRefusal | null>(null)
  const keyOf = useKeys()

  const send = async (input: InvitationInput) => {
    setProblem(null)
    const { data, error, response } = await inviteMember(input, { 'Idempotency-Key': keyOf(input) })
    if (!data) return setProblem(applyProblem(form, asProblem(error, response)))
    form.reset()
    onInvited(data)
    onClose()
    void toast('success', t('sent', { email: data.email }))
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <Form id="invitation" form={form} onSubmit={send}>
        <p className="text-ink-2">{t('about')}</p>
        <TextField
          name="email"
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
        />
        <PlaceFields given={given} branches={[]} />
        <FormProblem problem={problem} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" size="lg" onClick={onClose}>
            {t('cancel')}
          </Button>
          <SubmitButton>{t('send')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}

/** One idempotency key while the input stays the same, so that a retry after a lost answer does not invite twice. */
function useKeys(): (input: unknown) => string {
  const sent = useRef<{ text: string; key: string }>(undefined)
  return (input) => {
    const text = JSON.stringify(input)
    if (sent.current?.text !== text) sent.current = { text, key: crypto.randomUUID() }
    return sent.current.key
  }
}

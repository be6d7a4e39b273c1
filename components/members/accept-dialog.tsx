'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { applyProblem, type FormProblem as FormRefusal } from '@/components/forms/apply-problem'
import { Form } from '@/components/forms/form'
import { FormProblem } from '@/components/forms/form-problem'
import { SubmitButton } from '@/components/forms/submit-button'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { asProblem } from '@/lib/api/problem'
import type { JoinRequest } from '@/lib/members/member'
import { acceptJoinRequest } from '@/lib/members/requests'
import type { MemberInput } from '@/validators/member'
import type { Role } from '@/validators/permissions'
import { PlaceFields } from './place-fields'

type AcceptDialogProps = {
  request: JoinRequest
  given: readonly Role[]
  onAccepted: () => void
  onClose: () => void
}

/** Accepts a request to join, with a role and branches. */
export default function AcceptDialog({ request, given, onAccepted, onClose }: AcceptDialogProps) {
  const t = useTranslations('members.requests')
  const form = useValidatedForm(() => import('@/validators/member').then((schemas) => schemas.memberSchema), {
    role: undefined,
    branchIds: [],
  })
  const [problem, setProblem] = useState<FormRefusal | null>(null)

  const accept = async (place: MemberInput) => {
    setProblem(null)
    const { data, error, response } = await acceptJoinRequest(request.id, place)
    if (!data) return setProblem(applyProblem(form, asProblem(error, response)))
    onAccepted()
  }

  return (
    <Dialog open onClose={onClose} title={t('acceptOne', { name: request.displayName })}>
      <Form id="join-request-place" form={form} onSubmit={accept}>
        <p className="-mt-1 wrap-anywhere text-ink-2">{request.email}</p>
        <p className="text-ink-2">{t('acceptAbout')}</p>
        <PlaceFields given={given} branches={[]} />
        <FormProblem problem={problem} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" size="lg" onClick={onClose}>
            {t('cancel')}
          </Button>
          <SubmitButton>{t('accept')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}

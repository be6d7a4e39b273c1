'use client'

import { useRouter } from 'next/navigation'
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
import { toast } from '@/components/ui/toast'
import type { JoinRequestInput } from '@/validators/join-request'
import { joinMessageLimit } from '@/validators/join-request-terms'

const requestsModule = () => import('@/lib/companies/join-requests')

type AskToJoinProps = { uid: string; juristicId: string; onDone: () => void }

/** Asks the managers of a company for membership, with a message. */
export function AskToJoin({ uid, juristicId, onDone }: AskToJoinProps) {
  const t = useTranslations('companies.taken.join')
  const router = useRouter()
  const draftKey = `join:${uid}:${juristicId}`
  const form = useValidatedForm(
    () => import('@/validators/join-request').then(({ joinRequestSchema }) => joinRequestSchema),
    { juristicId, message: '' },
  )
  const draft = useKeptDraft(form, draftKey)
  const [problem, setProblem] = useState<FormRefusal | null>(null)
  const loadRequests = useLazyModule(requestsModule)

  const send = async (input: JoinRequestInput) => {
    setProblem(null)
    const requests = await loadRequests()
    if (!requests) return setProblem(offline)
    const creation = await requests.askToJoin(input, draftKey)
    if ('problem' in creation && creation.problem.code !== 'already_asked') {
      return setProblem(applyProblem(form, creation.problem))
    }
    draft.clear()
    onDone()
    router.refresh()
    void toast('success', t('sent'))
  }

  return (
    <Form id="join-request" form={form} onSubmit={send}>
      <TextareaField
        name="message"
        label={t('message')}
        hint={t('messageHint')}
        rows={3}
        limit={joinMessageLimit}
      />
      <p className="text-sm text-ink-2">{t('seen')}</p>
      <DraftNotice draft={draft} />
      <FormProblem problem={problem} />
      <SubmitButton block>{t('send')}</SubmitButton>
    </Form>
  )
}

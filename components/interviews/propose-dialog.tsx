'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import useSWR from 'swr'
import { DraftNotice } from '@/components/forms/draft-notice'
import { RadioCards } from '@/components/forms/radio-cards'
import { TextField } from '@/components/forms/text-field'
import { TextareaField } from '@/components/forms/textarea-field'
import { useDraft } from '@/components/forms/use-draft'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { Alert } from '@/components/ui/alert'
import { Dialog } from '@/components/ui/dialog'
import { Unbroken } from '@/components/ui/unbroken'
import { ProblemError } from '@/lib/api/problem'
import type { Interview } from '@/lib/interviews/interview'
import { askDecided } from '@/lib/interviews/job-start'
import { proposeInterview } from '@/lib/interviews/requests'
import { proposalFormSchema } from '@/validators/interview'
import { type InterviewKind, interviewTerms } from '@/validators/interview-terms'
import { InterviewForm } from './interview-form'
import { SlotWarnings } from './slot-warnings'
import { firstSlot, LengthField, TimeSlots, timesIn } from './time-slots'

export type ProposeDialogProps = {
  workerId: string
  /** Whom it is proposed to, as the company may know them. */
  name: string
  /** The post it is about. */
  postId?: string | undefined
  /** Where the two meet unless somebody says otherwise; empty when the page does not know. */
  address?: string
  /** Where several are asked one after another: the how manieth of how many they are, and the names of who follows. */
  turn?: { readonly number: number; readonly of: number; readonly next: readonly string[] } | undefined
  onProposed: (interview: Interview) => void
  onClose: () => void
}

/** So many of those who follow are named. */
const namedNext = 3

/** Where the service knows nobody to propose it to, their account is gone, or the two may not talk any more. */
function ofGoneWorker(error: unknown): never {
  const isGone = error instanceof ProblemError && error.problem.code === 'not_found'
  throw isGone ? new ProblemError({ ...error.problem, code: 'applicant_gone' }) : error
}

/** Proposes an interview: how, where, and up to three times. */
export default function ProposeDialog({
  workerId,
  name,
  postId,
  address = '',
  turn,
  onProposed,
  onClose,
}: ProposeDialogProps) {
  const t = useTranslations('interviewing')
  const [key] = useState(() => crypto.randomUUID())
  const form = useValidatedForm(proposalFormSchema, {
    kind: 'phone',
    place: '',
    note: '',
    minutes: '30',
    slots: [firstSlot()],
  })
  const draft = useDraft(form, `interview:${workerId}:${postId ?? ''}`)
  const { data: known } = useSWR(
    postId === undefined ? null : ['decided', postId, workerId],
    () => askDecided(postId ?? '', workerId),
    { revalidateOnFocus: false },
  )
  /** What a colleague decided since the dialog was opened. */
  const [since, setSince] = useState<typeof known>(null)
  const decided = since ?? known ?? null
  const chosen = useWatch({ control: form.control, name: 'kind' })
  const { getValues, setValue } = form
  // The place of one kind is no place of another; what was typed for it stays.
  useEffect(() => {
    const place = getValues('place')
    if (chosen === 'on_site' && !place && address) setValue('place', address)
    if (chosen === 'video' && place === address) setValue('place', '')
  }, [chosen, address, getValues, setValue])
  return (
    <Dialog open onClose={onClose} title={t('form.title', { name })}>
      {turn && (
        <p role="status" className="mb-2 font-medium">
          <Unbroken>
            {t('form.turn', {
              number: turn.number,
              of: turn.of,
              following: turn.next.length,
              names: turn.next.slice(0, namedNext).join(', '),
              others: Math.max(0, turn.next.length - namedNext),
            })}
          </Unbroken>
        </p>
      )}
      <p className="mb-4 text-ink-2">{t('form.about')}</p>
      <InterviewForm
        id="propose"
        form={form}
        send={async ({ kind, place = '', note = '', ...values }) => {
          const now = postId === undefined ? null : await askDecided(postId, workerId)
          // Whoever goes on has read what was decided.
          if (now && now.version !== decided?.version) return setSince(now)
          const body = {
            kind: kind as InterviewKind,
            workerId,
            jobPostId: postId ?? null,
            place: kind === 'phone' ? '' : place,
            note,
            position: null,
            ...timesIn(values),
          }
          const proposed = await proposeInterview(body, key).catch(ofGoneWorker)
          draft.clear()
          onProposed(proposed)
        }}
        sendLabel={t('form.send')}
        onClose={onClose}
      >
        {decided && (
          <Alert
            live
            tone="mango"
            title={t('decided', {
              who: decided.isOwn ? 'me' : 'other',
              member: decided.memberName ?? t('gone'),
              state: decided.state,
              name,
            })}
          >
            {since && t('decidedAbout')}
          </Alert>
        )}
        <DraftNotice draft={draft} />
        <RadioCards
          name="kind"
          label={t('form.kind')}
          columns={3}
          options={[
            { value: 'phone', label: t('kinds.phone'), icon: 'phone' },
            { value: 'video', label: t('kinds.video'), icon: 'camera' },
            { value: 'on_site', label: t('kinds.on_site'), icon: 'pin' },
          ]}
        />
        {chosen === 'phone' && <p className="text-sm text-ink-2">{t('numberOpens', { side: 'company' })}</p>}
        {chosen === 'video' && (
          <TextField name="place" label={t('form.link')} hint={t('form.linkHint')} inputMode="url" />
        )}
        {chosen === 'on_site' && (
          <TextField name="place" label={t('form.address')} hint={t('form.addressHint')} />
        )}
        <TimeSlots />
        <SlotWarnings name="slots" side="company" about={postId ? { postId, otherId: workerId } : null} />
        <LengthField />
        <TextareaField
          name="note"
          label={t('form.note')}
          hint={t('form.noteHint')}
          optional
          rows={2}
          limit={interviewTerms.note}
        />
      </InterviewForm>
    </Dialog>
  )
}

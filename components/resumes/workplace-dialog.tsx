'use client'

import { useTranslations } from 'next-intl'
import { createPortal } from 'react-dom'
import type { ObjectSchema } from 'yup'
import { Form } from '@/components/forms/form'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { formatMonth } from '@/lib/dates/calendar-month'
import type { Workplace } from '@/lib/resumes/resume'
import { bangkokToday } from '@/validators/rules'
import { workTypes } from '@/validators/work-types'

/** A job as it is chosen and typed; months are their first days. */
type Typed = { workplace?: string; workType?: string; title?: string; startedOn?: string; endedOn?: string }

const formId = 'workplace'
const yearsBack = 40

/** The first days of the months that can be chosen, the latest first. */
function monthsUntil(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: yearsBack * 12 }, (_, back) => {
    const months = year * 12 + month - 1 - back
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`
  })
}

const loadSchema = () =>
  import('@/validators/resume').then(
    ({ workExperienceSchema }) => workExperienceSchema as unknown as ObjectSchema<Typed>,
  )

type WorkplaceDialogProps = {
  /** The job to change; null adds one. */
  job: Workplace | null
  onStore: (job: Workplace) => void
  onClose: () => void
}

/** One earlier or current job. */
export function WorkplaceDialog({ job, onStore, onClose }: WorkplaceDialogProps) {
  const t = useTranslations('resumes.experience')
  const workTypeName = useTranslations('workTypes')
  const form = useValidatedForm<Typed>(loadSchema, {
    workplace: job?.workplace ?? '',
    workType: job?.workType ?? '',
    title: job?.title ?? '',
    startedOn: job?.startedOn ?? '',
    endedOn: job?.endedOn ?? '',
  })
  const months = monthsUntil(bangkokToday()).map((value) => ({ value, label: formatMonth(value) }))
  const store = ({ workplace = '', workType, title = '', startedOn = '', endedOn }: Typed) =>
    onStore({
      workplace,
      workType: workTypes.find((type) => type === workType) ?? null,
      title,
      startedOn,
      endedOn: endedOn || null,
    })
  // Outside the form around it, because a form cannot stand in another.
  return createPortal(
    <div onSubmit={(event) => event.stopPropagation()}>
      <Dialog
        open
        onClose={onClose}
        title={job ? t('edit', { workplace: job.workplace }) : t('add')}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" form={formId}>
              {t('done')}
            </Button>
          </>
        }
      >
        <Form id={formId} form={form} onSubmit={store}>
          <TextField name="workplace" label={t('workplace')} />
          <SelectField
            name="workType"
            label={t('workType')}
            placeholder={t('workTypePlaceholder')}
            optional
            options={workTypes.map((value) => ({ value, label: workTypeName(value) }))}
          />
          <TextField name="title" label={t('jobTitle')} hint={t('jobTitleHint')} optional />
          <div className="grid grid-cols-2 gap-4">
            <SelectField name="startedOn" label={t('startedOn')} placeholder="–" options={months} />
            <SelectField
              name="endedOn"
              label={t('endedOn')}
              optional
              placeholder={t('still')}
              options={months}
            />
          </div>
        </Form>
      </Dialog>
    </div>,
    document.body,
  )
}

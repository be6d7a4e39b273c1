'use client'

import { useTranslations } from 'next-intl'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { AutosaveStatus } from '@/components/forms/autosave-status'
import { DraftNotice } from '@/components/forms/draft-notice'
import { DraftStatus } from '@/components/forms/draft-status'
import { Form } from '@/components/forms/form'
import { FormProblem } from '@/components/forms/form-problem'
import { MoneyField } from '@/components/forms/money-field'
import { NumberField } from '@/components/forms/number-field'
import { RadioCards } from '@/components/forms/radio-cards'
import { ReadyFields } from '@/components/forms/ready-fields'
import { SelectField } from '@/components/forms/select-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { TextareaField } from '@/components/forms/textarea-field'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { FormBar } from '@/components/layout/form-bar'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { isToMend, type JobPost, type JobPostPrice, wasShown } from '@/lib/job-posts/job-post'
import { jobPostTypes, paydays, payUnits } from '@/validators/job-post-terms'
import { workTypes } from '@/validators/work-types'
import type { BranchChoice } from '../branch-choice'
import { ReviewReasons } from '../list/review-reasons'
import { WageTotal } from '../wage-total'
import { type JobPostValues, jobPostValues } from './job-post-values'
import { LabourGuard, LivePreview, MoreFields, QuickPostBox } from './lazy-parts'
import type { MoreFieldsProps } from './more-fields'
import { previewPlace } from './preview-place'
import { PublishPrice } from './publish-price'
import { ShiftChoiceFields } from './shift-choice-fields'
import { ShiftFields } from './shift-fields'
import { useJobPostSaving } from './use-job-post-saving'

const JobPostConflict = lazy(() => import('./job-post-conflict'))
export type JobPostFormProps = {
  uid: string
  /** The post being edited; null creates a new one. */
  post: JobPost | null
  branches: readonly BranchChoice[]
  /** The initial values of a new post that is a copy of another. */
  clone?: { readonly of: string; readonly values: JobPostValues }
  /** The initial branch of a new post. */
  branchId?: string
  /** What publishing costs; null when it could not be loaded. */
  price: JobPostPrice | null
  /** Today in Thailand, and the initial first day of a new post; YYYY-MM-DD. */
  today: string
  firstDay: string
  /** True in the member layout, where phones have a navigation bar below the form's bar. */
  aboveNavigation?: boolean
  /** The field of `photos`, supplied by the page; `uploading` is true while it is sending one. */
  photoField: ReactNode
  uploading: boolean
  /** The company's favourite workers, to whom a post can be limited; null when they could not be loaded. */
  reach: MoreFieldsProps['reach']
}

/** Edits a job post: it can be stored as a draft at any time, and published when it is complete. */
export default function JobPostForm({
  uid,
  post,
  clone,
  branches,
  branchId,
  price,
  today,
  firstDay,
  aboveNavigation,
  photoField,
  uploading,
  reach,
}: JobPostFormProps) {
  const t = useTranslations('jobPosts.form')
  const kinds = useTranslations('jobPosts')
  const workTypeName = useTranslations('workTypes')
  const editing = useTranslations('editing.autosave')
  const onlyBranch = branches.length === 1 ? branches[0]?.id : undefined
  const isShown = post !== null && wasShown(post)
  const [start] = useState(
    () => clone?.values ?? jobPostValues(post, { branchId: branchId ?? onlyBranch, day: firstDay }),
  )
  const form = useValidatedForm(
    () =>
      import('./job-post-schema').then(({ jobPostFormSchema }) =>
        jobPostFormSchema(branches, isShown ? post : null),
      ),
    start,
  )
  const store = useJobPostSaving(form, { uid, post, cloneOf: clone?.of, uploading })
  const { isDraft, running, isWaiting, conflict, other } = store

  return (
    <Form
      id="job-post"
      form={form}
      onSubmit={store.submit}
      className="grid items-start gap-5 lg:flex lg:flex-wrap lg:gap-8"
    >
      <ReadyFields className="grid min-w-0 grow-[999] basis-80 gap-5">
        {isDraft ? <AutosaveStatus state={store.saving} /> : <DraftStatus savedAt={store.keptAt} />}
        {post && isToMend(post) && (
          <Alert tone="mango" title={t('toMend')}>
            <ReviewReasons post={post} />
          </Alert>
        )}
        {isShown && <p className="text-sm text-ink-2">{t('tellsHired')}</p>}
        {!post && !clone && (
          <Suspense>
            <QuickPostBox branches={branches} today={today} start={start} />
          </Suspense>
        )}
        <SelectField
          name="branchId"
          label={t('branch')}
          placeholder={t('branchPlaceholder')}
          options={branches.map(({ id: value, name }) => ({ value, label: name }))}
        />
        <RadioCards
          name="type"
          label={t('type')}
          columns={3}
          options={jobPostTypes.map((type) => ({
            value: type,
            label: kinds(`types.${type}`),
            about: kinds(`typesAbout.${type}`),
          }))}
        />
        <RadioCards
          name="workType"
          label={t('workType')}
          columns={3}
          options={workTypes.map((type) => ({ value: type, label: workTypeName(type), icon: type }))}
        />
        <TextField name="title" label={t('title')} hint={t('titleHint')} maxLength={100} />
        <ShiftFields today={today} />
        <Suspense>
          <LabourGuard branches={branches} part="shifts" />
        </Suspense>
        <ShiftChoiceFields running={isShown} />
        <AgeFields />
        <Suspense>
          <LabourGuard branches={branches} part="age" />
        </Suspense>
        <RadioCards
          name="payUnit"
          label={t('payUnit')}
          columns={3}
          options={payUnits.map((unit) => ({ value: unit, label: kinds(`payUnits.${unit}`) }))}
        />
        <PayField />
        <Suspense>
          <LabourGuard branches={branches} part="pay" />
        </Suspense>
        <RadioCards
          name="payday"
          label={t('payday')}
          options={paydays.map((payday) => ({ value: payday, label: kinds(`paydays.${payday}`) }))}
        />
        <TextareaField
          name="description"
          label={t('description')}
          hint={t('descriptionHint')}
          optional
          rows={5}
          limit={2_000}
        />
        <Suspense>
          <MoreFields today={today} photoField={photoField} reach={reach} />
        </Suspense>
        <FormBar
          aboveNavigation={aboveNavigation}
          notice={
            <>
              {other && !conflict && (
                <Alert
                  tone="mango"
                  title={editing('conflict')}
                  action={
                    <Button variant="secondary" size="sm" onClick={() => store.chooseBetween(other)}>
                      {editing('choose')}
                    </Button>
                  }
                />
              )}
              <DraftNotice draft={store.draft} />
              <FormProblem problem={store.problem} />
            </>
          }
        >
          <div className="grid min-w-0 gap-0.5 max-sm:w-full">
            <LiveTotal />
            {isWaiting && <p className="text-sm text-ink-3">{t('creditIsReserved')}</p>}
            {price && !running && !isWaiting && <PublishPrice price={price} />}
          </div>
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
            {!running && !isWaiting && (
              <Button variant="secondary" size="lg" loading={store.savingDraft} onClick={store.saveDraft}>
                {t('saveDraft')}
              </Button>
            )}
            <SubmitButton variant="accent">{t(submitTextOf(post))}</SubmitButton>
          </div>
        </FormBar>
      </ReadyFields>
      <Suspense fallback={<PreviewRoom />}>
        <LivePreview branches={branches} />
      </Suspense>
      {conflict && (
        <Suspense>
          <JobPostConflict
            current={conflict}
            wasWaiting={isWaiting}
            mine={form.getValues()}
            branches={branches}
            onKeepMine={() => store.keepMine(conflict)}
            onTakeTheirs={() => store.takeTheirs(conflict)}
            onClose={store.closeConflict}
          />
        </Suspense>
      )}
    </Form>
  )
}

/** Keeps the room of the preview until that comes. */
const PreviewRoom = () => (
  <div className={previewPlace}>
    <Skeleton className="h-11 lg:h-160" />
  </div>
)

/** What sending the form means for the post it edits. */
function submitTextOf(post: JobPost | null) {
  if (post && (post.state === 'pending_review' || isToMend(post))) return 'submitAgain'
  return post && wasShown(post) ? 'saveChanges' : 'publish'
}

function AgeFields() {
  const t = useTranslations('jobPosts.form')
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-2 gap-4">
        <NumberField name="minAge" label={t('minAge')} unit={t('years')} optional />
        <NumberField name="maxAge" label={t('maxAge')} unit={t('years')} optional />
      </div>
      <p className="text-sm text-ink-3">{t('agesHint')}</p>
    </div>
  )
}

function PayField() {
  const t = useTranslations('jobPosts')
  const payUnit = useWatch<JobPostValues, 'payUnit'>({ name: 'payUnit' })
  return (
    <MoneyField
      name="payAmount"
      label={t('form.payAmount')}
      hint={t('form.payAmountHint')}
      unit={payUnit && t(`perUnit.${payUnit}`)}
    />
  )
}

function LiveTotal() {
  const values = useWatch<JobPostValues>()
  const { shifts = [], ...terms } = values
  return (
    <output className="block min-w-0 max-sm:w-full" aria-live="polite">
      <WageTotal terms={{ ...terms, shifts: shifts.map((shift) => shift ?? {}) }} />
    </output>
  )
}

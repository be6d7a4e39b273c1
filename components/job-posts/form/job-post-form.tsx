'use client'

import { useTranslations } from 'next-intl'
import { lazy, memo, type ReactNode, type RefObject, Suspense, useMemo, useState } from 'react'
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
import { isToMend, type JobPost, wasShown } from '@/lib/job-posts/job-post'
import { jobPostTypes, paydays, payUnits } from '@/validators/job-post-terms'
import { workTypes } from '@/validators/work-types'
import type { BranchChoice } from '../branch-choice'
import { ReviewReasons } from '../list/review-reasons'
import { WageTotal } from '../wage-total'
import { type JobPostValues, jobPostValues } from './job-post-values'
import { KeptLineBox } from './kept-line-box'
import type { FormParts } from './lazy-parts'
import type { MoreFieldsProps } from './more-fields'
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
  price: ReactNode
  /** Today in Thailand, YYYY-MM-DD. */
  today: string
  /** The field of `photos`, supplied by the page; `uploading` is true while it is sending one. */
  photoField: ReactNode
  uploading: boolean
  /** The company's favourite workers, to whom a post can be limited; null when they could not be loaded. */
  reach: MoreFieldsProps['reach']
  parts: FormParts
  /** What becomes of people who agreed to the post's terms; nothing for one that was never shown. */
  termsNotice?: ReactNode
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
  photoField,
  uploading,
  reach,
  parts,
  termsNotice,
}: JobPostFormProps) {
  const t = useTranslations('jobPosts.form')
  const editing = useTranslations('editing.autosave')
  const onlyBranch = branches.length === 1 ? branches[0]?.id : undefined
  const isShown = post !== null && wasShown(post)
  const [start] = useState(() => clone?.values ?? jobPostValues(post, { branchId: branchId ?? onlyBranch }))
  const form = useValidatedForm(
    () =>
      import('./job-post-schema').then(({ jobPostFormSchema }) =>
        jobPostFormSchema(branches, isShown ? post : null),
      ),
    start,
  )
  const { LivePreview } = parts
  const preview = useMemo(() => <LivePreview branches={branches} />, [LivePreview, branches])
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
        {termsNotice && <p className="text-sm text-ink-2">{termsNotice}</p>}
        <PostFields
          branches={branches}
          today={today}
          start={start}
          isNew={!post && !clone}
          isDraft={post?.state === 'draft'}
          draftId={store.storedId}
          isShown={isShown}
          photoField={photoField}
          reach={reach}
          parts={parts}
        />
        <FormBar
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
            {!running && !isWaiting && price}
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
      {preview}
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

type PostFieldsProps = Pick<JobPostFormProps, 'branches' | 'today' | 'photoField' | 'reach' | 'parts'> & {
  start: JobPostValues
  isNew: boolean
  /** Whether it edits a stored draft. */
  isDraft: boolean
  /** The id of the post, once it is stored; a ref, which does not draw the fields again. */
  draftId: RefObject<string | null>
  /** Whether workers have seen the post. */
  isShown: boolean
}

/**
 * The fields themselves. They do not depend on the form's state, which changes as soon as the form is there: drawing all
 * of them twice would hold up a slow phone for a third of a second.
 */
const PostFields = memo(function PostFields({
  branches,
  today,
  start,
  isNew,
  isDraft,
  draftId,
  isShown,
  photoField,
  reach,
  parts: { LabourGuard, MoreFields, QuickPostBox },
}: PostFieldsProps) {
  const t = useTranslations('jobPosts.form')
  const kinds = useTranslations('jobPosts')
  const workTypeName = useTranslations('workTypes')
  return (
    <>
      {isNew && <QuickPostBox branches={branches} today={today} start={start} draftId={draftId} />}
      {isDraft && <KeptLineBox branches={branches} today={today} draftId={draftId} />}
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
      <LabourGuard branches={branches} part="shifts" />
      <ShiftChoiceFields running={isShown} />
      <AgeFields />
      <LabourGuard branches={branches} part="age" />
      <RadioCards
        name="payUnit"
        label={t('payUnit')}
        columns={3}
        options={payUnits.map((unit) => ({ value: unit, label: kinds(`payUnits.${unit}`) }))}
      />
      <PayField />
      <LabourGuard branches={branches} part="pay" />
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
      <MoreFields today={today} photoField={photoField} reach={reach} />
    </>
  )
})

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

const LiveTotal = memo(function LiveTotal() {
  const values = useWatch<JobPostValues>()
  const { shifts = [], ...terms } = values
  return (
    <output className="block min-w-0 max-sm:w-full" aria-live="polite">
      <WageTotal terms={{ ...terms, shifts: shifts.map((shift) => shift ?? {}) }} />
    </output>
  )
})

'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { applyProblem, type FormProblem as FormRefusal } from '@/components/forms/apply-problem'
import type { SaveOutcome } from '@/components/forms/autosave'
import { AutosaveStatus } from '@/components/forms/autosave-status'
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
import { useAutosave } from '@/components/forms/use-autosave'
import { useKeptDraft } from '@/components/forms/use-kept-draft'
import { offline, useLater } from '@/components/forms/use-later'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { FormBar } from '@/components/layout/form-bar'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { Outcome } from '@/lib/api/store-resource'
import { hasWorkAhead, type JobPost, type JobPostPrice } from '@/lib/job-posts/job-post'
import { jobPostTypes, paydays, payUnits } from '@/validators/job-post-terms'
import { atStoredAddresses } from '@/validators/photo-id'
import { violation } from '@/validators/violation'
import { workTypes } from '@/validators/work-types'
import type { BranchChoice } from './branch-choice'
import { doneMessage } from './done-message'
import { bodyText, type JobPostValues, jobPostBody, jobPostValues } from './job-post-values'
import type { LabourGuardProps } from './labour-guard'
import type { MoreFieldsProps } from './more-fields'
import { PublishPrice } from './publish-price'
import type { QuickPostBoxProps } from './quick-post-box'
import { ShiftChoiceFields } from './shift-choice-fields'
import { ShiftFields } from './shift-fields'
import { WageTotal } from './wage-total'

const storeModule = () => import('./store-job-post')
const draftCheckModule = () => import('./draft-errors')
const JobPostConflict = lazy(() => import('./job-post-conflict'))
/** A form without its preview is better than no form, should it fail to load. */
const LivePreview = lazy<ComponentType<{ branches: readonly BranchChoice[] }>>(() =>
  import('./live-preview').catch(() => ({ default: () => null })),
)

/** Without it the form is as before, and the service still refuses what breaks the law. */
const LabourGuard = lazy<ComponentType<LabourGuardProps>>(() =>
  import('./labour-guard').catch(() => ({ default: () => null })),
)

/** What not every post needs; a post is whole without. */
const MoreFields = lazy<ComponentType<MoreFieldsProps>>(() =>
  import('./more-fields').catch(() => ({ default: () => null })),
)

/** The form can be filled without it. */
const QuickPostBox = lazy<ComponentType<QuickPostBoxProps>>(() =>
  import('./quick-post-box').catch(() => ({ default: () => null })),
)

export type JobPostFormProps = {
  uid: string
  /** The post being edited; null makes a new one. */
  post: JobPost | null
  branches: readonly BranchChoice[]
  /** What a new post starts with where another is written again. */
  clone?: { readonly of: string; readonly values: JobPostValues }
  /** The branch a new post starts with. */
  branchId?: string
  /** What publishing takes; null where that could not be had. */
  price: JobPostPrice | null
  /** Today in Thailand, and the first day a new post starts with; YYYY-MM-DD. */
  today: string
  firstDay: string
  /** In the member layout, above the navigation bar of phones. */
  aboveNavigation?: boolean
  /** The field of `photos`, composed by the page, and whether it is still sending one. */
  photoField: ReactNode
  uploading: boolean
  /** The company's favourite workers, whom a post can be shown to alone; null where they could not be had. */
  reach: MoreFieldsProps['reach']
}

/** Writes a job post: as a draft at any time, to workers when it is complete. */
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
  const router = useRouter()
  const [id, setId] = useState(post?.id ?? null)
  // What is stored while a request is under way knows no newer state of this component.
  const storedId = useRef(id)
  const onlyBranch = branches.length === 1 ? branches[0]?.id : undefined
  const running = post !== null && hasWorkAhead(post.state)
  const [start] = useState(
    () => clone?.values ?? jobPostValues(post, { branchId: branchId ?? onlyBranch, day: firstDay }),
  )
  const form = useValidatedForm(
    () =>
      import('./job-post-schema').then(({ jobPostFormSchema }) =>
        jobPostFormSchema(branches, running ? post : null),
      ),
    start,
  )
  const newDraft = `job-post:${clone ? `clone-${clone.of}` : 'new'}:${uid}`
  const draft = useKeptDraft(form, id ? `job-post:${id}:${uid}` : newDraft)
  const loadStore = useLater(storeModule)
  const loadDraftCheck = useLater(draftCheckModule)
  const [problem, setProblem] = useState<FormRefusal | null>(null)
  const [conflict, setConflict] = useState<JobPost | null>(null)
  /** The post as somebody else left it, found while storing by itself; it interrupts nobody. */
  const [other, setOther] = useState<JobPost | null>(null)
  const [savingDraft, setSavingDraft] = useState(false)
  const lastAction = useRef<'submit' | 'draft' | 'none'>('none')
  const isThere = useRef(true)
  const isDraft = post === null || post.state === 'draft'

  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])

  const textNow = () => bodyText(jobPostBody(form.getValues()))

  const target = () => {
    const version = form.getValues('version')
    return storedId.current && version !== undefined ? { id: storedId.current, version } : null
  }

  /** From here on the form changes this post. */
  const adopt = (stored: JobPost) => {
    storedId.current = stored.id
    setId(stored.id)
    form.setValue('version', stored.version, { shouldValidate: false })
    const photos = form.getValues('photos') ?? []
    const storedPhotos = atStoredAddresses(photos, stored.photos)
    if (storedPhotos.join() !== photos.join()) form.setValue('photos', storedPhotos)
  }

  /** What a text said is with the service now: the browser's copy goes with it, and the address becomes the post's own. */
  const keep = (stored: JobPost, text: string) => {
    adopt(stored)
    // After the version: setting a value counts as typing, which the draft would keep.
    if (textNow() === text) draft.clear()
    else draft.keep()
    const address = `/job-posting/edit/${stored.id}`
    if (isThere.current && location.pathname !== address) history.replaceState(null, '', address)
  }

  /** Stores what the form says now without anybody asking. */
  const storeBySelf = async (isLeaving: boolean): Promise<SaveOutcome> => {
    const body = jobPostBody(form.getValues())
    const text = bodyText(body)
    const [service, check] = await Promise.all([loadStore(), loadDraftCheck()])
    if (!service || !check) return 'failed'
    if (!(await check.isDraft(body))) return 'unfit'
    const outcome = await service.storeJobPost(target(), body, newDraft, { keepalive: isLeaving })
    if (outcome.kind === 'stored') {
      keep(outcome.resource, text)
      // Somebody has published it: from here on nothing is changed in front of workers without being asked to.
      if (outcome.resource.state !== 'draft') autosave.end()
      return 'saved'
    }
    if (outcome.made) adopt(outcome.made)
    if (outcome.kind === 'conflict') setOther(outcome.current)
    return service.saveOutcomeOf(outcome)
  }
  const { state: saving, autosave } = useAutosave(form, {
    read: textNow,
    save: storeBySelf,
    isOn: isDraft,
    isRestored: draft.restored,
  })

  const settle = (outcome: Outcome<JobPost>): JobPost | null => {
    if (outcome.kind === 'stored') return outcome.resource
    if (outcome.made) adopt(outcome.made)
    if (outcome.kind === 'conflict') {
      setConflict(outcome.current)
      if (isDraft) setOther(outcome.current)
    } else setProblem(applyProblem(form, outcome.problem))
    return null
  }

  /** Stores what was typed, and publishes it when asked to; null when the person has to do something first. */
  const store = async (
    { version: _, ...values }: JobPostValues,
    publish: boolean,
  ): Promise<JobPost | null> => {
    setProblem(null)
    setConflict(null)
    setOther(null)
    if (uploading) {
      form.setError('photos', { type: 'uploading', message: violation('uploading') }, { shouldFocus: true })
      return null
    }
    const service = await loadStore()
    if (!service) {
      setProblem(offline)
      return null
    }
    const text = textNow()
    await autosave.pause()
    const outcome = await service.storeJobPost(target(), jobPostBody(values), newDraft)
    const stored = settle(outcome)
    if (stored) keep(stored, text)
    const done = stored && publish ? settle(await service.publishJobPost(stored)) : stored
    if (done) autosave.end()
    else autosave.resume(service.saveOutcomeOf(outcome), text)
    return done
  }

  const finish = (stored: JobPost) => {
    router.push(`/job-posting/${stored.id}`)
    router.refresh()
  }

  const submit = async (values: JobPostValues) => {
    lastAction.current = 'submit'
    const done = await store(values, !running)
    if (!done) return
    const message = doneMessage(post, done)
    void toast(message === 'waits_for_credit' ? 'info' : 'success', kinds(`done.${message}`))
    finish(done)
  }

  const saveDraft = async () => {
    lastAction.current = 'draft'
    const check = await loadDraftCheck()
    if (!check) return setProblem(offline)
    if (!(await check.checkDraft(form))) return
    setSavingDraft(true)
    const stored = await store(form.getValues(), false)
    setSavingDraft(false)
    if (!stored) return
    void toast('success', kinds('done.draft'))
    finish(stored)
  }

  /** What is in the form goes over what somebody else stored, and is stored as one goes again. */
  const goOn = () => {
    setConflict(null)
    setOther(null)
    void autosave.goOn()
  }

  const chooseBetween = (current: JobPost) => {
    lastAction.current = 'none'
    setConflict(current)
  }

  return (
    <Form id="job-post" form={form} onSubmit={submit} className="grid items-start gap-8 lg:flex lg:flex-wrap">
      <ReadyFields className="grid min-w-0 grow-[999] basis-80 gap-5">
        {isDraft ? <AutosaveStatus state={saving} /> : <DraftStatus savedAt={draft.savedAt} />}
        {running && <p className="text-sm text-ink-2">{t('tellsHired')}</p>}
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
        <ShiftChoiceFields running={running} />
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
                    <Button variant="secondary" size="sm" onClick={() => chooseBetween(other)}>
                      {editing('choose')}
                    </Button>
                  }
                />
              )}
              <FormProblem problem={problem} />
            </>
          }
        >
          <div className="grid min-w-0 gap-0.5 max-sm:w-full">
            <LiveTotal />
            {price && !running && <PublishPrice price={price} />}
          </div>
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
            {!running && (
              <Button variant="secondary" size="lg" loading={savingDraft} onClick={saveDraft}>
                {t('saveDraft')}
              </Button>
            )}
            <SubmitButton variant="accent">{running ? t('saveChanges') : t('publish')}</SubmitButton>
          </div>
        </FormBar>
      </ReadyFields>
      <Suspense>
        <LivePreview branches={branches} />
      </Suspense>
      {conflict && (
        <Suspense>
          <JobPostConflict
            current={conflict}
            mine={form.getValues()}
            branches={branches}
            onKeepMine={() => {
              form.setValue('version', conflict.version, { shouldValidate: false })
              if (lastAction.current === 'none' && conflict.state === 'draft') goOn()
              else void (lastAction.current === 'submit' ? form.handleSubmit(submit)() : saveDraft())
            }}
            onTakeTheirs={() => {
              draft.clear()
              form.reset(jobPostValues(conflict))
              setConflict(null)
              setOther(null)
              autosave.restart()
              if (conflict.state !== 'draft') autosave.end()
            }}
            onClose={() => setConflict(null)}
          />
        </Suspense>
      )}
    </Form>
  )
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

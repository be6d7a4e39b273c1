'use client'

import { useTranslations } from 'next-intl'
import { type MouseEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldPath } from 'react-hook-form'
import { AutosaveStatus } from '@/components/forms/autosave-status'
import { DraftNotice } from '@/components/forms/draft-notice'
import { DraftStatus } from '@/components/forms/draft-status'
import { Form } from '@/components/forms/form'
import { FormProblem } from '@/components/forms/form-problem'
import { ReadyFields } from '@/components/forms/ready-fields'
import { SubmitButton } from '@/components/forms/submit-button'
import { useLazyModule } from '@/components/forms/use-lazy-module'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { BarRoom } from '@/components/layout/bar-room'
import { FormBar } from '@/components/layout/form-bar'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { pressPart } from '@/components/ui/press-part'
import type { FieldError } from '@/lib/api/problem'
import { isToMend, type JobPost, type JobPostPrice, wasShown } from '@/lib/job-posts/job-post'
import type { BranchChoice } from '../branch-choice'
import { ReviewReasons } from '../list/review-reasons'
import { BarLine } from './bar-line'
import { type CreditOffer, creditsOf, isShort } from './credits'
import { type JobPostValues, jobPostValues } from './job-post-values'
import { KeptLineBox } from './kept-line-box'
import type { FormParts } from './lazy-parts'
import { LiveTotal } from './live-total'
import type { MoreFieldsProps } from './more-fields'
import { MoreParts, PostFields } from './post-fields'
import type { LineHandle, LineRest } from './quick-post-box'
import type { HiredPerson, SaveQuestions } from './save-questions'
import { useJobPostSaving } from './use-job-post-saving'

const JobPostConflict = pressPart(() => import('./job-post-conflict'))
const SaveQuestion = pressPart(() => import('./save-question'))
const questionsModule = () => import('./save-questions')

export type JobPostFormProps = {
  uid: string
  /** The post being edited; null creates a new one. */
  post: JobPost | null
  branches: readonly BranchChoice[]
  /** The initial values of a new post that is a copy of another, and whether they are all it needs. */
  clone?: { readonly key: string; readonly values: JobPostValues; readonly isWhole?: boolean }
  /** The initial branch of a new post. */
  branchId?: string
  /** What publishing costs; null when it could not be loaded. */
  price: JobPostPrice | null
  /** The same in words. */
  priceNote?: ReactNode
  /** The credits that can be bought where they are short; none for who may not pay. */
  offers?: readonly CreditOffer[]
  /** Where an offer is paid; what is paid leads on to `next`. */
  checkoutPath?: (next: string, offer: CreditOffer) => string
  /** Posts of before, to be used again: under the line of a new post. */
  repeats?: ReactNode
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
  /** Who has the job. */
  hired?: readonly HiredPerson[]
}

/** What of the form is in sight: only the line of a new post, the post as one card, or the fields. */
type View = 'line' | 'card' | 'fields'

/**
 * Edits a job post: it can be stored as a draft at any time, and published when it is complete. A new one begins as one
 * line; folding only hides the fields, which always have what is published.
 */
export default function JobPostForm({
  uid,
  post,
  clone,
  branches,
  branchId,
  price,
  priceNote,
  offers = [],
  checkoutPath,
  repeats,
  today,
  photoField,
  uploading,
  reach,
  parts,
  termsNotice,
  hired = [],
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
  const { LivePreview, FoldedPost, MoreFields, QuickPostBox } = parts
  /** The credits that somebody wants to buy to publish with. */
  const wanted = useRef<CreditOffer | null>(null)
  const store = useJobPostSaving(form, {
    uid,
    post,
    cloneKey: clone?.key,
    uploading,
    checkoutOf: (id) => wanted.current && checkoutPath?.(`/job-posting/${id}`, wanted.current),
  })
  const { isDraft, running, isWaiting, conflict, other } = store
  const isNew = !post && !clone
  const loadQuestions = useLazyModule(questionsModule)
  const [questions, setQuestions] = useState<SaveQuestions | null>(null)
  const [reasonFault, setReasonFault] = useState<FieldError>()
  /** Asks first about what may be a slip, or what hired people will be asked about. */
  const submit = async (values: JobPostValues) => {
    if (store.isLeaving) return
    const found = (await loadQuestions())?.saveQuestionsOf(values, isShown ? post : null, hired)
    if (found) setQuestions(found)
    else await store.submit(values)
  }
  const reasonKey = `cancel-shift-reason:${post?.id}`
  const confirm = (reason: string) => {
    const asked = questions
    setQuestions(null)
    void form.handleSubmit(async (values) => {
      const { isStored, fault } = await store.submit(values, reason)
      setReasonFault(fault)
      // What was typed stays, with what is wrong with it.
      if (fault) setQuestions(asked)
      else if (isStored && reason) (await import('@/components/forms/use-kept-text')).dropKeptText(reasonKey)
    })()
  }
  const canFold = isDraft && FoldedPost !== null
  const [view, setView] = useState<View>(() => {
    if (isNew && QuickPostBox && canFold) return 'line'
    return clone?.isWhole && canFold ? 'card' : 'fields'
  })
  const [rest, setRest] = useState<LineRest>(null)
  const [isMoreOpen, setMoreOpen] = useState(false)
  const line = useRef<LineHandle>(null)
  const fields = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLElement>(null)
  const bar = useRef<HTMLDivElement>(null)

  const unfold = useCallback(
    (name?: FieldPath<JobPostValues>) => {
      line.current?.fill()
      flushSync(() => setView('fields'))
      if (name) form.setFocus(name)
      else fields.current?.focus()
    },
    [form.setFocus],
  )
  const fold = () => {
    if (!canFold) return unfold()
    line.current?.fill()
    flushSync(() => setView('card'))
    // Alone, the focus may leave its head above the window.
    card.current?.focus({ preventScroll: true })
    const toHead = () => card.current?.scrollIntoView?.({ block: 'start' })
    toHead()
    // The browser makes up for what has gone from above it.
    requestAnimationFrame(toHead)
  }
  // What was kept in this browser may be in any field.
  useEffect(() => {
    if (store.draft.restored) setView('fields')
  }, [store.draft.restored])

  const isPaidFirst = canFold && isShort(price) && offers.length > 0
  const press = (event: MouseEvent) => {
    wanted.current = isPaidFirst ? (offers[0] ?? null) : null
    const isSettled = view === 'card' || !line.current || line.current.settle()
    if (isSettled && view !== 'line') return
    event.preventDefault()
    // Everything that workers will read is seen, with what it costs, before it can be published.
    if (isSettled) fold()
  }
  const isLeft = view === 'line' && rest !== null && (rest.areJobsAsked || rest.open.length > 0)
  const hasBar =
    view !== 'line' || rest !== null || Boolean(store.draft.leaving || store.problem || other || conflict)
  const lineBox = {
    ref: line,
    branches,
    today,
    draftId: store.storedId,
    onField: unfold,
  }

  const preview = useMemo(
    () => <LivePreview branches={branches} isWideOnly={canFold} />,
    [LivePreview, branches, canFold],
  )
  return (
    <Form
      id="job-post"
      form={form}
      onSubmit={submit}
      onFaulty={() => view !== 'fields' && flushSync(() => setView('fields'))}
      className="grid items-start gap-5 lg:flex lg:flex-wrap lg:gap-8"
    >
      <ReadyFields
        className={classNames('grid min-w-0 grow-[999] basis-80 gap-5', view !== 'fields' && 'max-w-2xl')}
      >
        {!isDraft && <DraftStatus savedAt={store.keptAt} isPutBack={store.draft.found !== null} />}
        {post && isToMend(post) && (
          <Alert tone="mango" title={t('toMend')}>
            <ReviewReasons post={post} />
          </Alert>
        )}
        {termsNotice && <p className="text-sm text-ink-2">{termsNotice}</p>}
        {isNew && QuickPostBox && (
          <div hidden={view === 'card'}>
            <QuickPostBox
              {...lineBox}
              start={start}
              isFolded={view !== 'fields'}
              onRest={setRest}
              onAllSaid={fold}
            />
          </div>
        )}
        {post?.state === 'draft' && (
          <div hidden={view === 'card'} className="empty:hidden">
            <KeptLineBox {...lineBox} />
          </div>
        )}
        {view === 'line' && (
          <>
            {!rest && repeats}
            <button type="button" onClick={() => unfold()} className={linkClass}>
              {t('asFields')}
            </button>
          </>
        )}
        {view === 'card' && FoldedPost && (
          <FoldedPost
            ref={card}
            branches={branches}
            priceNote={priceNote}
            offers={isPaidFirst ? offers : []}
            onField={unfold}
            onBuy={(offer) => {
              wanted.current = offer
              card.current?.closest('form')?.requestSubmit()
            }}
            isMoreOpen={isMoreOpen}
            onMore={() => setMoreOpen(!isMoreOpen)}
            storeNow={store.storeNow}
            unsaid={rest?.unsaid}
          />
        )}
        {/* Folded, they keep what is in them. */}
        <div ref={fields} tabIndex={-1} hidden={view !== 'fields'}>
          <div className="grid gap-5">
            {canFold && (
              <button type="button" onClick={fold} className={linkClass}>
                {t('asCard')}
              </button>
            )}
            <PostFields
              branches={branches}
              today={today}
              storeNow={store.storeNow}
              isShown={isShown}
              parts={parts}
            />
          </div>
        </div>
        <div hidden={view === 'line' || (view === 'card' && !isMoreOpen)}>
          <MoreParts MoreFields={MoreFields} today={today} photoField={photoField} reach={reach} />
        </div>
        {view === 'fields' && (
          <div className="grid gap-1">
            <LiveTotal />
            {!running && !isWaiting && priceNote}
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3 empty:hidden">
          {isDraft && <AutosaveStatus state={store.saving} />}
          {!running && !isWaiting && view !== 'line' && (
            <Button variant="secondary" loading={store.savingDraft} onClick={store.saveDraft}>
              {t('saveDraft')}
            </Button>
          )}
        </div>
        <DraftNotice draft={store.draft} />
        {hasBar && (
          <FormBar
            ref={bar}
            isAlone
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
                <FormProblem problem={store.problem} />
              </>
            }
          >
            <BarLine
              rest={view === 'line' ? rest : null}
              price={price}
              offer={isPaidFirst ? offers[0] : undefined}
              isWaiting={isWaiting}
              isRunning={running}
            />
            <SubmitButton
              variant={isLeft ? 'secondary' : 'accent'}
              loading={store.isLeaving}
              onClick={press}
              className="ml-auto max-sm:w-full"
            >
              {view === 'line'
                ? t('toCard')
                : t(isPaidFirst ? 'toPay' : submitTextOf(post), { credits: creditsOf(price) })}
            </SubmitButton>
          </FormBar>
        )}
      </ReadyFields>
      {view === 'fields' && preview}
      {hasBar && <BarRoom bar={bar} endsPage={!isNew && !clone?.isWhole} />}
      {questions && (
        <SaveQuestion
          questions={questions}
          branches={branches}
          action={t(isPaidFirst ? 'toPay' : submitTextOf(post), { credits: creditsOf(price) })}
          reasonKey={reasonKey}
          fault={reasonFault}
          onConfirm={confirm}
          onClose={() => setQuestions(null)}
        />
      )}
      {conflict && (
        <JobPostConflict
          current={conflict}
          wasWaiting={isWaiting}
          mine={form.getValues()}
          branches={branches}
          onKeepMine={() => store.keepMine(conflict)}
          onTakeTheirs={() => store.takeTheirs(conflict)}
          onClose={store.closeConflict}
        />
      )}
    </Form>
  )
}

const linkClass = 'min-h-11 justify-self-center font-medium underline underline-offset-4'

/** What sending the form means for the post it edits. */
function submitTextOf(post: JobPost | null) {
  if (post && (post.state === 'pending_review' || isToMend(post))) return 'submitAgain'
  return post && wasShown(post) ? 'saveChanges' : 'publish'
}

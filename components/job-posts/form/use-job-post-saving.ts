import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, useTransition } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { applyProblem, type FormProblem as FormRefusal } from '@/components/forms/apply-problem'
import type { AutosaveState, SaveOutcome } from '@/components/forms/autosave'
import { useAutosave } from '@/components/forms/use-autosave'
import { useDraft } from '@/components/forms/use-draft'
import { useDraftLeaving } from '@/components/forms/use-kept-draft'
import { offline, useLazyModule } from '@/components/forms/use-lazy-module'
import { toast } from '@/components/ui/toast'
import type { FieldError } from '@/lib/api/problem'
import type { Outcome } from '@/lib/api/store-resource'
import { hasWorkAhead, type JobPost, type JobPostState } from '@/lib/job-posts/job-post'
import { dropPublishedLine, keptLine, moveNewLine } from '@/lib/job-posts/quick-post/kept-line'
import { atStoredAddresses } from '@/validators/photo-id'
import { violation } from '@/validators/violation'
import { doneMessage } from './done-message'
import { bodyText, type JobPostValues, jobPostBody, jobPostValues } from './job-post-values'

const storeModule = () => import('./store-job-post')
const draftCheckModule = () => import('./draft-errors')

/** Autosave states in which the input is stored, or will be without anybody's help. */
const storing: ReadonlySet<AutosaveState['kind']> = new Set(['idle', 'saving', 'saved'])

/** What became of pressing save: whether it is stored, and what is wrong with the reason of a cancelled shift. */
type Submitted = { readonly isStored: boolean; readonly fault: FieldError | undefined }

type Saved = {
  readonly uid: string
  /** The post being edited; null creates a new one. */
  readonly post: JobPost | null
  /** What a new one is a copy of, and which kind of copy. */
  readonly cloneKey: string | undefined
  /** Whether a photo is still being sent. */
  readonly uploading: boolean
  /** Where the credits for this post are bought, if somebody wants to; otherwise its page says what is next. */
  readonly checkoutOf?: (id: string) => string | null | undefined
}

/**
 * Stores the form of a job post: automatically while it is a draft, and when somebody saves or publishes; until then
 * the input is kept in this browser. Resolves conflicts between two people's changes.
 */
export function useJobPostSaving(
  form: UseFormReturn<JobPostValues, unknown, JobPostValues>,
  { uid, post, cloneKey, uploading, checkoutOf }: Saved,
) {
  const t = useTranslations('jobPosts')
  const router = useRouter()
  const [id, setId] = useState(post?.id ?? null)
  // A ref, because a running save does not see newer state of this component.
  const storedId = useRef(id)
  const newDraft = `job-post:${cloneKey ? `clone-${cloneKey}` : 'new'}:${uid}`
  const draft = useDraft(form, id ? `job-post:${id}:${uid}` : newDraft)
  const loadStore = useLazyModule(storeModule)
  const loadDraftCheck = useLazyModule(draftCheckModule)
  const [problem, setProblem] = useState<FormRefusal | null>(null)
  const [conflict, setConflict] = useState<JobPost | null>(null)
  /** The post as somebody else saved it, found by autosave, which interrupts nobody. */
  const [other, setOther] = useState<JobPost | null>(null)
  const [savingDraft, setSavingDraft] = useState(false)
  /** From when all is stored until the next page is there. */
  const [isLeaving, leave] = useTransition()
  const lastAction = useRef<'submit' | 'draft' | 'none'>('none')
  const isThere = useRef(true)
  /** What was wrong with the reason for which shifts are cancelled. */
  const reasonFault = useRef<FieldError>(undefined)
  /** Why shifts were cancelled by what was last sent, which a conflict may send again. */
  const lastReason = useRef('')
  const running = post !== null && hasWorkAhead(post.state)
  const isDraft = post === null || post.state === 'draft'
  const isWaiting = post?.state === 'pending_review'
  /** The state the service last told of: staff may decide about a post that waits while it is edited. */
  const stateNow = useRef<JobPostState>(post?.state ?? 'draft')

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

  /** The kept line is that of a new post, not of a copy. */
  const newLine = () => (cloneKey ? '' : keptLine('new'))

  /** From now on the form edits this post. */
  const adopt = (stored: JobPost) => {
    if (!storedId.current && !cloneKey) moveNewLine(stored.id)
    storedId.current = stored.id
    stateNow.current = stored.state
    setId(stored.id)
    form.setValue('version', stored.version, { shouldValidate: false })
    const photos = form.getValues('photos') ?? []
    const storedPhotos = atStoredAddresses(photos, stored.photos)
    if (storedPhotos.join() !== photos.join()) form.setValue('photos', storedPhotos)
  }

  /** The service has stored this content: the browser's draft is removed, and the address becomes the post's own. */
  const keep = (stored: JobPost, text: string) => {
    adopt(stored)
    const isAsStored = textNow() === text
    // Otherwise shifts may have been moved or removed since, and the next save stores the added ones anew.
    if (isAsStored)
      for (const [index, { id }] of stored.shifts.entries()) form.setValue(`shifts.${index}.id`, id)
    // After setting values, because that counts as typing, which the draft would keep.
    if (isAsStored) draft.clear()
    else draft.keep()
    const address = `/job-posting/edit/${stored.id}`
    if (isThere.current && location.pathname !== address) history.replaceState(null, '', address)
  }

  /** Stores the form's current content automatically. */
  const storeBySelf = async (isLeaving: boolean): Promise<SaveOutcome> => {
    const body = jobPostBody(form.getValues())
    const text = bodyText(body)
    const [service, check] = await Promise.all([loadStore(), loadDraftCheck()])
    if (!service || !check) return 'failed'
    if (!(await check.isDraft(body))) return 'unfit'
    const outcome = await service.storeJobPost(target(), body, newDraft, {
      keepalive: isLeaving,
      line: newLine(),
    })
    if (outcome.kind === 'stored') {
      keep(outcome.resource, text)
      // Somebody has published the post: from now on nothing that workers see changes without being asked for.
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
    isRestored: draft.restored && draft.found === null,
  })
  // No question on leaving while autosave works.
  const isStoredAnyway = isDraft && storing.has(saving.kind)
  const { leaving } = useDraftLeaving(form, draft, { asks: !isStoredAnyway })
  const isUndecided = draft.found !== null
  useEffect(() => {
    if (isUndecided) void autosave.pause()
    else autosave.resume()
  }, [autosave, isUndecided])

  /** The same function at every render. */
  const [storeNow] = useState(() => () => autosave.flush(false))

  const discardDraft = () => {
    draft.discard()
    autosave.restart()
  }

  const settle = (outcome: Outcome<JobPost>): JobPost | null => {
    if (outcome.kind === 'stored') return outcome.resource
    reasonFault.current =
      outcome.kind === 'refused'
        ? outcome.problem.errors?.find(({ field }) => field === 'cancelReason')
        : undefined
    if (reasonFault.current) return null
    if (outcome.made) adopt(outcome.made)
    if (outcome.kind === 'conflict') {
      setConflict(outcome.current)
      if (isDraft) setOther(outcome.current)
    } else setProblem(applyProblem(form, outcome.problem))
    return null
  }

  /** Stores the input, and publishes it if asked; null when the person has to do something first. */
  const store = async (
    { version: _, ...values }: JobPostValues,
    publish: boolean,
    cancelReason = '',
  ): Promise<JobPost | null> => {
    reasonFault.current = undefined
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
    const at = target()
    const outcome =
      at && stateNow.current === 'pending_review'
        ? await service.resubmitJobPost(at, jobPostBody(values), { cancelReason })
        : await service.storeJobPost(at, jobPostBody(values), newDraft, { line: newLine(), cancelReason })
    const stored = settle(outcome)
    if (stored) keep(stored, text)
    const done = stored && publish ? settle(await service.publishJobPost(stored)) : stored
    if (done) autosave.end()
    // Whoever sees the post now reads what became of its line.
    if (done && done.state !== 'draft') dropPublishedLine(done.id)
    if (!done) autosave.resume(service.saveOutcomeOf(outcome), text)
    return done
  }

  const finish = (stored: JobPost) => {
    const checkout = stored.waitsForCredit ? checkoutOf?.(stored.id) : null
    leave(() => {
      router.push(checkout ?? `/job-posting/${stored.id}`)
      router.refresh()
    })
  }

  /** Stores the post, with why shifts that it lost are cancelled; answers whether it is stored, and what is wrong with that reason. */
  const submit = async (values: JobPostValues, cancelReason = ''): Promise<Submitted> => {
    lastAction.current = 'submit'
    lastReason.current = cancelReason
    const done = await store(values, !running, cancelReason)
    if (!done) return { isStored: false, fault: reasonFault.current }
    const message = doneMessage(post, done)
    void toast(message === 'waits_for_credit' ? 'info' : 'success', t(`done.${message}`))
    finish(done)
    return { isStored: true, fault: undefined }
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
    void toast('success', t('done.draft'))
    finish(stored)
  }

  /** The form's content overwrites what somebody else stored, and autosave continues. */
  const goOn = () => {
    setConflict(null)
    setOther(null)
    void autosave.goOn()
  }

  const chooseBetween = (current: JobPost) => {
    lastAction.current = 'none'
    setConflict(current)
  }

  const keepMine = (current: JobPost) => {
    stateNow.current = current.state
    form.setValue('version', current.version, { shouldValidate: false })
    if (lastAction.current === 'none' && current.state === 'draft') goOn()
    else
      void (lastAction.current === 'submit'
        ? form.handleSubmit((values) => submit(values, lastReason.current).then(() => undefined))()
        : saveDraft())
  }

  const takeTheirs = (current: JobPost) => {
    draft.clear()
    stateNow.current = current.state
    form.reset(jobPostValues(current))
    setConflict(null)
    setOther(null)
    autosave.restart()
    if (current.state !== 'draft') autosave.end()
  }

  return {
    storedId,
    isDraft,
    running,
    isWaiting,
    saving,
    keptAt: draft.savedAt,
    draft: { ...draft, discard: discardDraft, leaving },
    problem,
    conflict,
    other,
    savingDraft: savingDraft || isLeaving,
    isLeaving,
    storeNow,
    submit,
    saveDraft,
    chooseBetween,
    keepMine,
    takeTheirs,
    closeConflict: () => setConflict(null),
  }
}

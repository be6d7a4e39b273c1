'use client'

import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { applyProblem, type FormProblem } from '@/components/forms/apply-problem'
import type { AutosaveState, SaveOutcome } from '@/components/forms/autosave'
import { useAutosave } from '@/components/forms/use-autosave'
import { useDraft } from '@/components/forms/use-draft'
import { useDraftLeaving } from '@/components/forms/use-kept-draft'
import { offline, useLazyModule } from '@/components/forms/use-lazy-module'
import type { Resume } from '@/lib/resumes/resume'
import { changedAnswers, type ResumeStep, type ResumeValues, resumeValues } from './resume-values'

const storeModule = () => import('./store-resume')

/** Answers that are typed: they are stored when typing pauses. All others are stored as soon as they are given. */
const typed: ReadonlySet<string> = new Set([
  'headline',
  'about',
  'education',
  'minHourlyPay',
  'minDailyPay',
  'minNightlyPay',
])
/** Milliseconds in which several presses become one request. */
const together = 500

/** Autosave states in which the answers are stored, or will be without anybody's help. */
const storing: ReadonlySet<AutosaveState['kind']> = new Set(['idle', 'saving', 'saved'])

type Saved = { readonly uid: string; readonly resume: Resume; readonly step: ResumeStep }

/**
 * Stores each answer of a step by itself; until it is stored it is kept in this browser. An answer that was changed on
 * another device meanwhile is a conflict, which the person decides.
 */
export function useResumeSaving(
  form: UseFormReturn<ResumeValues, unknown, ResumeValues>,
  { uid, resume, step }: Saved,
) {
  const [stored, setStored] = useState(resume)
  // A ref, because a running save does not see newer state of this component.
  const base = useRef(resume)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [conflict, setConflict] = useState<Resume | null>(null)
  const [other, setOther] = useState<Resume | null>(null)
  const draft = useDraft(form, `resume-${step}:${uid}`)
  const loadStore = useLazyModule(storeModule)

  const changes = () => changedAnswers(form.getValues(), resumeValues(base.current, step))
  /** What can be stored now: a resume opens only once it is known when its owner was born, and all else need not wait. */
  const storable = () => {
    const { visibility, ...others } = changes()
    const waits = visibility === 'open' && !resume.mayBeOpen
    return waits || visibility === undefined ? others : { ...others, visibility }
  }
  const read = () => JSON.stringify(storable())

  const adopt = (current: Resume) => {
    base.current = current
    setStored(current)
    form.setValue('version', current.version, { shouldValidate: false })
  }

  const save = async (isLeaving: boolean, answers = storable()): Promise<SaveOutcome> => {
    if (Object.keys(answers).length === 0) return 'saved'
    const store = await loadStore()
    if (!store) return 'failed'
    if (!(await store.mayStore(answers))) return 'unfit'
    const version = form.getValues('version') ?? base.current.version
    const outcome = await store.storeAnswers({ base: base.current, version, answers, isLeaving })
    if (outcome.kind === 'stored') {
      setProblem(null)
      adopt(outcome.resource)
      if (Object.keys(changes()).length === 0) draft.clear()
      else draft.keep()
      return 'saved'
    }
    if (outcome.kind === 'conflict') {
      setOther(outcome.current)
      return 'conflict'
    }
    const { status } = outcome.problem
    if (status === 401) return 'signed_out'
    if (status === 0 || status >= 500 || status === 429) return 'failed'
    setProblem(applyProblem(form, outcome.problem))
    return 'refused'
  }

  const { state, autosave } = useAutosave(form, {
    read,
    save,
    isOn: true,
    isRestored: draft.restored && draft.found === null,
  })
  const { leaving } = useDraftLeaving(form, draft, { asks: !storing.has(state.kind) })

  const { mayBeOpen } = resume
  useEffect(() => {
    if (mayBeOpen) void autosave.flush(false)
  }, [autosave, mayBeOpen])

  const isUndecided = draft.found !== null
  useEffect(() => {
    if (isUndecided) void autosave.pause()
    else autosave.resume()
  }, [autosave, isUndecided])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name, isSubmitting }) => {
        if (!name || isSubmitting || typed.has(name)) return
        clearTimeout(timer)
        timer = setTimeout(() => void autosave.flush(false), together)
      },
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [form.subscribe, autosave])

  /** Stores what is not stored yet; true when the step may be left. */
  const finish = async (): Promise<boolean> => {
    setProblem(null)
    await autosave.pause()
    const outcome = await save(false, changes()).catch(() => 'failed' as const)
    autosave.resume(outcome)
    if (outcome === 'conflict') setConflict(other ?? base.current)
    if (outcome === 'failed') setProblem(offline)
    return outcome === 'saved'
  }

  const discard = () => {
    draft.discard()
    autosave.restart()
  }

  const keepMine = (current: Resume) => {
    adopt(current)
    setConflict(null)
    setOther(null)
    void autosave.goOn()
  }

  const takeTheirs = (current: Resume) => {
    draft.clear()
    base.current = current
    setStored(current)
    form.reset(resumeValues(current, step))
    setConflict(null)
    setOther(null)
    autosave.restart()
  }

  return {
    stored,
    state,
    problem,
    conflict,
    other,
    draft: { ...draft, discard, leaving },
    finish,
    chooseBetween: setConflict,
    keepMine,
    takeTheirs,
    closeConflict: () => setConflict(null),
  }
}

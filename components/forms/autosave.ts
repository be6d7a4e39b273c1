import { currentTime } from '@/validators/clock'

/** The result of saving: after `unfit` and `refused` it waits until the content changes, after `failed` it retries. */
export type SaveOutcome = 'saved' | 'unfit' | 'refused' | 'conflict' | 'signed_out' | 'failed'

export type AutosaveState =
  | { readonly kind: 'idle' | 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: Exclude<SaveOutcome, 'saved'> }

type AutosaveParts = {
  /** The content to save, as text that can be compared. */
  readonly read: () => string
  /** Saves the form's current content; `isLeaving` when the page may be gone before the answer. */
  readonly save: (isLeaving: boolean) => Promise<SaveOutcome>
  readonly tell: (state: AutosaveState) => void
}

const settleMs = 3_000
const leftMs = 1_000
const retryMs = { first: 5_000, longest: 120_000 }

/** Outcomes after which only a person can continue. */
const isFinal = (outcome: SaveOutcome) => outcome === 'conflict' || outcome === 'signed_out'

export type Autosave = ReturnType<typeof createAutosave>

/**
 * Saves a form while it is edited: 3 s after the last change, 1 s after its field lost the focus to no other field, one
 * request at a time, and never content that is already saved. After a failure it waits 5 s, then twice as long each
 * time up to 2 minutes, however much is typed meanwhile. The content that `read` returns at the start counts as saved.
 */
export function createAutosave({ read, save, tell }: AutosaveParts) {
  let stored = read()
  let turnedDown: string | null = null
  let failures = 0
  let isHeld = false
  let isOver = false
  let hasEnded = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null

  const isNew = () => {
    const text = read()
    return text !== stored && text !== turnedDown
  }

  const plan = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(false), ms)
  }

  const planRetry = () => plan(Math.min(retryMs.first * 2 ** (failures - 1), retryMs.longest))

  const settle = (outcome: SaveOutcome, text: string) => {
    if (hasEnded) return
    isOver = isFinal(outcome)
    failures = outcome === 'failed' ? failures + 1 : 0
    turnedDown = outcome === 'unfit' || outcome === 'refused' ? text : null
    if (outcome === 'saved') {
      stored = text
      tell({ kind: 'saved', at: currentTime() })
    } else tell({ kind: outcome })
    if (isOver || isHeld) return
    if (outcome === 'failed') planRetry()
    else if (isNew()) plan(settleMs)
  }

  const step = async (isLeaving: boolean) => {
    const text = read()
    tell({ kind: 'saving' })
    settle(await save(isLeaving).catch(() => 'failed' as const), text)
  }

  const run = async (isLeaving: boolean): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    if (running) return running
    if (hasEnded || isOver || isHeld) return
    if (!isNew()) {
      // The change that could not be saved was undone.
      if (failures > 0) settle('saved', read())
      return
    }
    // Offline no request is sent; the browser reports when it is online again.
    if (!navigator.onLine) return settle('failed', read())
    running = step(isLeaving).finally(() => {
      running = null
    })
    return running
  }

  return {
    /** To be called when something was typed. */
    changed: () => {
      if (!hasEnded && !isOver && !isHeld && failures === 0) plan(settleMs)
    },
    /** To be called when typing has paused, so that saving need not wait so long. */
    left: () => {
      if (timer !== undefined && failures === 0) plan(leftMs)
    },
    /** Saves unsaved content at once: the page is being left, or the network is back. */
    flush: (isLeaving: boolean) => run(isLeaving),
    /** Waits for the running request; then nothing is saved until `resume`. */
    pause: async () => {
      isHeld = true
      clearTimeout(timer)
      timer = undefined
      await running
    },
    /** Continues after another kind of save; without an outcome as if nothing had been tried. */
    resume: (outcome?: SaveOutcome, text = read()) => {
      isHeld = false
      if (outcome) settle(outcome, text)
      else if (!isOver && isNew()) plan(settleMs)
    },
    /** Saves at once, whatever the last outcome was: a person has decided. */
    goOn: () => {
      isHeld = false
      isOver = false
      failures = 0
      turnedDown = null
      return run(false)
    },
    /** Takes the form's current content as saved, and starts anew. */
    restart: () => {
      isHeld = false
      isOver = false
      failures = 0
      turnedDown = null
      stored = read()
      clearTimeout(timer)
      tell({ kind: 'idle' })
    },
    /** Stops saving for good. */
    end: () => {
      hasEnded = true
      clearTimeout(timer)
    },
  }
}

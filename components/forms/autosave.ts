/** What came of storing: `unfit` and `refused` wait for another text, `failed` for a better moment. */
export type SaveOutcome = 'saved' | 'unfit' | 'refused' | 'conflict' | 'signed_out' | 'failed'

export type AutosaveState =
  | { readonly kind: 'idle' | 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: Exclude<SaveOutcome, 'saved'> }

type AutosaveParts = {
  /** What would be stored now, as text that can be compared. */
  readonly read: () => string
  /** Stores what the form says now; `isLeaving` when the page may be gone before the answer. */
  readonly save: (isLeaving: boolean) => Promise<SaveOutcome>
  readonly tell: (state: AutosaveState) => void
}

const settleMs = 3_000
const leftMs = 1_000
const retryMs = { first: 5_000, longest: 120_000 }

/** Outcomes nothing but a person ends. */
const isFinal = (outcome: SaveOutcome) => outcome === 'conflict' || outcome === 'signed_out'

export type Autosave = ReturnType<typeof createAutosave>

/**
 * Stores a text as it is written: 3 s after the last change, 1 s after its field was left for none, one request at a
 * time, never what is stored already. After a failure it waits 5 s, then twice as long each time up to 2 minutes, however
 * much is typed meanwhile. What it holds to be stored at the start is what `read` says then.
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
      tell({ kind: 'saved', at: new Date() })
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
      // What could not be stored has been taken back.
      if (failures > 0) settle('saved', read())
      return
    }
    // A request that cannot go out is not made; the browser says when it can.
    if (!navigator.onLine) return settle('failed', read())
    running = step(isLeaving).finally(() => {
      running = null
    })
    return running
  }

  return {
    /** Something was typed. */
    changed: () => {
      if (!hasEnded && !isOver && !isHeld && failures === 0) plan(settleMs)
    },
    /** Nothing more is typed at the moment: there is less to wait for. */
    left: () => {
      if (timer !== undefined && failures === 0) plan(leftMs)
    },
    /** Stores what is not stored yet at once: the page is being left, or the network has come back. */
    flush: (isLeaving: boolean) => run(isLeaving),
    /** Waits for the request under way; from then on nothing is stored until `resume`. */
    pause: async () => {
      isHeld = true
      clearTimeout(timer)
      timer = undefined
      await running
    },
    /** Goes on after a text was stored, or not, by other means; without an outcome as if nothing had been tried. */
    resume: (outcome?: SaveOutcome, text = read()) => {
      isHeld = false
      if (outcome) settle(outcome, text)
      else if (!isOver && isNew()) plan(settleMs)
    },
    /** Stores at once, whatever came of it before: somebody has decided. */
    goOn: () => {
      isHeld = false
      isOver = false
      failures = 0
      turnedDown = null
      return run(false)
    },
    /** Takes what the form says now for stored, and begins anew. */
    restart: () => {
      isHeld = false
      isOver = false
      failures = 0
      turnedDown = null
      stored = read()
      clearTimeout(timer)
      tell({ kind: 'idle' })
    },
    /** Stores nothing any more, for good. */
    end: () => {
      hasEnded = true
      clearTimeout(timer)
    },
  }
}

'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { problemFrom } from '@/lib/accounts/identity-problem'
import { localProblem, type Problem } from '@/lib/api/problem'
import { cuesOfScript } from '@/lib/videos/cues'
import type { OwnIntroVideo } from '@/lib/videos/intro-video'
import type { KeptFilm } from '@/lib/videos/kept-films'
import type { FilmFacts, Trim } from '@/lib/videos/prepare-film'
import type { IntroQuestion } from '@/validators/intro-video-terms'
import { uploadTerms } from '@/validators/upload-terms'

/** What the screen shows: the way of a film from the choice of a question to the team's desk. */
export type StudioStage =
  | { readonly at: 'choose' }
  | { readonly at: 'camera' }
  | { readonly at: 'reading' }
  | {
      readonly at: 'review'
      readonly kept: KeptFilm
      readonly facts: FilmFacts
      readonly isRecorded: boolean
    }
  | { readonly at: 'preparing'; readonly percent: number }
  | { readonly at: 'details'; readonly kept: KeptFilm; readonly facts: FilmFacts }
  | { readonly at: 'sending'; readonly kept: KeptFilm; readonly facts: FilmFacts; readonly percent: number }
  | { readonly at: 'done'; readonly video: OwnIntroVideo }

const { maxBytes } = uploadTerms.intro_video

/** Typing is kept when it pauses, in milliseconds. */
const keptAfterMs = 500

/** A film more than there may be is told in words of its own: the screen has no field for it. */
function toldProblem(error: unknown): Problem {
  const problem = problemFrom(error)
  const isOneTooMany = problem.errors?.some(({ rule }) => rule === 'max_items')
  return isOneTooMany ? localProblem('intro_videos_full') : problem
}

const isAboutNetwork = ({ code, requestId }: Problem) =>
  code === 'network' || code === 'file_timeout' || (code === 'unavailable' && requestId === '')

const toChoice = (): StudioStage => ({ at: 'choose' })

/** The state of the recording screen. Everything of films loads when the first one is there. */
export function useStudio(uid: string) {
  const [stage, setStage] = useState<StudioStage>({ at: 'choose' })
  const [question, setQuestion] = useState<IntroQuestion | null>('introduce')
  const [script, setScript] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [waiting, setWaiting] = useState<readonly KeptFilm[]>([])
  const [isUnkept, setUnkept] = useState(false)
  const running = useRef<AbortController | null>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  const listWaiting = useCallback(async () => {
    const { hasKeptFilms, listKeptFilms } = await import('@/lib/videos/kept-films')
    if (await hasKeptFilms()) setWaiting(await listKeptFilms(uid))
  }, [uid])
  const isChoosing = stage.at === 'choose'
  useEffect(() => {
    // Without the part that lists them nothing is lost: they are offered the next time.
    if (isChoosing) void listWaiting().catch(() => undefined)
  }, [isChoosing, listWaiting])
  useEffect(() => () => running.current?.abort(), [])

  /** One piece of work at a time; `back` answers what is shown when it fails. */
  const attempt = async (back: () => StudioStage, work: (signal: AbortSignal) => Promise<void>) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setProblem(null)
    try {
      await work(controller.signal)
    } catch (error) {
      if (controller.signal.aborted) return
      setProblem(toldProblem(error))
      setStage(back())
    }
  }
  const keep = async (film: KeptFilm) => {
    const { keepFilm } = await import('@/lib/videos/kept-films')
    const isKept = await keepFilm(film)
    setUnkept(!isKept)
  }

  const take = (film: Blob, isRecorded: boolean) =>
    attempt(toChoice, async (signal) => {
      setStage({ at: 'reading' })
      const kept: KeptFilm = {
        id: crypto.randomUUID(),
        uid,
        keptAt: Date.now(),
        film,
        isPrepared: false,
        question,
        script,
        captions: [],
        poster: null,
        sentAs: null,
        posterSentAs: null,
        addKey: crypto.randomUUID(),
      }
      // A chosen file stays where it was; what was recorded exists nowhere else.
      if (isRecorded) await keep(kept)
      const { readFilm } = await import('@/lib/videos/prepare-film')
      const facts = await readFilm(film)
      signal.throwIfAborted()
      setStage({ at: 'review', kept, facts, isRecorded })
    })

  const use = (from: Extract<StudioStage, { at: 'review' }>, trim: Trim | null) =>
    attempt(
      () => from,
      async (signal) => {
        setStage({ at: 'preparing', percent: 0 })
        const { prepareFilm } = await import('@/lib/videos/prepare-film')
        const { film, facts } = await prepareFilm(from.kept.film, {
          trim,
          maxBytes,
          signal,
          onProgress: (percent) => setStage({ at: 'preparing', percent }),
        })
        const captions = cuesOfScript(from.kept.script, facts.durationMs)
        const kept = { ...from.kept, film, isPrepared: true, captions }
        await keep(kept)
        signal.throwIfAborted()
        setStage({ at: 'details', kept, facts })
      },
    )

  const goOn = (kept: KeptFilm) =>
    attempt(toChoice, async (signal) => {
      setStage({ at: 'reading' })
      const { readFilm } = await import('@/lib/videos/prepare-film')
      const facts = await readFilm(kept.film)
      signal.throwIfAborted()
      setStage(
        kept.isPrepared ? { at: 'details', kept, facts } : { at: 'review', kept, facts, isRecorded: true },
      )
    })

  const change = (from: Extract<StudioStage, { at: 'details' }>, changes: Partial<KeptFilm>) => {
    const kept = { ...from.kept, ...changes }
    setStage({ ...from, kept })
    clearTimeout(pause.current)
    pause.current = setTimeout(() => void keep(kept), keptAfterMs)
  }

  const send = ({ kept, facts }: Extract<StudioStage, { at: 'details' }>) => {
    let now = kept
    const details = (): StudioStage => ({ at: 'details', kept: now, facts })
    const sending = (percent: number) => setStage({ at: 'sending', kept: now, facts, percent })
    return attempt(details, async (signal) => {
      clearTimeout(pause.current)
      sending(kept.sentAs ? 100 : 0)
      const { sendFilm } = await import('./send-film')
      const { forgetFilm } = await import('@/lib/videos/kept-films')
      const onSent = (changes: Partial<KeptFilm>) => {
        now = { ...now, ...changes }
        void keep(now)
      }
      const video = await sendFilm(kept, { signal, onSent, onProgress: sending })
      await forgetFilm(kept.id)
      setWaiting((all) => all.filter(({ id }) => id !== kept.id))
      setStage({ at: 'done', video })
    })
  }

  const sendAgain = useRef<() => void>(undefined)
  useEffect(() => {
    const isWaiting = stage.at === 'details' && problem !== null && isAboutNetwork(problem)
    sendAgain.current = isWaiting ? () => void send(stage) : undefined
  })
  useEffect(() => {
    const whenBack = () => sendAgain.current?.()
    addEventListener('online', whenBack)
    return () => removeEventListener('online', whenBack)
  }, [])

  const cancel = (to: StudioStage) => {
    running.current?.abort()
    setProblem(null)
    setStage(to)
  }
  const forget = async ({ id }: Pick<KeptFilm, 'id'>) => {
    setWaiting((all) => all.filter((film) => film.id !== id))
    const { forgetFilm } = await import('@/lib/videos/kept-films')
    await forgetFilm(id)
  }
  const again = async ({ kept }: Extract<StudioStage, { at: 'review' }>, to: StudioStage) => {
    setStage(to)
    await forget(kept)
  }
  return {
    stage,
    question,
    script,
    problem,
    waiting,
    isUnkept,
    setStage,
    setQuestion,
    setScript,
    setProblem,
    take,
    use,
    goOn,
    change,
    send,
    cancel,
    forget,
    again,
  }
}

export type Studio = ReturnType<typeof useStudio>

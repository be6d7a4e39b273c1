'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { longestFilmMs } from '@/lib/videos/limits'
import { recordingType } from '@/lib/videos/recording-type'

export type RecorderState =
  | { readonly at: 'ready' }
  | { readonly at: 'counting'; readonly left: number }
  | { readonly at: 'recording'; readonly elapsedMs: number }

const ready: RecorderState = { at: 'ready' }
const countFrom = 3
/** How often the time shown is renewed, in milliseconds. */
const tickMs = 200
/** What was recorded is handed over this often, in milliseconds, so that little is lost when a camera is pulled out. */
const sliceMs = 1_000

type Running = { readonly recorder: MediaRecorder; readonly begunAt: number }

/**
 * Counts down, records for a minute at most, and hands the film over. It stops by itself when the page is hidden: a phone takes the
 * camera away then.
 */
export function useRecorder(onFilm: (film: Blob) => void) {
  const [state, setState] = useState<RecorderState>(ready)
  const running = useRef<Running | null>(null)
  const countdown = useRef<ReturnType<typeof setInterval>>(undefined)
  const handOver = useRef(onFilm)
  useEffect(() => {
    handOver.current = onFilm
  })

  const stop = useCallback(() => {
    clearInterval(countdown.current)
    const recorder = running.current?.recorder
    if (recorder && recorder.state !== 'inactive') recorder.stop()
    else setState(ready)
  }, [])

  const record = useCallback((stream: MediaStream) => {
    const mimeType = recordingType()
    const recorder = new MediaRecorder(stream, mimeType ? { mimeType, videoBitsPerSecond: 2_000_000 } : {})
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => {
      if (data.size > 0) parts.push(data)
    }
    recorder.onstop = () => {
      running.current = null
      setState(ready)
      const type = recorder.mimeType.split(';', 1)[0]
      if (parts.length > 0) handOver.current(new Blob(parts, { type }))
    }
    recorder.start(sliceMs)
    running.current = { recorder, begunAt: performance.now() }
    setState({ at: 'recording', elapsedMs: 0 })
  }, [])

  const start = useCallback(
    (stream: MediaStream) => {
      let left = countFrom
      setState({ at: 'counting', left })
      clearInterval(countdown.current)
      countdown.current = setInterval(() => {
        left -= 1
        if (left > 0) return setState({ at: 'counting', left })
        clearInterval(countdown.current)
        record(stream)
      }, 1_000)
    },
    [record],
  )

  const isRecording = state.at === 'recording'
  useEffect(() => {
    if (!isRecording) return
    const timer = setInterval(() => {
      if (!running.current) return
      const elapsedMs = performance.now() - running.current.begunAt
      if (elapsedMs >= longestFilmMs) stop()
      else setState({ at: 'recording', elapsedMs })
    }, tickMs)
    return () => clearInterval(timer)
  }, [isRecording, stop])

  useEffect(() => {
    const whenHidden = () => {
      if (document.hidden) stop()
    }
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      document.removeEventListener('visibilitychange', whenHidden)
      clearInterval(countdown.current)
      // Nobody is left who wants the film.
      const recorder = running.current?.recorder
      if (recorder) recorder.onstop = null
      if (recorder?.state === 'recording') recorder.stop()
    }
  }, [stop])

  return { state, start, stop }
}

'use client'

import { type RefObject, useEffect, useState } from 'react'
import { isSpaceForPlayer } from './is-for-player'
import { mayLoadFilms } from './preload'

/** How a film plays, and the ways to control it; the space bar plays and pauses. It starts when somebody asks for it, never by itself. */
export function useFilm(film: RefObject<HTMLVideoElement | null>) {
  const [isPlaying, setPlaying] = useState(false)
  /** Somebody wants to see it: until then only its head is loaded, which is no look at anybody. */
  const [isWanted, setWanted] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [isMuted, setMuted] = useState(false)
  const [seconds, setSeconds] = useState(0)
  const [preload, setPreload] = useState<'none' | 'metadata'>('none')

  useEffect(() => {
    if (mayLoadFilms()) setPreload('metadata')
  }, [])

  const play = async () => {
    setWanted(true)
    setFailed(false)
    try {
      await film.current?.play()
    } catch (error) {
      // A pause, or another film, that came before it began is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true)
    }
  }
  const toggle = () => {
    if (film.current?.paused === false) film.current.pause()
    else void play()
  }
  const seek = (to: number) => {
    if (film.current) film.current.currentTime = to
    setSeconds(to)
  }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const playing = film.current
      if (!playing || !isSpaceForPlayer(event)) return
      event.preventDefault()
      if (!playing.paused) return playing.pause()
      setWanted(true)
      setFailed(false)
      playing.play().catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true)
      })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [film])

  return {
    isPlaying,
    isWanted,
    hasFailed,
    isMuted,
    seconds,
    preload,
    play,
    toggle,
    seek,
    mute: () => setMuted((before) => !before),
    /** What the film element reports. */
    events: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onError: () => setFailed(true),
      // It would wait for ever, and say nothing.
      onWaiting: () => {
        if (!navigator.onLine) setFailed(true)
      },
      onTimeUpdate: () => setSeconds(film.current?.currentTime ?? 0),
    },
  }
}

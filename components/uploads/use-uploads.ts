'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { localProblem, type Problem } from '@/lib/api/problem'
import type { SendOptions } from '@/lib/uploads/send-picture'

/** A running upload, or one that failed. */
export type PendingUpload = {
  readonly id: number
  readonly source: File
  /** The picture as it is sent; null while it is being prepared. */
  readonly preview: Blob | null
  /** The share that was sent, in per cent; null while the picture is being prepared. */
  readonly percent: number | null
  /** Why it failed; null while it is running. */
  readonly problem: Problem | null
}

/** The result of uploading a file: what it has become, or the problem. */
export type Outcome<Arrived> =
  | { readonly arrived: Arrived; readonly problem: null }
  | { readonly problem: Problem }

/** Uploads one chosen file. Never rejects. */
export type Send<Arrived> = (
  source: File,
  options: Pick<SendOptions, 'onPrepared' | 'onProgress' | 'signal'>,
) => Promise<Outcome<Arrived>>

type UploadsOptions<Arrived> = {
  readonly send: Send<Arrived>
  /** Called once for each uploaded file, with what it has become and its number in the order of choosing. */
  readonly onArrived: (arrived: Arrived, id: number) => void
}

/** Uploads chosen files in parallel; an upload that failed for lack of network is repeated when it is back. */
export function useUploads<Arrived>({ send: sendOne, onArrived }: UploadsOptions<Arrived>) {
  const [pending, setPending] = useState<readonly PendingUpload[]>([])
  const running = useRef(new Map<number, AbortController>())
  const nextId = useRef(0)
  const arrived = useRef(onArrived)
  useEffect(() => {
    arrived.current = onArrived
  })

  const change = (id: number, changes: Partial<PendingUpload>) =>
    setPending((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))
  const forget = (id: number) => setPending((all) => all.filter((upload) => upload.id !== id))

  const send = async (id: number, source: File) => {
    const controller = new AbortController()
    running.current.set(id, controller)
    change(id, { problem: null, percent: null })
    const outcome = await sendOne(source, {
      signal: controller.signal,
      onPrepared: (preview) => change(id, { preview }),
      onProgress: (percent) => change(id, { percent }),
    })
    running.current.delete(id)
    if (controller.signal.aborted) return
    if (outcome.problem) return change(id, { problem: outcome.problem })
    forget(id)
    arrived.current(outcome.arrived, id)
  }

  const add = (files: readonly File[]) => {
    const added = files.map((source) => ({
      id: nextId.current++,
      source,
      preview: null,
      percent: null,
      problem: null,
    }))
    setPending((all) => [...all, ...added])
    for (const { id, source } of added) void send(id, source)
  }
  const cancel = (id: number) => {
    running.current.get(id)?.abort()
    running.current.delete(id)
    forget(id)
  }

  const latest = useRef({ pending, send })
  useEffect(() => {
    latest.current = { pending, send }
  })
  useEffect(() => {
    const sendAgain = () => {
      for (const { id, source, problem } of latest.current.pending) {
        if (problem && isAboutNetwork(problem)) void latest.current.send(id, source)
      }
    }
    addEventListener('online', sendAgain)
    const uploads = running.current
    return () => {
      removeEventListener('online', sendAgain)
      for (const controller of uploads.values()) controller.abort()
      uploads.clear()
    }
  }, [])

  return { pending, add, cancel, retry: ({ id, source }: PendingUpload) => void send(id, source) }
}

type PhotoOptions = Pick<SendOptions, 'maxBytes' | 'longestSide' | 'askPermit'>

/** Uploads a picture and gives its address. The upload code loads with the first picture, not with the form. */
export const sendPhoto =
  (photo: PhotoOptions): Send<string> =>
  async (source, options) => {
    try {
      const [{ sendPicture }, { storageProblem }] = await Promise.all([
        import('@/lib/uploads/send-picture'),
        import('@/lib/uploads/storage-problem'),
      ])
      const { url, error } = await sendPicture(source, { ...photo, ...options })
      if (error === null) return { arrived: url, problem: null }
      return { problem: navigator.onLine ? storageProblem(error) : localProblem('network') }
    } catch {
      // The upload code could not be loaded.
      return { problem: localProblem('network') }
    }
  }

const isAboutNetwork = ({ code, requestId }: Problem) =>
  code === 'network' || code === 'file_timeout' || (code === 'unavailable' && requestId === '')

function watchNetwork(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether the browser believes there is a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  )
}

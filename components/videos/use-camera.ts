'use client'

import { useCallback, useEffect, useState } from 'react'
import {
  CameraError,
  type CameraProblem,
  type ChosenDevices,
  closeCamera,
  type Device,
  listDevices,
  openCamera,
} from '@/lib/videos/camera'

export type Camera =
  | { readonly state: 'asking' }
  | { readonly state: 'open'; readonly stream: MediaStream; readonly hasSound: boolean }
  | { readonly state: 'failed'; readonly problem: CameraProblem }

const asking: Camera = { state: 'asking' }
const none: readonly Device[] = []

/** The camera while it is shown: opened, opened anew with other devices, and turned off in the end. */
export function useCamera(chosen: ChosenDevices) {
  const [camera, setCamera] = useState<Camera>(asking)
  const [devices, setDevices] = useState({ cameras: none, microphones: none })
  const [attempt, setAttempt] = useState(0)
  const { camera: cameraId, microphone } = chosen

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the same devices again
  useEffect(() => {
    let isOver = false
    let opened: MediaStream | undefined
    setCamera(asking)
    openCamera({ camera: cameraId, microphone }).then(
      async (stream) => {
        if (isOver) return closeCamera(stream)
        opened = stream
        setCamera({ state: 'open', stream, hasSound: stream.getAudioTracks().length > 0 })
        // Names are told only after somebody allowed the camera.
        const known = await listDevices().catch(() => null)
        if (known && !isOver) setDevices(known)
      },
      (error: unknown) => {
        const problem = error instanceof CameraError ? error.problem : 'unsupported'
        if (!isOver) setCamera({ state: 'failed', problem })
      },
    )
    return () => {
      isOver = true
      if (opened) closeCamera(opened)
    }
  }, [cameraId, microphone, attempt])

  const tryAgain = useCallback(() => setAttempt((number) => number + 1), [])
  return { camera, devices, tryAgain }
}

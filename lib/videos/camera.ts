import 'client-only'

/** Why there is no picture: what somebody can do about it differs. */
export type CameraProblem = 'refused' | 'none' | 'in_use' | 'insecure' | 'unsupported'

export class CameraError extends Error {
  override name = 'CameraError'
  constructor(
    readonly problem: CameraProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options)
  }
}

/** A camera or a microphone; names are empty until somebody allowed one. */
export type Device = { readonly id: string; readonly name: string }

export type ChosenDevices = { readonly camera: string | null; readonly microphone: string | null }

/** What getUserMedia's exceptions mean (w3.org/TR/mediacapture-streams, 10.2.2). */
export function cameraProblem(error: unknown): CameraProblem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none'
  if (name === 'NotReadableError' || name === 'AbortError') return 'in_use'
  return 'unsupported'
}

const pictureOf = (camera: string | null): MediaTrackConstraints => ({
  ...(camera ? { deviceId: { exact: camera } } : { facingMode: 'user' }),
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 30, max: 30 },
})

const soundOf = (microphone: string | null): MediaTrackConstraints => ({
  ...(microphone && { deviceId: { exact: microphone } }),
  echoCancellation: true,
  noiseSuppression: true,
})

/**
 * Opens camera and microphone; where there is no microphone, the camera alone. Asks the person the first time. Rejects with
 * CameraError.
 */
export async function openCamera({ camera, microphone }: ChosenDevices): Promise<MediaStream> {
  if (!globalThis.isSecureContext) throw new CameraError('insecure')
  if (!navigator.mediaDevices?.getUserMedia) throw new CameraError('unsupported')
  const video = pictureOf(camera)
  try {
    return await navigator.mediaDevices.getUserMedia({ video, audio: soundOf(microphone) })
  } catch (cause) {
    const problem = cameraProblem(cause)
    if (problem !== 'none') throw new CameraError(problem, { cause })
  }
  try {
    return await navigator.mediaDevices.getUserMedia({ video: camera ? video : true })
  } catch (cause) {
    throw new CameraError(cameraProblem(cause), { cause })
  }
}

/** The cameras and microphones that can be chosen from. */
export async function listDevices(): Promise<{ cameras: Device[]; microphones: Device[] }> {
  const devices = await navigator.mediaDevices.enumerateDevices()
  const of = (kind: MediaDeviceKind) =>
    devices
      .filter((device) => device.kind === kind && device.deviceId !== '')
      .map(({ deviceId, label }) => ({ id: deviceId, name: label }))
  return { cameras: of('videoinput'), microphones: of('audioinput') }
}

/** Turns camera and microphone off. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

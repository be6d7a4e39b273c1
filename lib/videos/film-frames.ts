import 'client-only'

/** A still of a film: when it was, in milliseconds, and the picture as JPEG. */
export type Frame = { readonly atMs: number; readonly picture: Blob }

const jpegQuality = 0.85
/** The shorter side of a still in pixels. */
const stillSide = 480
/** A browser that cannot show a film says so, or says nothing at all. */
const longestWaitMs = 15_000

/** Waits for an event of the film; rejects when it fails, is given up, or takes too long. */
function until(
  film: HTMLVideoElement,
  event: keyof HTMLMediaElementEventMap,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController()
    const end = (settle: () => void) => {
      over.abort()
      clearTimeout(timer)
      settle()
    }
    const listening = { signal: over.signal }
    const fail = () => end(() => reject(film.error ?? signal.reason ?? new Error(`no ${event}`)))
    const timer = setTimeout(fail, longestWaitMs)
    film.addEventListener(event, () => end(resolve), listening)
    film.addEventListener('error', fail, listening)
    signal.addEventListener('abort', fail, listening)
  })
}

function drawn(film: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = film
  const scale = Math.min(1, stillSide / Math.min(videoWidth, videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(videoWidth * scale))
  canvas.height = Math.max(1, Math.round(videoHeight * scale))
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality))
}

/** The times of `count` stills, spread over a film without its very beginning and end, where people reach for the button. */
export function timesOfStills(filmMs: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.round(((index + 0.5) / count) * filmMs))
}

/**
 * Stills of a film at these times. What the browser plays it can draw, whatever made the film. Rejects when it cannot show the film,
 * or with the signal's reason.
 */
export async function framesOf(
  source: string,
  times: readonly number[],
  signal: AbortSignal,
): Promise<Frame[]> {
  const film = document.createElement('video')
  film.muted = true
  film.playsInline = true
  film.preload = 'auto'
  try {
    const isReady = until(film, 'loadeddata', signal)
    film.src = source
    await isReady
    const frames: Frame[] = []
    for (const atMs of times) {
      signal.throwIfAborted()
      const isThere = until(film, 'seeked', signal)
      film.currentTime = atMs / 1000
      await isThere
      const picture = await drawn(film)
      if (picture) frames.push({ atMs, picture })
    }
    return frames
  } finally {
    film.removeAttribute('src')
    film.load()
  }
}

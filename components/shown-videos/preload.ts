import { mayFetchUnasked } from '@/components/ui/prefetch'
import { videoAddress } from '@/lib/shown-videos/addresses'
import { askShownVideos } from '@/lib/shown-videos/requests'

/** Whether films may be loaded before anybody presses play: neither on save-data, 2g, nor where less data is wanted. */
export const mayLoadFilms = (): boolean =>
  mayFetchUnasked() && !window.matchMedia('(prefers-reduced-data: reduce)').matches

/**
 * Loads the poster and the beginning of the film of the person who comes next, so that they are there at once; returns the
 * function that stops it. A failure is left to the page of that person.
 */
export function preloadPerson(workerId: string): () => void {
  const film = document.createElement('video')
  let isStopped = false
  const load = async () => {
    const [first] = await askShownVideos(workerId)
    if (!first || isStopped) return
    if (first.hasPoster) new Image().src = videoAddress(workerId, first.id, 'poster')
    film.muted = true
    film.preload = 'metadata'
    film.src = videoAddress(workerId, first.id, 'film')
  }
  load().catch(() => undefined)
  return () => {
    isStopped = true
    film.removeAttribute('src')
    film.load()
  }
}

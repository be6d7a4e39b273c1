import 'server-only'
import type { ServerResponse } from 'node:http'
import { beforeRequests } from '@/lib/security/before-requests'

/**
 * How long the beginning of a page is held back for the rest, in milliseconds: most pages are complete within it. What
 * takes longer comes after its placeholder.
 */
const patienceMs = 250

/** Sends pages whole where their parts follow soon, instead of placeholders that are replaced a moment later. */
export function sendWholePages(): void {
  beforeRequests('whole-pages', ({ request, response }, pass) => {
    if (request.method === 'GET' && request.headers.rsc === undefined) holdBeginning(response)
    pass()
  })
}

type Write = ServerResponse['write']
type Written = Parameters<Write>

/** Holds back what is written to an HTML answer until it ends or the patience is over; the headers go ahead. */
export function holdBeginning(response: ServerResponse): void {
  const write: Write = response.write.bind(response)
  const end = response.end.bind(response)
  let held: Written[] | 'released' = []
  let timer: NodeJS.Timeout | undefined

  const release = () => {
    clearTimeout(timer)
    if (held === 'released') return
    const parts = held
    held = 'released'
    if (response.destroyed) return
    response.cork()
    for (const part of parts) write(...part)
    response.uncork()
  }

  response.write = ((...part: Written) => {
    const isPage = String(response.getHeader('content-type')).startsWith('text/html')
    if (held === 'released' || !isPage) return write(...part)
    held.push(part)
    timer ??= setTimeout(release, patienceMs)
    return true
  }) as Write
  response.end = ((...last: Parameters<typeof end>) => {
    response.cork()
    release()
    return end(...last)
  }) as ServerResponse['end']
  response.once('close', release)
}

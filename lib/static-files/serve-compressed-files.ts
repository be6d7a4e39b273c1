import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { encodingFor, sendBytes } from '@/lib/api/send-bytes'
import { beforeRequests } from '@/lib/security/before-requests'

/** Where the build puts them, seen from the server's folder. */
export const compressedFolder = '.next/compressed'

const endings = { br: '.br', gzip: '.gz' } as const

/**
 * Sends the files that the build has compressed (scripts/stack/compressed-files.mjs) before the framework sees the
 * request, and nothing that is not on the build's list. Each is read when it is first asked for, and kept. Browsers that
 * accept neither form, and parts of files, are left to the framework, which has the same files as they are.
 */
export function serveCompressedFiles(folder: string): void {
  const list = `${folder}/files.json`
  // A server built by `next build` alone has none.
  if (!existsSync(list)) return
  const types = new Map(Object.entries<string>(JSON.parse(readFileSync(list, 'utf8'))))
  const kept = new Map<string, Promise<Buffer>>()

  function read(file: string): Promise<Buffer> {
    const known = kept.get(file)
    if (known) return known
    const reading = readFile(`${folder}${file}`)
    kept.set(file, reading)
    reading.catch(() => kept.delete(file))
    return reading
  }

  beforeRequests('compressed-files', ({ request, response }, pass) => {
    const { address, isNamedByContent } = fileAskedFor(request)
    const type = types.get(address)
    const encoding = encodingFor(request)
    if (type === undefined || encoding === 'identity' || !isForWholeFile(request)) return pass()
    read(address + endings[encoding]).then((body) => {
      response.setHeader('Content-Type', type)
      response.setHeader('Vary', 'Accept-Encoding')
      const cacheControl = isNamedByContent ? 'public, max-age=31536000, immutable' : 'public, max-age=0'
      response.setHeader('Cache-Control', cacheControl)
      sendBytes(request, response, { body, encoding })
    }, pass)
  })
}

/** A file's address, and whether that changes with what is in it: the build names its own so, `?v=` does it for others. */
function fileAskedFor({ url = '' }: IncomingMessage) {
  const [address = '', search] = url.split('?', 2)
  const isNamedByContent =
    address.startsWith('/_next/static/') || Boolean(new URLSearchParams(search).get('v'))
  return { address, isNamedByContent }
}

const isForWholeFile = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && headers.range === undefined

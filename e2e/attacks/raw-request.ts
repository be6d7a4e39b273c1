import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export type RawAnswer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export type RawRequest = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

/** Sends a path exactly as spelled; browsers and fetch would normalise it first. */
export function sendRaw(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: RawRequest = {},
): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(origin)
  const withLength =
    body === undefined ? headers : { ...headers, 'Content-Length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, path, method, agent, headers: { Host: host, ...withLength } },
      async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk)
        const text = Buffer.concat(chunks).toString('utf8')
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Runs tasks 16 at a time, so that thousands of requests neither pile up nor take minutes. */
export async function inParallel<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await run(item)
  }
  await Promise.all(Array.from({ length: 16 }, worker))
}

import type { ServerResponse } from 'node:http'

/**
 * Holds back an answer until `finish` has its whole body, and sends what `finish` resolves to instead. When `finish`
 * fails, none of the answer is sent and the client gets a 500.
 */
export function holdAnswer(res: ServerResponse, finish: (body: Buffer) => Promise<Buffer>): void {
  const chunks: Buffer[] = []
  const end = res.end.bind(res)
  const keep = (chunk: unknown, encoding?: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encoding as BufferEncoding | undefined))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
    return true
  }
  res.write = (chunk: unknown, encoding?: unknown) =>
    keep(chunk, typeof encoding === 'string' ? encoding : undefined)
  res.end = ((chunk?: unknown, encoding?: unknown) => {
    keep(chunk, typeof encoding === 'string' ? encoding : undefined)
    finish(Buffer.concat(chunks)).then(
      (body) => {
        if (!res.headersSent && body.length > 0) res.setHeader('content-length', body.length)
        end(body)
      },
      (error: unknown) => {
        console.error('sandbox: an answer could not be finished', error)
        res.statusCode = 500
        res.removeHeader('content-length')
        end()
      },
    )
    return res
  }) as typeof res.end
}

import { refusal } from './refusal'

/**
 * The text of a JSON body, limited while it is read so that nobody can fill the memory; undefined without a body. Other
 * content types are refused: another site can make a browser send a form or text body.
 */
export async function readJsonText(request: Request, maximumBytes: number): Promise<string | undefined> {
  const type = request.headers.get('Content-Type')
  if (type !== null && !/^application\/json\s*(?:;|$)/i.test(type)) throw refusal('unsupported_media_type')
  const text = await readLimitedText(request, maximumBytes)
  if (text === '') return undefined
  if (type === null) throw refusal('unsupported_media_type')
  return text
}

/** The text of a body of any type, limited while it is read; empty without a body. */
export async function readLimitedText(request: Request, maximumBytes: number): Promise<string> {
  if (Number(request.headers.get('Content-Length')) > maximumBytes) throw refusal('payload_too_large')
  if (!request.body) return ''

  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > maximumBytes) {
      await reader.cancel()
      throw refusal('payload_too_large')
    }
    chunks.push(part.value)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/** A small JSON object body; anything else is a bad request. */
export async function readJsonObject(
  request: Request,
  maximumBytes: number,
): Promise<Record<string, unknown>> {
  const text = await readJsonText(request, maximumBytes)
  const value = text === undefined ? undefined : parseJson(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refusal('bad_request')
  return value as Record<string, unknown>
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw refusal('bad_request', { cause })
  }
}

import { createHmac, timingSafeEqual } from 'node:crypto'

/** Older events are refused, so that a recorded one cannot be sent again later. */
const oldestSeconds = 300

type Signed = {
  readonly body: Buffer
  /** The provider's headers: one signature, or two while its secret is being replaced. */
  readonly signatures: string | undefined
  readonly timestamp: string | undefined
}

/**
 * Whether the provider signed an event a moment ago: hex HMAC-SHA256 of `timestamp.body`. We know two secrets, in base64,
 * while one is being replaced; without any, nothing is accepted.
 */
export function isSigned(
  { body, signatures, timestamp }: Signed,
  secrets: readonly string[],
  now: Date,
): boolean {
  if (!signatures || !timestamp || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > oldestSeconds) return false
  const sent = signatures
    .split(',', 4)
    .map((word) => word.trim())
    .filter((word) => /^[0-9a-f]{64}$/i.test(word))
    .map((word) => Buffer.from(word, 'hex'))
  return secrets
    .filter((secret) => secret !== '')
    .map((secret) => Buffer.from(secret, 'base64'))
    .filter((key) => key.length > 0)
    .map((key) => createHmac('sha256', key).update(`${timestamp}.`).update(body).digest())
    .some((expected) => sent.some((word) => timingSafeEqual(word, expected)))
}

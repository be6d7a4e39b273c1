import { createHmac } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { stoppingWithin } from '@/services/shared/deadline'

export type WebhookTarget = {
  /** Empty means that nothing is sent. */
  readonly url: string
  /** Where the events of a merchant's charges go instead, by the digest of its secret key. */
  readonly urlOfAccount?: Readonly<Record<string, string>>
  /** base64. */
  readonly secret: string
  /** base64; also signs each event, as during a key rotation. */
  readonly previousSecret?: string
}

export type Delivery = {
  readonly event: string
  readonly attempt: number
  /** HTTP status, or null without an answer. */
  readonly status: number | null
}

type Announced = { readonly id: string; readonly account?: string }

const attempts = 5
const timeoutMs = 10_000

/** The headers that prove an event comes from the gateway: HMAC-SHA256 of `timestamp.body`, in hex, one per secret. */
export function signatureHeaders(
  target: WebhookTarget,
  body: string,
  timestamp: number,
): Record<string, string> {
  const secrets = [target.secret, target.previousSecret].filter((secret): secret is string => Boolean(secret))
  const signatures = secrets.map((secret) =>
    createHmac('sha256', Buffer.from(secret, 'base64')).update(`${timestamp}.${body}`).digest('hex'),
  )
  return { 'omise-signature': signatures.join(','), 'omise-signature-timestamp': String(timestamp) }
}

/** Sends events to the configured address, and retries with a growing delay until it answers with a 2xx. */
export class Webhooks {
  target: WebhookTarget
  readonly #deliveries: Delivery[] = []
  readonly #stop = new AbortController()

  constructor(target: WebhookTarget) {
    this.target = target
  }

  get deliveries(): readonly Delivery[] {
    return this.#deliveries
  }

  /** Sends in the background, because the payer must not wait for the receiver. */
  send(event: Announced, body: string): void {
    void this.deliver(event, body).catch(() => undefined)
  }

  async deliver({ id, account = '' }: Announced, body: string): Promise<void> {
    const url = () => this.target.urlOfAccount?.[account] ?? this.target.url
    for (let attempt = 1; attempt <= attempts && url(); attempt += 1) {
      const status = await this.#post(url(), body)
      this.#deliveries.push({ event: id, attempt, status })
      if (status !== null && status >= 200 && status < 300) return
      await delay(500 * 2 ** attempt, undefined, { signal: this.#stop.signal, ref: false })
    }
  }

  close(): void {
    this.#stop.abort()
  }

  async #post(url: string, body: string): Promise<number | null> {
    const timestamp = Math.floor(Date.now() / 1000)
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signatureHeaders(this.target, body, timestamp) },
        body,
        redirect: 'manual',
        signal: stoppingWithin(timeoutMs, this.#stop.signal),
      })
      await response.body?.cancel()
      return response.status
    } catch {
      return null
    }
  }
}

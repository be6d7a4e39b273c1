import { dropInput, keepInput, keptInput } from '@/lib/drafts/kept-input'
import { asProblem, type Problem } from './problem'

type Attempt<Body> = { readonly key: string; readonly body: Body; readonly madeAt: number }

/** Shorter than the services keep their answers (48 h): a later repetition could create a second resource. */
const keptForMs = 40 * 3_600_000

type Answer<Resource> = { data?: Resource; error?: unknown; response: Response }

type CreateOnce<Body, Resource> = {
  /** Identifies the form in this browser; the attempt is stored beside the form's draft. */
  readonly draftKey: string
  readonly body: Body
  readonly send: (body: Body, headers: { 'Idempotency-Key': string }) => Promise<Answer<Resource>>
}

export type Creation<Resource> =
  | {
      readonly resource: Resource
      /** True when an earlier attempt turns out to have succeeded, with what was typed then. */
      readonly isEarlier: boolean
    }
  | { readonly problem: Problem }

/**
 * Creates something exactly once, even if answers are lost: the idempotency key and the body it was sent with are kept
 * in this browser until the outcome is known. When the person changes the form after an attempt with an unknown
 * outcome, that attempt is finished first; the caller then updates what it created.
 */
export async function createOnce<Body, Resource>({
  draftKey,
  body,
  send,
}: CreateOnce<Body, Resource>): Promise<Creation<Resource>> {
  const earlier = readAttempt<Body>(draftKey)
  const attempt = earlier ?? { key: crypto.randomUUID(), body, madeAt: Date.now() }
  keepAttempt(draftKey, attempt)
  const { data, error, response } = await send(attempt.body, { 'Idempotency-Key': attempt.key })
  const isEarlier = !sameBody(attempt.body, body)
  if (response.ok) {
    forgetAttempt(draftKey)
    return { resource: data as Resource, isEarlier }
  }
  const problem = asProblem(error, response)
  if (isOutcomeUnknown(problem)) return { problem }
  forgetAttempt(draftKey)
  // The earlier body was refused, so nothing was created.
  return isEarlier ? createOnce({ draftKey, body, send }) : { problem }
}

function isOutcomeUnknown({ status, code }: Problem): boolean {
  return status >= 500 || status === 408 || status === 425 || code === 'request_in_progress'
}

function sameBody(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

const storageKey = (draftKey: string) => `partim:attempt:${draftKey}`

/** Attempts of this page, for browsers that refuse storage. */
const remembered = new Map<string, unknown>()

function readAttempt<Body>(draftKey: string): Attempt<Body> | null {
  const attempt = (keptInput(storageKey(draftKey))?.values ?? remembered.get(draftKey)) as
    | Attempt<Body>
    | undefined
  return attempt && attempt.madeAt > Date.now() - keptForMs ? attempt : null
}

function keepAttempt(draftKey: string, attempt: Attempt<unknown>): void {
  remembered.set(draftKey, attempt)
  keepInput(storageKey(draftKey), attempt)
}

/** Forgets an attempt that is not to be finished; what is created next is another thing. */
export function forgetAttempt(draftKey: string): void {
  remembered.delete(draftKey)
  dropInput(storageKey(draftKey))
}

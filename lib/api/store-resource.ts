import { createOnce } from './create-once'
import { asProblem, type Problem } from './problem'

/** A resource at the version that was read. */
export type Target = { readonly id: string; readonly version: number }

/** The result of storing: the resource as it is now, a conflict with another change, or a refusal. */
export type Outcome<Resource> =
  | { readonly kind: 'stored'; readonly resource: Resource }
  | { readonly kind: 'conflict'; readonly current: Resource; readonly made?: Resource }
  | {
      readonly kind: 'refused'
      readonly problem: Problem
      /** What an earlier attempt created after all; the next attempt changes it. */
      readonly made?: Resource
    }

type Answer<Resource> = { data?: Resource; error?: unknown; response: Response }

type Change<Body, Resource> = {
  readonly body: Body
  readonly change: (target: Target, body: Body, headers: { 'If-Match': string }) => Promise<Answer<Resource>>
  /** True when the resource already has the content of the body. */
  readonly saysTheSame: (resource: Resource, body: Body) => boolean
}

/**
 * Changes a resource at a known version. If a newer version already has the same content, this is not a conflict: the
 * answer to an earlier attempt was lost.
 */
export async function changeResource<Body, Resource>(
  target: Target,
  { body, change, saysTheSame }: Change<Body, Resource>,
): Promise<Outcome<Resource>> {
  const { data, error, response } = await change(target, body, { 'If-Match': `"${target.version}"` })
  if (response.ok) return { kind: 'stored', resource: data as Resource }
  const problem = asProblem(error, response)
  if (problem.code !== 'stale') return { kind: 'refused', problem }
  const current = problem.current as Resource
  return saysTheSame(current, body) ? { kind: 'stored', resource: current } : { kind: 'conflict', current }
}

type Store<Body, Resource> = Change<Body, Resource> & {
  /** Identifies the form in this browser, see `createOnce`. */
  readonly draftKey: string
  readonly create: (body: Body, headers: { 'Idempotency-Key': string }) => Promise<Answer<Resource>>
}

/** Creates a resource, or changes the existing one, so that any step may fail and be repeated. */
export async function storeResource<Body, Resource extends Target>(
  target: Target | null,
  store: Store<Body, Resource>,
): Promise<Outcome<Resource>> {
  if (target) return changeResource(target, store)
  const { draftKey, body, create } = store
  const creation = await createOnce({ draftKey, body, send: create })
  if ('problem' in creation) return { kind: 'refused', problem: creation.problem }
  const made = creation.resource
  if (!creation.isEarlier) return { kind: 'stored', resource: made }
  const outcome = await changeResource(made, store)
  return outcome.kind === 'stored' ? outcome : { ...outcome, made }
}

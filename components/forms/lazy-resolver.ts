import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { AnyObject, ObjectSchema } from 'yup'
import { halfTypedFields } from './half-typed'
import { pointerReleased, watchPointer } from './pointer-release'

/** Loads a schema and, with it, the code that checks it: `() => import('@/validators/…').then((m) => m.…Schema)`. */
export type SchemaLoader<Values extends AnyObject> = () => Promise<ObjectSchema<Values>>

type CheckListener<Values extends FieldValues> = (found: FieldErrors<Values>) => void

export type LazyResolver<Values extends FieldValues> = Resolver<Values, unknown, Values> & {
  /**
   * Starts loading, so that the schema is there when the first field loses focus, and reports all errors of each check,
   * including those of fields that were not checked explicitly. For the form's first effect.
   */
  start: (onChecked: CheckListener<Values>) => void
}

/** The type of the root error "the checks could not be loaded". */
export const checksMissing = 'checks_missing'

/**
 * A resolver whose schema loads after the page. If it does not load, the form is not sent: the root error says so, and
 * the next attempt loads it again.
 */
export function lazyResolver<Values extends AnyObject>(
  schema: ObjectSchema<Values> | SchemaLoader<Values>,
): LazyResolver<Values> {
  const loader: SchemaLoader<Values> = typeof schema === 'function' ? schema : async () => schema
  let loading: Promise<Resolver<Values, unknown, Values>> | undefined
  let tell: CheckListener<Values> = () => undefined
  const withHalfTyped = halfTypedFields()
  const load = () => {
    loading ??= Promise.all([loader(), import('@hookform/resolvers/yup')]).then(
      // The resolver's types lose the link between the schema and its values; both are InferType of the schema.
      ([loaded, { yupResolver }]) => yupResolver(loaded) as unknown as Resolver<Values, unknown, Values>,
    )
    return loading
  }
  const resolve: Resolver<Values, unknown, Values> = async (...asked) => {
    const resolver = await load().catch(() => {
      loading = undefined
      return null
    })
    await pointerReleased()
    if (resolver) {
      const outcome = withHalfTyped(await resolver(...asked), asked[2])
      tell(outcome.errors)
      return outcome
    }
    return { values: {}, errors: { root: { type: checksMissing } } } as Awaited<ReturnType<typeof resolve>>
  }
  return Object.assign(resolve, {
    start: (onChecked: CheckListener<Values>) => {
      tell = onChecked
      watchPointer()
      // A task of its own: what a form begins with is long enough on a slow phone.
      setTimeout(() => load().catch(() => undefined))
    },
  })
}

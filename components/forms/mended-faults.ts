import { type FieldErrors, type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'

/** The type of errors that only a service can find; a check of the form never removes them. */
export const refusedByService = 'refused'

type Fault = { readonly type?: unknown; readonly root?: { readonly type?: unknown } }

/** Paths of all errors; the path of an error of a whole list may end in `root`. */
function pathsOf(errors: object, path = ''): string[] {
  const { type } = errors as Fault
  if (typeof type === 'string') return type === refusedByService ? [] : [path]
  return Object.entries(errors).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? pathsOf(inner, path ? `${path}.${name}` : name) : [],
  )
}

function isFaulty(errors: object, path: string): boolean {
  const fault: Fault | undefined = get(errors, path.replace(/\.root$/, ''))
  return typeof (fault?.root ?? fault)?.type === 'string'
}

/** Removes every error that a check no longer finds: correcting one value may correct another. */
export function takeBackMended<Values extends FieldValues>(
  { getErrors, clearErrors }: Pick<UseFormReturn<Values, unknown, Values>, 'getErrors' | 'clearErrors'>,
  found: FieldErrors<Values>,
): void {
  const mended = pathsOf(getErrors()).filter((path) => !isFaulty(found, path))
  if (mended.length > 0) clearErrors(mended as Path<Values>[])
}

import { type FieldErrors, type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'

/** The type of an error that only a service can find; no check of a form takes it back. */
export const refusedByService = 'refused'

type Fault = { readonly type?: unknown; readonly root?: { readonly type?: unknown } }

/** Paths of all errors; that of a list as a whole may end in `root`. */
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

/** Takes back every fault that a check no longer finds: mending one value may mend another. */
export function takeBackMended<Values extends FieldValues>(
  { getErrors, clearErrors }: Pick<UseFormReturn<Values, unknown, Values>, 'getErrors' | 'clearErrors'>,
  found: FieldErrors<Values>,
): void {
  const mended = pathsOf(getErrors()).filter((path) => !isFaulty(found, path))
  if (mended.length > 0) clearErrors(mended as Path<Values>[])
}

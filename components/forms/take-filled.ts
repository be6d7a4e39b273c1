import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

const kinds: ReadonlySet<string> = new Set(['text', 'email', 'tel', 'password'])

/**
 * Takes what stands in controls of which the form knows nothing: password managers and some browsers fill them without telling,
 * and what is seen is what is sent.
 */
export function takeFilled<Input extends FieldValues, Output>(
  element: HTMLFormElement,
  { getValues, setValue }: UseFormReturn<Input, unknown, Output>,
): void {
  for (const control of element.elements) {
    if (!(control instanceof HTMLInputElement) || !kinds.has(control.type) || control.value === '') continue
    const name = control.name as Path<Input>
    if (name && getValues(name) === '') {
      setValue(name, control.value as never, { shouldDirty: true, shouldValidate: false })
    }
  }
}

'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'
import {
  type DefaultValues,
  type PathValue,
  type UseFormRegister,
  type UseFormReturn,
  type UseFormSetValue,
  useForm,
} from 'react-hook-form'
import type { AnyObject, ObjectSchema } from 'yup'
import { isPresent } from '@/validators/rules'
import { lazyResolver, type SchemaLoader } from './lazy-resolver'
import { takeBackMended } from './mended-faults'
import { isLeftUnreached, watchReach } from './reached'
import { keepEarly, typedEarly } from './typed-early'

/**
 * A form validated by a yup schema from validators/. Pass a loader when the schema need not load with the page: `() =>
 * import('@/validators/…').then((m) => m.…Schema)` saves 14 KB of the page's first load. Checks run when a control
 * loses focus, when a choice is made and when `setValue` fills a control, never while typing, and they also remove
 * errors that no longer apply; a failed submit focuses the first invalid control.
 */
export function useValidatedForm<Values extends AnyObject>(
  schema: ObjectSchema<Values> | SchemaLoader<Values>,
  defaultValues: DefaultValues<Values>,
): UseFormReturn<Values, unknown, Values> {
  const [resolver] = useState(() => lazyResolver(schema))
  const form = useForm<Values, unknown, Values>({
    resolver,
    defaultValues,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
  })
  const { formState, getErrors, clearErrors } = form
  useEffect(
    () => resolver.start((found) => takeBackMended({ getErrors, clearErrors }, found)),
    [resolver, getErrors, clearErrors],
  )
  useEffect(watchReach, [])
  const setValue = useCheckedSetValue(form)
  const register = useRegister(form)
  return useMemo(() => ({ ...form, formState, setValue, register }), [form, formState, setValue, register])
}

/**
 * Registers a control with what was typed into it before hydration, which the form's value would overwrite. A control that
 * was only focused by the program, when a dialog or a form opened, is not checked when it is left empty.
 */
function useRegister<Values extends AnyObject>({
  control,
  register,
  setValue,
}: UseFormReturn<Values, unknown, Values>): UseFormRegister<Values> {
  return useCallback(
    (name, options) => {
      const registered = register(name, options)
      return {
        ...registered,
        onBlur: async (event) => {
          const { nativeEvent } = event as { nativeEvent?: FocusEvent }
          if (!nativeEvent || !isLeftUnreached(nativeEvent)) await registered.onBlur(event)
        },
        ref: (element: unknown) => {
          const typed = typedEarly(element)
          registered.ref(element)
          if (typed === undefined) return
          keepEarly(control, name, typed)
          setValue(name, typed as PathValue<Values, typeof name>, { shouldDirty: true })
        },
      }
    },
    [control, register, setValue],
  )
}

/**
 * Sets a value and checks it. A control that is emptied because another choice made its value meaningless is not
 * checked until a person gets to it.
 */
function useCheckedSetValue<Values extends AnyObject>({
  setValue,
  clearErrors,
}: UseFormReturn<Values, unknown, Values>): UseFormSetValue<Values> {
  return useCallback(
    (name, value, options) => {
      const isFilled = isPresent(value)
      setValue(name, value, { shouldValidate: isFilled, ...options })
      if (!isFilled) clearErrors(name)
    },
    [setValue, clearErrors],
  )
}

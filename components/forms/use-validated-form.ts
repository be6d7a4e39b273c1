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
import { keepEarly, typedEarly } from './typed-early'

/**
 * A form checked by a yup schema from validators/. Give a loader where the schema need not come with the page:
 * `() => import('@/validators/…').then((m) => m.…Schema)` saves 14 KB of its first load. Checks run when a control is
 * left, when a choice is made and when `setValue` fills a control, never while typing, and take back every fault that
 * is mended by then; a failed submit moves the focus to the first broken control.
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
  const setValue = useCheckedSetValue(form)
  const register = useRegister(form)
  return useMemo(() => ({ ...form, formState, setValue, register }), [form, formState, setValue, register])
}

/** Registers a control with what was typed into it while it was only markup, which the form's own value would replace. */
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
 * Fills a control and checks it. One that is emptied because another choice made its value meaningless is asked for
 * when a person gets there, not before.
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

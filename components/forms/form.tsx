'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { type FieldValues, FormProvider, type SubmitHandler, type UseFormReturn } from 'react-hook-form'
import { classNames } from '@/components/ui/class-names'
import { unsentForm } from '@/lib/api/unsent-form'
import { ErrorSummary } from './error-summary'
import { checksMissing } from './lazy-resolver'
import { NeedsScript } from './needs-script'

const FormIdContext = createContext('form')

/** The id of the form around; control ids are `<form id>-<field name>`. */
export const useFormId = () => useContext(FormIdContext)

type FormProps<Input extends FieldValues, Output> = {
  /** Names the form's controls; unique in the page. */
  id: string
  form: UseFormReturn<Input, unknown, Output>
  /** Called with checked, tidied values only. */
  onSubmit: SubmitHandler<Output>
  className?: string
  children: ReactNode
}

/** A form in one column. Its controls find it by context; the first broken one takes the focus on submit. */
export function Form<Input extends FieldValues, Output>({
  id,
  form,
  onSubmit,
  className,
  children,
}: FormProps<Input, Output>) {
  const cannotCheck = form.formState.errors.root?.type === checksMissing
  return (
    <FormIdContext value={id}>
      <FormProvider {...form}>
        <form
          {...unsentForm}
          id={id}
          noValidate
          className={classNames('grid gap-5', className)}
          onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
        >
          <NeedsScript />
          {cannotCheck && <ErrorSummary problem={{ code: 'network' }} />}
          {children}
        </form>
      </FormProvider>
    </FormIdContext>
  )
}

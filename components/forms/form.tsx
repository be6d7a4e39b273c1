'use client'

import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import {
  type FieldValues,
  FormProvider,
  type Path,
  type SubmitHandler,
  type UseFormReturn,
} from 'react-hook-form'
import { classNames } from '@/components/ui/class-names'
import { unsentForm } from '@/lib/api/unsent-form'
import { bringIntoSight } from './bring-into-sight'
import { ErrorSummary, FaultySend } from './error-summary'
import { checksMissing } from './lazy-resolver'
import { NeedsScript } from './needs-script'
import { takeFilled } from './take-filled'

const FormIdContext = createContext('form')

/** The id of the surrounding form; control ids are `<form id>-<field name>`. */
export const useFormId = () => useContext(FormIdContext)

type FormProps<Input extends FieldValues, Output> = {
  /** Prefix of the ids of its controls; unique in the page. */
  id: string
  form: UseFormReturn<Input, unknown, Output>
  /** Called only with validated and normalised values, once no question in the form (`data-unanswered`) waits any more. */
  onSubmit: SubmitHandler<Output>
  /** Called when faults keep it from being sent, before the first of them gets the focus. */
  onFaulty?: () => void
  className?: string
  children: ReactNode
}

/** A form in one column. Its controls find it through context; on submit the first invalid one gets the focus. */
export function Form<Input extends FieldValues, Output>({
  id,
  form,
  onSubmit,
  onFaulty,
  className,
  children,
}: FormProps<Input, Output>) {
  const element = useFaultInSight(form)
  const [sent, setSent] = useState({ times: 0, isFaulty: false })
  const send = (isFaulty: boolean) => setSent(({ times }) => ({ times: times + 1, isFaulty }))
  const cannotCheck = form.formState.errors.root?.type === checksMissing
  // Controls watch the parts of the state that they show. A new state in the context would draw all of them again with
  // every change of it, of which the first comes as soon as the form is there.
  const [firstState] = useState(form.formState)
  return (
    <FormIdContext value={id}>
      <FormProvider {...form} formState={firstState}>
        <form
          {...unsentForm}
          ref={element}
          id={id}
          noValidate
          className={classNames('grid gap-5', className)}
          onSubmit={(event) => {
            takeFilled(event.currentTarget, (name) => form.getValues(name as Path<Input>))
            void form.handleSubmit(
              (values, submitted) => {
                send(false)
                const question = element.current?.querySelector<HTMLElement>('[data-unanswered]')
                if (question) {
                  question.focus({ preventScroll: true })
                  return bringIntoSight(question)
                }
                return onSubmit(values, submitted)
              },
              () => {
                send(true)
                onFaulty?.()
              },
            )(event)
          }}
        >
          <NeedsScript />
          {cannotCheck && <ErrorSummary problem={{ code: 'network' }} />}
          <FaultySend value={sent.isFaulty ? sent.times : 0}>{children}</FaultySend>
        </form>
      </FormProvider>
    </FormIdContext>
  )
}

const faulty = 'input[aria-invalid=true],select[aria-invalid=true],textarea[aria-invalid=true]'

/** After sending a form with faults, the first faulty control as people read has the focus, and is in sight with its error. */
function useFaultInSight<Input extends FieldValues, Output>({
  formState: { submitCount, errors },
}: UseFormReturn<Input, unknown, Output>) {
  const element = useRef<HTMLFormElement>(null)
  const isFaulty = Object.keys(errors).length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is sent
  useEffect(() => {
    if (!isFaulty || submitCount === 0) return
    let reached: Element | null = null
    const reach = () => {
      const focused = document.activeElement
      if (!focused || focused === reached || !element.current?.contains(focused)) return
      // The form gives the focus in the order in which its controls came, and some come later, by a choice above others.
      const first = focused.matches(faulty) ? element.current.querySelector<HTMLElement>(faulty) : null
      first?.focus()
      reached = first ?? focused
      bringIntoSight(reached)
    }
    reach()
    // It gives the focus once more afterwards.
    const timer = setTimeout(reach)
    return () => clearTimeout(timer)
  }, [submitCount])
  return element
}

'use client'

import type { ComponentProps } from 'react'
import { useFormState } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { useReady } from './use-ready'

/**
 * The form's submit button: it shows that the form is being sent, and refuses a second press. Before the form works it
 * refuses every press, and the Enter key too, because the browser would submit the form itself.
 */
export function SubmitButton({ children, disabled, className, ...rest }: ComponentProps<typeof Button>) {
  const { isSubmitting } = useFormState()
  const isReady = useReady()
  return (
    <Button
      size="lg"
      {...rest}
      type="submit"
      disabled={disabled || !isReady}
      // Its look does not change when the form becomes ready.
      className={classNames(
        className,
        !isReady && !disabled && 'disabled:cursor-progress! disabled:opacity-100!',
      )}
      loading={isSubmitting || rest.loading}
    >
      {children}
    </Button>
  )
}

'use client'

import type { ComponentProps } from 'react'
import { useFormState } from 'react-hook-form'
import { Button } from '@/components/ui/button'

/** The form's button: shows that it is being sent, and refuses a second press. */
export function SubmitButton({ children, ...rest }: ComponentProps<typeof Button>) {
  const { isSubmitting } = useFormState()
  return (
    <Button size="lg" {...rest} type="submit" loading={isSubmitting || rest.loading}>
      {children}
    </Button>
  )
}

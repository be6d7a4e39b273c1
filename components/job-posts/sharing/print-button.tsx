'use client'

import { Button } from '@/components/ui/button'
import type { ButtonStyle } from '@/components/ui/button-style'

/** Opens the browser's print dialog. */
export function PrintButton({
  label,
  variant = 'accent',
}: {
  label: string
  variant?: ButtonStyle['variant']
}) {
  return (
    <Button variant={variant} onClick={() => print()}>
      {label}
    </Button>
  )
}

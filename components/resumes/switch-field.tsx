'use client'

import { type ReactNode, useId } from 'react'
import { useController } from 'react-hook-form'
import { Switch } from '@/components/ui/switch'

type SwitchFieldProps = {
  name: string
  label: string
  about: string
  /** What it does at present. */
  children?: ReactNode
}

/** An answer that is on or off, with what it means. */
export function SwitchField({ name, label, about, children }: SwitchFieldProps) {
  const id = useId()
  const { field } = useController({ name })
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <p id={`${id}-label`} className="font-medium">
          {label}
        </p>
        <p id={`${id}-about`} className="text-sm text-ink-2">
          {about}
        </p>
        {children && <p className="mt-1 text-sm text-ink-3">{children}</p>}
      </div>
      <Switch
        checked={field.value === true}
        onChange={field.onChange}
        labelledBy={`${id}-label`}
        describedBy={`${id}-about`}
      />
    </div>
  )
}

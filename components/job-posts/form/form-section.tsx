'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { get, useFormState } from 'react-hook-form'
import { Icon } from '@/components/ui/icon'

type FormSectionProps = {
  title: string
  /** A summary of its content, shown beside the title while it is closed. */
  summary: string
  /** Paths of its fields: an error at one of them opens it. */
  fields: readonly string[]
  children: ReactNode
}

/**
 * A rarely needed part of a long form: closed until somebody opens it or one of its fields has an error. Its fields are
 * there from then on: the browser's autofill would lay out each closed part with fields while the page loads.
 */
export function FormSection({ title, summary, fields, children }: FormSectionProps) {
  const [isOpen, setOpen] = useState(false)
  const [hasFields, setHasFields] = useState(false)
  const section = useRef<HTMLDetailsElement>(null)
  const { errors, submitCount } = useFormState()
  const isBroken = fields.some((field) => get(errors, field) !== undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again each time the form is submitted
  useEffect(() => {
    if (isBroken) setOpen(true)
  }, [isBroken, submitCount])

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (!isOpen || !isBroken) return
    // A closed section cannot take the focus, so the form could not focus the first error.
    const root = section.current?.closest('form') ?? null
    const first = root?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (first && section.current?.contains(first)) first.focus()
  }, [isOpen, submitCount])

  // It may have been opened before the script came.
  useEffect(() => setOpen(section.current?.open ?? false), [])
  if (isOpen && !hasFields) setHasFields(true)

  return (
    <details
      ref={section}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-card border border-line bg-card"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed as a button is */}
      <summary
        // The click opens it afterwards; its fields are there by then.
        onClick={() => setHasFields(true)}
        className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2.5 [&::-webkit-details-marker]:hidden"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{title}</span>
          <span className="block truncate text-sm leading-relaxed text-ink-3">{summary}</span>
        </span>
        <Icon name="chevron-down" className="size-5 text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      {hasFields && <div className="grid gap-5 px-4 pt-2 pb-5">{children}</div>}
    </details>
  )
}

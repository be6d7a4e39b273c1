'use client'

import type { ComponentProps } from 'react'

type SearchFormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'method' | 'role'> & { action: string }

/**
 * A form that goes to the address of its search, even before any script has loaded; with the script, empty fields are
 * left out of the address, and a text that is longer than its field's `data-longest` is refused instead of cut.
 */
export function SearchForm(props: SearchFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of a few years ago do not know <search>
    <form
      {...props}
      role="search"
      onSubmit={(event) => {
        const fields = [...event.currentTarget.elements].filter(
          (field): field is HTMLInputElement | HTMLSelectElement =>
            field.matches('input:enabled,select:enabled'),
        )
        // Fields without a greatest length compare with no number.
        const long = fields.find(({ value, dataset }) => value.trim().length > Number(dataset.longest))
        if (long) {
          event.preventDefault()
          // Without that script the search goes as it would without any, and what then answers says what is wrong.
          void import('./refuse-long')
            .then(({ refuseLong }) => refuseLong(long))
            .catch(() => long.form?.submit())
          return
        }
        const empty = fields.filter(({ value }) => value.trim() === '')
        for (const field of empty) field.disabled = true
        // The browser has read the form by then; a person who returns to this page finds it complete.
        setTimeout(() => {
          for (const field of empty) field.disabled = false
        })
      }}
    />
  )
}

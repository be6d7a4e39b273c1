/** The look of one radio card; shared with the markup shown before a form is loaded. */
export const radioCardClass =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-control bg-card px-3.5 py-2.5 transition-colors hover:bg-well has-checked:border-ink has-checked:bg-mango-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:shadow-[0_0_0_4px_var(--color-mango)]'

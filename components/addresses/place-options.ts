import type { Option } from '@/components/forms/select-field'

/** The names as options; a chosen one stays available when the list lacks it or is still loading. */
export function optionsOf(names: readonly string[], chosen: string): Option[] {
  const all = chosen && !names.includes(chosen) ? [chosen, ...names] : names
  return all.map((name) => ({ value: name, label: name }))
}

export const namesOf = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name)

import type { CategoryName } from './categories'

/** What a visitor allows: one flag per category. */
export type Preference = Readonly<Record<CategoryName, boolean>>

const names: readonly CategoryName[] = ['SNC', 'FC', 'AnPC', 'AC']

const every = (enabled: boolean): Preference => ({ SNC: enabled, FC: enabled, AnPC: enabled, AC: enabled })

export const allEnabled = every(true)
/** Also used before any decision: nothing is allowed until somebody allows it. */
export const allDisabled = every(false)

/** The preference with one category's flag flipped. */
export const toggled = (preference: Preference, category: CategoryName): Preference => ({
  ...preference,
  [category]: !preference[category],
})

/** A preference as it is stored: `[{ shortName, enabled }, …]` in the order of the categories. */
export const serialisePreference = (preference: Preference): string =>
  JSON.stringify(names.map((shortName) => ({ shortName, enabled: preference[shortName] })))

/** The stored preference; null if there is none or it is invalid. */
export function parsePreference(stored: string | null): Preference | null {
  try {
    const flags = JSON.parse(stored ?? '') as { shortName: CategoryName; enabled: unknown }[]
    const preference = Object.fromEntries(flags.map(({ shortName, enabled }) => [shortName, enabled]))
    const isWhole =
      flags.length === names.length && names.every((name) => typeof preference[name] === 'boolean')
    return isWhole ? (preference as Preference) : null
  } catch {
    return null
  }
}

import { allDisabled, type Preference, parsePreference } from './preference'
import { forgiving, preferenceKey } from './storage'

/** Our own cookies of category FC: interface state that somebody chose. */
export const lastingCookies = ['partim-branch'] as const

const oneYearSeconds = 31_536_000
const local = forgiving(() => localStorage)

/**
 * Keeps interface state in a cookie, SameSite=Strict: for a year where functionality cookies are allowed, else until
 * the browser is closed. An empty value removes it.
 */
export function keepInCookie(name: (typeof lastingCookies)[number], value: string): void {
  write(name, value, parsePreference(local.getItem(preferenceKey)) ?? allDisabled)
}

/** Gives the cookies that are there the lifetime a decision allows them. */
export function settleCookies(preference: Preference): void {
  for (const name of lastingCookies) {
    const value = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
    if (value) write(name, value.slice(name.length + 1), preference)
  }
}

function write(name: string, value: string, { FC }: Preference): void {
  const lifetime = value === '' ? '; max-age=0' : FC ? `; max-age=${oneYearSeconds}` : ''
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${value}; path=/; samesite=strict${lifetime}${secure}`
}

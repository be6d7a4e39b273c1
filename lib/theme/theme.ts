export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Key of the choice in the browser's storage; without a choice the device decides. */
export const themeKey = 'partim:theme'

const isChoice = (value: unknown): value is Exclude<Theme, 'system'> => value === 'light' || value === 'dark'

/** The theme chosen in this browser. */
export function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return isChoice(theme) ? theme : 'system'
}

/** Applies the stored choice where a page's first script did not. */
export function followStoredTheme(): void {
  try {
    const stored = localStorage.getItem(themeKey)
    if (isChoice(stored)) document.documentElement.dataset.theme = stored
  } catch {
    // Storage is refused: the device decides.
  }
}

/** Sets the theme of every page in this browser; other open tabs follow when they load again. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, theme)
  } catch {
    // Storage is refused: the choice lasts until the page is left.
  }
}

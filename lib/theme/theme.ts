export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Where a choice is kept in the browser; without one the device decides. */
export const themeKey = 'partim:theme'

const isChoice = (value: unknown): value is Exclude<Theme, 'system'> => value === 'light' || value === 'dark'

/** The theme chosen in this browser. */
export function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return isChoice(theme) ? theme : 'system'
}

/** Draws every page of this browser in a theme from now on, other open tabs included once they load again. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, theme)
  } catch {
    // Storage refused: the choice holds until the page is left.
  }
}

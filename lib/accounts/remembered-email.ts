const storageKey = 'partim:sign-in-email'

/** Passes an e-mail address to the next form in this tab without putting it into the URL. */
export function rememberEmail(email: string): void {
  try {
    sessionStorage.setItem(storageKey, email)
  } catch {
    // Storage is refused: the person types the address again.
  }
}

/** The address that was passed on; it is returned only once. */
export function takeRememberedEmail(): string {
  try {
    const email = sessionStorage.getItem(storageKey) ?? ''
    sessionStorage.removeItem(storageKey)
    return email
  } catch {
    return ''
  }
}

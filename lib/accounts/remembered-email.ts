const storageKey = 'partim:sign-in-email'

/** Hands an e-mail address to the next form in this tab, without putting it into an address. */
export function rememberEmail(email: string): void {
  try {
    sessionStorage.setItem(storageKey, email)
  } catch {
    // Storage refused: it is typed again.
  }
}

/** The address handed over, once. */
export function takeRememberedEmail(): string {
  try {
    const email = sessionStorage.getItem(storageKey) ?? ''
    sessionStorage.removeItem(storageKey)
    return email
  } catch {
    return ''
  }
}

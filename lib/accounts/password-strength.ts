/** 0 too short to be accepted, 1 weak, 2 fair, 3 good. */
export type PasswordStrength = 0 | 1 | 2 | 3

const minimumLength = 8
const wellKnown = /pass?word|qwerty|asdf|zxcv|letmein|welcome|admin|iloveyou|partim|abc123|1q2w3e/i
const runs = /(.)\1{2,}|0123|1234|2345|3456|4567|5678|6789|7890|9876|8765|7654|6543|5432|4321/

/**
 * How hard a password is to guess, by simple rules: length first, then kinds of characters; common choices (words,
 * runs, the name in one's own e-mail address) count against it. A hint, never a refusal.
 */
export function passwordStrength(password: string, email = ''): PasswordStrength {
  if (password.length < minimumLength) return 0
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/].filter((kind) => kind.test(password)).length
  const ownName = email.split('@')[0]?.toLowerCase() ?? ''
  const guessable =
    wellKnown.test(password) ||
    runs.test(password) ||
    (ownName.length > 3 && password.toLowerCase().includes(ownName)) ||
    new Set(password).size < 5
  const points =
    (password.length >= 12 ? 1 : 0) +
    (password.length >= 16 ? 1 : 0) +
    (kinds >= 3 ? 1 : 0) -
    (guessable ? 2 : 0)
  return points <= 0 ? 1 : points === 1 ? 2 : 3
}

import { randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { letterCodeAlphabet, letterCodeLength } from '@/validators/letter-code'

const derive = promisify<string, string, number, Buffer>(scrypt)

/** A new random code for a letter, which only the reader of the letter learns. */
export const newLetterCode = (): string =>
  Array.from(
    { length: letterCodeLength },
    () => letterCodeAlphabet[randomInt(letterCodeAlphabet.length)],
  ).join('')

/** The stored hash of a code; slow to compute, so that codes cannot be recovered from a stolen table. */
export const hashOfLetterCode = async (letterId: string, code: string): Promise<string> =>
  (await derive(code, letterId, 32)).toString('base64url')

/** Whether this is the code that a letter's hash was computed from. */
export async function isLetterCode(letterId: string, code: string, hash: string): Promise<boolean> {
  const [given, kept] = [await derive(code, letterId, 32), Buffer.from(hash, 'base64url')]
  return given.length === kept.length && timingSafeEqual(given, kept)
}

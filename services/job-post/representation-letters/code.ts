import { randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { letterCodeAlphabet, letterCodeLength } from '@/validators/letter-code'

const derive = promisify<string, string, number, Buffer>(scrypt)

/** A new code for a letter: nobody but whoever opens the letter knows it. */
export const newLetterCode = (): string =>
  Array.from(
    { length: letterCodeLength },
    () => letterCodeAlphabet[randomInt(letterCodeAlphabet.length)],
  ).join('')

/** What is kept of a code; costly to work out, so that a stolen table is no list of codes. */
export const hashOfLetterCode = async (letterId: string, code: string): Promise<string> =>
  (await derive(code, letterId, 32)).toString('base64url')

/** Whether a code is the one that a letter's hash was made of. */
export async function isLetterCode(letterId: string, code: string, hash: string): Promise<boolean> {
  const [given, kept] = [await derive(code, letterId, 32), Buffer.from(hash, 'base64url')]
  return given.length === kept.length && timingSafeEqual(given, kept)
}

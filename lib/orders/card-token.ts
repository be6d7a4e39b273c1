import 'client-only'
import type { CardAccess } from '@/lib/config/card-access'
import { documentNonce } from '@/lib/security/document-nonce'

/** A card as it was typed. It is given to the provider's script, and to nothing else. */
export type TypedCard = {
  readonly name: string
  readonly number: string
  readonly expirationMonth: number
  readonly expirationYear: number
  readonly securityCode: string
}

export type CardFieldName = 'number' | 'expiry' | 'code' | 'name'

type TokenAnswer = { readonly id?: unknown; readonly code?: unknown; readonly message?: unknown }

type OmiseScript = {
  setPublicKey: (key: string) => void
  createToken: (
    kind: 'card',
    card: Readonly<Record<string, string | number>>,
    callback: (status: number, answer: TokenAnswer) => void,
  ) => void
}

/** Why there is no token: the provider cannot be reached, or does not take the card; then what of it, where that is said. */
export type TokenFailure =
  | { readonly failure: 'unreachable' }
  | { readonly failure: 'invalid_card'; readonly field: CardFieldName | null }

/** The code for a card that is not taken is one for all; its message says in English what is wrong, and first things first. */
const saidOf: readonly (readonly [RegExp, CardFieldName])[] = [
  [/number|brand/i, 'number'],
  [/expir/i, 'expiry'],
  [/security/i, 'code'],
  [/name/i, 'name'],
]

const fieldOf = (message: unknown): CardFieldName | null =>
  saidOf.find(([words]) => words.test(String(message)))?.[1] ?? null

/** Milliseconds to load the script, and to get a token. */
const timeoutMs = 15_000

let loading: Promise<OmiseScript> | undefined

/** The provider's script, loaded into the page on the first call; a failure is not kept, so that the next call tries again. */
export function loadCardScript({ scriptUrl }: CardAccess): Promise<OmiseScript> {
  loading ??= load(scriptUrl).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(scriptUrl: string): Promise<OmiseScript> {
  const script = document.createElement('script')
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('the card script took too long')), timeoutMs)
      script.onload = () => resolve()
      script.onerror = () => reject(new Error('the card script could not be loaded'))
      script.src = scriptUrl
      script.async = true
      script.nonce = documentNonce()
      document.head.append(script)
    })
    const { Omise } = window as Window & { Omise?: OmiseScript }
    if (!Omise) throw new Error('the card script is another one')
    return Omise
  } catch (error) {
    script.remove()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** A token of the card, which can be charged once; only the provider sees the card. */
export async function tokenOf(
  access: CardAccess,
  card: TypedCard,
): Promise<{ readonly token: string } | TokenFailure> {
  const omise = await loadCardScript(access).catch(() => null)
  if (!omise) return { failure: 'unreachable' }
  omise.setPublicKey(access.publicKey)
  const fields = {
    name: card.name,
    number: card.number,
    expiration_month: card.expirationMonth,
    expiration_year: card.expirationYear,
    security_code: card.securityCode,
  }
  return new Promise((resolve) => {
    setTimeout(() => resolve({ failure: 'unreachable' }), timeoutMs)
    omise.createToken('card', fields, (status, { id, code, message }) => {
      if (status === 200 && typeof id === 'string') resolve({ token: id })
      else if (code === 'invalid_card') resolve({ failure: code, field: fieldOf(message) })
      else resolve({ failure: 'unreachable' })
    })
  })
}

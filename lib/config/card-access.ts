import type { Settings } from './settings'

/** How a card becomes a token in the browser: the provider's script, and the public key of the merchant who is paid. */
export type CardAccess = { readonly scriptUrl: string; readonly publicKey: string }

type Merchant = 'job_post' | 'employers'

/** The access for payments to a merchant; null where no key is configured, and cards are not offered. */
export function cardAccess(
  settings: Pick<
    Settings<'web'>,
    'OMISE_SCRIPT_URL' | 'OMISE_JOB_POST_PUBLIC_KEY' | 'OMISE_EMPLOYERS_PUBLIC_KEY'
  >,
  merchant: Merchant,
): CardAccess | null {
  const publicKey =
    merchant === 'employers' ? settings.OMISE_EMPLOYERS_PUBLIC_KEY : settings.OMISE_JOB_POST_PUBLIC_KEY
  return publicKey ? { scriptUrl: settings.OMISE_SCRIPT_URL, publicKey } : null
}

import type { Settings } from '@/lib/config/settings'
import type { Sources } from './content-security-policy'

type CardSettings = Pick<
  Settings<'web'>,
  'OMISE_SCRIPT_URL' | 'OMISE_VAULT_URL' | 'OMISE_JOB_POST_PUBLIC_KEY' | 'OMISE_EMPLOYERS_PUBLIC_KEY'
>

/**
 * What the payment provider's script needs in a document where a card may be typed: the script, and the vault that it
 * sends the card to, by a request or through a frame of the vault's own (github.com/omise/omise.js).
 */
export function cardSources(settings: CardSettings): Sources {
  if (!settings.OMISE_JOB_POST_PUBLIC_KEY && !settings.OMISE_EMPLOYERS_PUBLIC_KEY) return {}
  const vault = [new URL(settings.OMISE_VAULT_URL).origin]
  return {
    'script-src': [new URL(settings.OMISE_SCRIPT_URL).origin],
    'connect-src': vault,
    'frame-src': vault,
  }
}

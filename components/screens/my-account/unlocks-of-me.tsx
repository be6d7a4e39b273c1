import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { PanelFailure } from '@/components/ui/panel-failure'
import { settled } from '@/lib/api/settled'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { listOwnUnlocks } from '@/lib/unlocks/data'
import { LazyOwnUnlocks } from './lazy-parts'

/** The companies that unlocked the viewer's contact; a failure affects only this section. */
export async function UnlocksOfMe() {
  const [t, found, messages] = await Promise.all([
    getTranslations('account'),
    settled(listOwnUnlocks()),
    pickMessages('unlocks', 'problems', 'talkWays'),
  ])
  if (!found)
    return <PanelFailure title={t('unlocksFailed')} retryHref="/my-account#unlocks" retryLabel={t('retry')} />
  return (
    <ClientMessages messages={messages}>
      <LazyOwnUnlocks unlocks={found.data} />
    </ClientMessages>
  )
}

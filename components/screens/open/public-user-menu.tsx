import { getTranslations } from 'next-intl/server'
import { LateUserMenu } from '@/components/accounts/late-user-menu'
import { Icon } from '@/components/ui/icon'
import { pickMessages } from '@/lib/i18n/pick-messages'

/** The user menu in the header of public pages. The page itself contains nothing about the person. */
export async function PublicUserMenu() {
  const t = await getTranslations('userMenu')
  return (
    <LateUserMenu messages={await pickMessages('userMenu')}>
      <span className="grid size-11 place-items-center">
        <span className="grid size-9 place-items-center rounded-full bg-mango-soft text-mango-ink">
          <Icon name="person" label={t('unknown')} className="size-5" />
        </span>
      </span>
    </LateUserMenu>
  )
}

import { useTranslations } from 'next-intl'
import { sectionIds, sectionKey } from './section'

type AccountContentsProps = {
  /** True when the page shows the team, which comes after the devices. */
  team: boolean
  /** True for a worker: the page shows who unlocked their contact. */
  unlocks: boolean
}

/** The list of the account page's sections, shown above them. */
export function AccountContents({ team, unlocks }: AccountContentsProps) {
  const t = useTranslations('account')
  return (
    <nav aria-label={t('contents')}>
      <ul className="flex flex-wrap gap-1">
        {sectionIds
          .filter((id) => unlocks || id !== 'unlocks')
          .flatMap((id) => [
            <Entry key={id} id={id}>
              {t(`sections.${sectionKey(id)}.title`)}
            </Entry>,
            ...(team && id === 'devices'
              ? [
                  <Entry key="team" id="team">
                    {t('team')}
                  </Entry>,
                ]
              : []),
          ])}
      </ul>
    </nav>
  )
}

function Entry({ id, children }: { id: string; children: string }) {
  return (
    <li>
      <a
        href={`#${id}`}
        className="flex min-h-11 items-center rounded-control border border-line px-3 text-sm font-medium text-ink-2 hover:bg-well"
      >
        {children}
      </a>
    </li>
  )
}

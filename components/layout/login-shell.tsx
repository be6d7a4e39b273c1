import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { HomeLink } from './home-link'
import { Main } from './main'
import { PageArea } from './page-area'
import { promises } from './promises'

/**
 * Layout "login": the form on one side, what the product promises on the other (wide screens only). Not in the middle of
 * the height: while a page arrives its end is not known, and what is shown would move.
 */
export function LoginShell({ children }: { children: ReactNode }) {
  const t = useTranslations('layout')
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]">
      <div className="flex flex-col px-4 py-6 sm:px-8">
        <header>
          <HomeLink />
        </header>
        <Main className="mx-auto flex w-full max-w-md flex-1 flex-col py-8 sm:pt-[clamp(2rem,14dvh-1.5rem,9rem)]">
          <PageArea>{children}</PageArea>
        </Main>
      </div>
      <aside className="hidden flex-col gap-10 bg-[#14213d] px-12 pt-[22dvh] pb-12 text-white lg:flex">
        <p className="text-3xl font-semibold text-balance">
          {t('promise')}
          <span className="block text-[#ffb000]">{t('promiseAnswer')}</span>
        </p>
        <ul className="grid gap-5">
          {promises.map((promise) => (
            <li key={promise} className="flex gap-3 text-white/90">
              <span className="grid size-7 shrink-0 place-items-center rounded-full bg-[#ffb000] text-[#14213d]">
                <Icon name="check" className="size-4.5" />
              </span>
              {t(promise)}
            </li>
          ))}
        </ul>
        <RosterPicture />
      </aside>
    </div>
  )
}

const days = [
  { x: 0, y: 0, taken: true },
  { x: 46, y: 0, taken: true },
  { x: 92, y: 0, taken: true },
  { x: 138, y: 0, taken: true },
  { x: 184, y: 0, taken: true },
  { x: 230, y: 0, taken: false },
  { x: 276, y: 0, taken: false },
  { x: 0, y: 46, taken: true },
  { x: 46, y: 46, taken: true },
  { x: 92, y: 46, taken: true },
  { x: 138, y: 46, taken: false },
  { x: 184, y: 46, taken: true },
  { x: 230, y: 46, taken: true },
  { x: 276, y: 46, taken: false },
]

/** A fortnight's roster filling up: the product in one picture. */
function RosterPicture() {
  return (
    <svg aria-hidden="true" viewBox="-1 -1 317 86" className="w-full max-w-sm">
      {days.map(({ x, y, taken }) => (
        <rect
          key={`${x},${y}`}
          x={x}
          y={y}
          width="38"
          height="38"
          rx="10"
          fill={taken ? '#ffb000' : 'none'}
          stroke={taken ? 'none' : 'currentColor'}
          strokeOpacity="0.4"
          strokeWidth="2"
          strokeDasharray="5 6"
        />
      ))}
    </svg>
  )
}

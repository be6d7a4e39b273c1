import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { HomeLink } from './home-link'
import { Main } from './main'
import { PageArea } from './page-area'
import { promises, workerPromises } from './promises'

/**
 * Layout "login": the form on one side, the product's promises on the other (only on wide screens). Not centred
 * vertically: while a page streams its height is unknown, and visible content would move.
 */
export function LoginShell({ children }: { children: ReactNode }) {
  const t = useTranslations('layout')
  return (
    <div className="group/entrance grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]">
      <div className="flex flex-col px-4 pt-6 max-lg:contact-room sm:px-8 lg:pb-6">
        <header>
          <HomeLink />
        </header>
        <Main className="mx-auto flex w-full max-w-md flex-1 flex-col py-8 sm:pt-[clamp(2rem,14dvh-1.5rem,9rem)]">
          <PageArea>{children}</PageArea>
        </Main>
      </div>
      <aside className="hidden flex-col gap-10 bg-[#14213d] px-12 pt-[22dvh] pb-12 text-white lg:flex">
        <div className={`grid gap-10 ${hiddenForWorkers}`}>
          <Promises first={t('promise')} answer={t('promiseAnswer')} all={promises.map((key) => t(key))} />
        </div>
        <div className={`hidden gap-10 ${shownForWorkers}`}>
          <Promises
            first={t('workerPromise')}
            answer={t('workerPromiseAnswer')}
            all={workerPromises.map((key) => t(key))}
          />
        </div>
        <RosterPicture />
      </aside>
    </div>
  )
}

/**
 * Whom the promises address is decided by the page, which a layout knows nothing of: by a mark of its own, or by the kind of account
 * that is chosen in its form.
 */
const hiddenForWorkers =
  'group-has-[[data-words-for=worker],input[name=kind][value=worker]:checked]/entrance:hidden'
const shownForWorkers =
  'group-has-[[data-words-for=worker],input[name=kind][value=worker]:checked]/entrance:grid'

type PromisesProps = { first: string; answer: string; all: readonly string[] }

function Promises({ first, answer, all }: PromisesProps) {
  return (
    <>
      <p className="text-3xl font-semibold text-balance">
        {first}
        <span className="block text-[#ffb000]">{answer}</span>
      </p>
      <ul className="grid gap-5">
        {all.map((promise) => (
          <li key={promise} className="flex gap-3 text-white/90">
            <span className="grid size-7 shrink-0 place-items-center rounded-full bg-[#ffb000] text-[#14213d]">
              <Icon name="check" className="size-4.5" />
            </span>
            {promise}
          </li>
        ))}
      </ul>
    </>
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

/** A fortnight's roster that fills up: the product in one picture. */
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

'use client'

import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { kinds } from '@/components/accounts/kinds'
import { isForTheBrowser } from '@/components/ui/link'
import { segmentClass } from '@/components/ui/segment-class'
import type { AccountKind } from '@/lib/accounts/account-requests'
import { NewestJobs } from './newest-jobs'

/** The part of the address under which the page is one of people who look for work. */
const workHash = '#find-work'

/** Where the card of registering stands beside the rest. */
const besideEachOther = '(min-width: 64rem)'

type SidesProps = {
  /** What the choice is about, and what it is called. */
  texts: { readonly label: string } & Readonly<Record<AccountKind, string>>
  employer: ReactNode
  worker: ReactNode
  newest: ComponentProps<typeof NewestJobs>['texts']
  accountCard: ReactNode
  /** Shown to employers, on a phone below the account card. */
  example: ReactNode
}

/**
 * The first screen for whom one is here as. Choosing here chooses the kind of account to register too, and the
 * other way round where both are in sight.
 */
export function Sides({ texts, employer, worker, newest, accountCard, example }: SidesProps) {
  const [side, setSide] = useState<AccountKind>('employer')
  useEffect(() => {
    const follow = ({ target }: Event) => {
      // On a phone the card is below what would change, and would move under the finger.
      if (!matchMedia(besideEachOther).matches) return
      if (target instanceof HTMLInputElement && target.name === 'kind')
        setSide(target.value === 'worker' ? 'worker' : 'employer')
    }
    if (location.hash === workHash) {
      setSide('worker')
      chooseKind('worker')
    }
    document.addEventListener('change', follow)
    return () => document.removeEventListener('change', follow)
  }, [])
  const choose = (chosen: AccountKind) => {
    setSide(chosen)
    chooseKind(chosen)
    // Who comes back from a job is here as they were.
    history.replaceState(null, '', chosen === 'worker' ? workHash : location.pathname + location.search)
  }
  return (
    <section className="page-width grid items-start gap-x-14 gap-y-10 pt-6 pb-16 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,0.85fr)] lg:pt-12">
      <div className="lg:pt-2">
        <nav aria-label={texts.label} className="mb-4 flex max-w-xl gap-1 rounded-control bg-well p-1">
          {kinds.map(({ value }) => (
            <a
              key={value}
              // Where there is no script yet, the jobs have a page of their own.
              href={value === 'worker' ? '/jobs' : '/'}
              aria-current={value === side ? 'true' : undefined}
              onClick={(event) => {
                if (isForTheBrowser(event)) return
                event.preventDefault()
                choose(value)
              }}
              className={`${segmentClass(value === side)} text-center`}
            >
              {texts[value]}
            </a>
          ))}
        </nav>
        <div hidden={side !== 'employer'}>{employer}</div>
        <div hidden={side !== 'worker'}>
          {worker}
          {side === 'worker' && <NewestJobs texts={newest} />}
        </div>
      </div>
      {accountCard}
      <div hidden={side !== 'employer'} className="lg:hidden">
        {example}
      </div>
    </section>
  )
}

/** Chooses the kind of account in the form. */
const chooseKind = (kind: AccountKind) =>
  document.querySelector<HTMLInputElement>(`#start input[name=kind][value=${kind}]`)?.click()

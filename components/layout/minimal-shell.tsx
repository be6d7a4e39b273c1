import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Main } from './main'

type MinimalShellProps = {
  title: ReactNode
  /** Where the arrow leads. */
  backHref: string
  /** Content beside the title, e.g. when the draft was saved. */
  status?: ReactNode
  /** Narrow for forms, wide for lists and details. */
  width?: 'narrow' | 'wide'
  children: ReactNode
}

/** A page of the layout "member-minimal": back arrow and title, beside the places of the company where it has them. */
export function MinimalShell({ title, backHref, status, width = 'narrow', children }: MinimalShellProps) {
  const t = useTranslations('layout')
  const column = `mx-auto w-full px-4 sm:px-6 ${width === 'wide' ? 'max-w-6xl' : 'max-w-2xl'}`
  return (
    <Main className="flex min-h-dvh flex-1 flex-col in-data-bars:min-h-0">
      {/* Inside the main part, because the places beside it are in the only banner a page may have. */}
      <header className="stays-[minimal-top] sticky top-0 z-20 border-b border-line bg-paper max-lg:in-has-data-alone:static print:hidden">
        <div className={`${column} flex min-h-16 items-center gap-2`}>
          <Link
            href={backHref}
            aria-label={t('back')}
            className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-control hover:bg-well"
          >
            <Icon name="back" className="size-6" />
          </Link>
          <h1 className="line-clamp-2 min-w-0 flex-1 py-0.5 text-xl wrap-anywhere">{title}</h1>
          {status}
        </div>
      </header>
      <div className={`${column} flex-1 pt-6 not-has-data-docked:contact-room has-data-docked:pb-6`}>
        {children}
      </div>
    </Main>
  )
}

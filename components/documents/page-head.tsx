import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { WholeWords } from '@/components/ui/whole-words'
import { type PublicPath, pathBelow, publicPage } from '@/lib/auth/public-pages'
import { breadcrumbList } from '@/lib/documents/structured-data'
import { JsonLd } from './json-ld'

/** Home, login and register have heads of their own. */
type HeadedPath = Exclude<PublicPath, '/' | '/login' | '/register'>

type PageHeadProps = {
  /** The public page, or the one above this one. */
  path: HeadedPath
  /** This page, when it is below `path`, such as one type of work. */
  child?: { segment: string; title: string; lead?: string }
  /** On a phone the title alone, small, where the page begins with what people came for. */
  compact?: boolean
  /** Further content under the lead: dates, a search field. */
  children?: ReactNode
}

/** The head of a public page: its breadcrumbs, title and lead. */
export function PageHead({ path, child, compact = false, children }: PageHeadProps) {
  const t = useTranslations('pages')
  const { key } = publicPage(path)
  const title = child?.title ?? t(`${key}.title`)
  const lead = child ? child.lead : t(`${key}.lead`)
  const above = [{ name: t('start'), path: '/' }, ...(child ? [{ name: t(`${key}.title`), path }] : [])]
  const here = { name: title, path: child ? pathBelow(path, child.segment) : path }
  return (
    <header className={compact ? 'mb-3 sm:mb-6' : 'mb-8 sm:mb-10'}>
      <JsonLd nodes={[breadcrumbList([...above, here])]} />
      <nav aria-label={t('breadcrumb')} className={classNames('print:hidden', compact && 'max-sm:hidden')}>
        <ol className="flex flex-wrap items-center gap-x-1 text-sm text-ink-2">
          {above.map((crumb) => (
            <li key={crumb.path} className="flex items-center gap-1">
              <Link
                href={crumb.path}
                className="inline-flex min-h-11 items-center rounded-control underline-offset-4 hover:text-ink hover:underline"
              >
                {crumb.name}
              </Link>
              <Icon name="chevron-right" className="size-4 text-ink-3" />
            </li>
          ))}
          <li aria-current="page" className="py-2">
            {title}
          </li>
        </ol>
      </nav>
      <h1
        className={
          compact ? 'text-xl font-bold sm:mt-2 sm:text-3xl' : 'mt-2 max-w-3xl text-3xl font-bold sm:text-4xl'
        }
      >
        <WholeWords>{title}</WholeWords>
      </h1>
      {lead && (
        <p
          className={classNames('mt-3 max-w-2xl text-lg text-pretty text-ink-2', compact && 'max-sm:hidden')}
        >
          {lead}
        </p>
      )}
      {children}
    </header>
  )
}

import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { type SearchView, searchPath } from '@/lib/worker-search/search-view'

type OutsideThailandProps = {
  view: SearchView
  /** The branches that have a position. */
  branches: readonly { readonly id: string; readonly name: string }[]
}

/** Branches offered here; the form above has all. */
const offered = 3

/** Says that nobody is searched outside Thailand, where the view is, and offers the same search near a branch. */
export function OutsideThailand({ view, branches }: OutsideThailandProps) {
  const t = useTranslations('peopleSearch.outside')
  const { near: _, place, ...search } = view
  return (
    <Alert
      tone="mango"
      title={place ? t('titleOf', { place }) : t('title')}
      action={
        branches.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {branches.slice(0, offered).map(({ id, name }) => (
              <ButtonLink key={id} href={searchPath({ ...search, branch: id })} variant="secondary" size="sm">
                {t('near', { branch: name })}
              </ButtonLink>
            ))}
          </div>
        )
      }
    >
      {t('about')}
    </Alert>
  )
}

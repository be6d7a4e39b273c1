'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, useEffect, useState } from 'react'
import { lateParts } from '@/components/layout/late-parts'
import { ButtonLink } from '@/components/ui/button-link'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { useIdlePart } from '@/components/ui/use-idle-part'
import { searchPath } from '@/lib/worker-search/search-view'
import type PeopleMap from './people-map'

type LatePeopleMapProps = ComponentProps<typeof PeopleMap>

const loadMap = lateParts('maps', () => import('./people-map'))

/** The width from which list and map stand side by side (`lg`). */
const wide = '(min-width: 64rem)'

/** The map of the people found: beside the list, or in its place on narrow screens; its script loads after the page. */
export function LatePeopleMap(props: LatePeopleMapProps) {
  const t = useTranslations('people.map')
  const isAsked = props.view.map ?? false
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const query = matchMedia(wide)
    const follow = () => setWide(query.matches)
    follow()
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return (
    <div className={classNames('top-0 min-w-0 lg:sticky', isAsked ? 'lg:order-last' : 'max-lg:hidden')}>
      <div className="mb-3 lg:hidden">
        <ButtonLink href={searchPath({ ...props.view, map: undefined })} variant="secondary" size="sm">
          <Icon name="menu" className="size-4.5" />
          {t('hide')}
        </ButtonLink>
      </div>
      {isAsked || isWide ? <IdleMap {...props} /> : <Skeleton className="lg:h-dvh" />}
    </div>
  )
}

function IdleMap(props: LatePeopleMapProps) {
  const Part = useIdlePart(loadMap)
  return Part ? <Part {...props} /> : <Skeleton className="h-72 sm:h-96 lg:h-dvh" />
}

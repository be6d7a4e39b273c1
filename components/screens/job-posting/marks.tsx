import type { ReactNode } from 'react'
import { FavouriteMarks } from '@/components/favourites/favourite-marks'
import { ClientMessages } from '@/components/layout/client-messages'
import { settled } from '@/lib/api/settled'
import { listFavouriteMarks } from '@/lib/favourites/data'
import { pickMessages } from '@/lib/i18n/pick-messages'

type MarkedProps = {
  /** Ids of the people who are kept; null adds no stars. */
  marked: readonly string[] | null
  children: ReactNode
}

/** Adds the stars of favourites to people's names. */
export async function Marked({ marked, children }: MarkedProps) {
  if (!marked) return children
  return (
    <ClientMessages messages={await pickMessages('favouriteMark', 'problems')}>
      <FavouriteMarks marked={marked}>{children}</FavouriteMarks>
    </ClientMessages>
  )
}

/** Adds the stars of favourites to people's names, for who keeps them; without them when they could not be loaded. */
export async function Marks({ show, children }: { show: boolean; children: ReactNode }) {
  const loaded = show ? await settled(listFavouriteMarks()) : null
  return <Marked marked={loaded?.data ?? null}>{children}</Marked>
}

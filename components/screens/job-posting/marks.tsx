import type { ReactNode } from 'react'
import { FavouriteMarks } from '@/components/favourites/favourite-marks'
import { ClientMessages } from '@/components/layout/client-messages'
import { settled } from '@/lib/api/settled'
import { listFavouriteMarks } from '@/lib/favourites/data'
import { pickMessages } from '@/lib/i18n/pick-messages'

/** Adds the stars of favourites to people's names, for who keeps them; without them when they could not be loaded. */
export async function Marks({ show, children }: { show: boolean; children: ReactNode }) {
  const marked = show ? await settled(listFavouriteMarks()) : null
  if (!marked) return children
  return (
    <ClientMessages messages={await pickMessages('favouriteMark', 'problems')}>
      <FavouriteMarks marked={marked.data}>{children}</FavouriteMarks>
    </ClientMessages>
  )
}

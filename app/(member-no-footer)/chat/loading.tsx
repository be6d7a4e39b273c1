import { useTranslations } from 'next-intl'
import '@/components/talk/talk.css'
import { Skeleton } from '@/components/ui/skeleton'

/** Skeleton of the list of conversations and of an open one. */
export default function ChatLoading() {
  const t = useTranslations('chat')
  return (
    <div data-talk="list" className="talk-panes">
      <div className="talk-list px-4 pt-4">
        <h1 className="min-h-11 text-2xl">{t('title')}</h1>
        <Skeleton className="mt-2 mb-4 h-10" />
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <div key={row} className="flex items-center gap-3 py-4">
            <Skeleton className="size-12 rounded-full" />
            <span className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="h-4" />
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}

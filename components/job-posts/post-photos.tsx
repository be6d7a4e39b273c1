import { useTranslations } from 'next-intl'
import { Photo } from '@/components/ui/photo'

type PostPhotosProps = {
  /** Addresses of the pictures, the main one first. */
  photos?: readonly string[]
}

/** The pictures of a post: the first one large, the others small below it; nothing when there are none. */
export function PostPhotos({ photos = [] }: PostPhotosProps) {
  const t = useTranslations('jobPosts')
  if (photos.length === 0) return null
  return (
    <ul className="grid grid-cols-4 gap-2" aria-label={t('form.photos')}>
      {photos.map((photo, index) => (
        <li key={photo} className={index === 0 ? 'col-span-4' : undefined}>
          <Photo
            src={photo}
            alt={t('terms.photo', { number: index + 1 })}
            icon="camera"
            {...(index === 0 ? main : other)}
          />
        </li>
      ))}
    </ul>
  )
}

const main = {
  width: 1280,
  height: 720,
  loading: 'eager',
  className: 'aspect-video w-full rounded-control',
} as const

const other = { width: 320, height: 320, className: 'aspect-square w-full rounded-control' } as const

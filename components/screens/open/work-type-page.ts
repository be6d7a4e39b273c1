import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { sampleProfiles } from '@/lib/packages/samples'
import { type WorkType, workTypes } from '@/validators/work-types'

export type WorkTypeParams = { params: Promise<{ workID: string }> }

/** The type of work in a path; 404 for any other. */
export async function requireWorkType({ params }: WorkTypeParams): Promise<WorkType> {
  const { workID } = await params
  return workTypes.find((type) => type === workID) ?? notFound()
}

/** Title and description of the packages of one type of work. */
export async function workTypeMetadata(props: WorkTypeParams): Promise<Metadata> {
  const type = await requireWorkType(props)
  const t = await getTranslations('profilePackages')
  const work = (await getTranslations('workTypes'))(type)
  return publicMetadata('/profile-package', {
    segment: type,
    title: t('typeTitle', { work }),
    description: t('typeDescription', { work, about: sampleProfiles(type).about }),
  })
}

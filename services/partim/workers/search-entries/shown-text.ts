import { withoutContactIn } from '@/services/shared/shown-words'
import type { WorkerFacts } from './repository'

type WrittenWords = Pick<
  WorkerFacts,
  'givenName' | 'headline' | 'district' | 'province' | 'about' | 'education' | 'visibility'
> & {
  readonly experiences: readonly Pick<WorkerFacts['experiences'][number], 'title' | 'workplace'>[]
}

/**
 * What employers read on a worker's page before the contact is open, but for the name: nothing else may be found by its words,
 * or a search would tell what the page leaves out.
 */
export function shownText({ about, education, visibility, experiences, ...card }: WrittenWords): string {
  const jobs = experiences.flatMap(({ title, workplace }) => [title, workplace])
  const { words, more } = withoutContactIn(card, [visibility === 'open' ? about : '', education, ...jobs])
  return [words.headline, words.district, words.province, ...more].join(' ')
}

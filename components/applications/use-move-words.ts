'use client'

import { useTranslations } from 'next-intl'
import type { ApplicationEvent, ApplicationState, Stage, targetStages } from '@/lib/applications/application'

type People = readonly { readonly name: string }[]
type MovedPeople = readonly { readonly name: string; readonly from: ApplicationState }[]

/** The words for moves: a button is named like the column it leads to, and the report says what was done to whom. */
export function useMoveWords() {
  const t = useTranslations('applications')
  /** One person by name, several by their number. */
  const who = (people: People) =>
    people.length === 1 ? (people[0]?.name ?? '') : t('people', { count: people.length })
  return {
    who,
    /**
     * Rejecting has its own word, because its column also holds applicants who withdrew; so has an interview that is asked
     * for its times first.
     */
    button: (stage: (typeof targetStages)[number], asksTimes: boolean) =>
      stage === 'ended'
        ? t('events.reject')
        : t(stage === 'interview' && asksTimes ? 'events.interview' : `stages.${stage}`),
    /** What a move did to one person, by name, or to several; nobody is hired who had the job and was noted as absent. */
    moved: (event: ApplicationEvent, people: MovedPeople) =>
      t(`moved.${event}`, {
        who: who(people),
        isBack: String(people.every(({ from }) => from === 'no_show')),
      }),
    /** The same of a move that did not come about, everybody by name: one has to know whom it still concerns. */
    notMoved: (event: ApplicationEvent, people: People) =>
      t(`notMoved.${event}`, { who: people.map(({ name }) => name).join(', ') }),
    /** Where people are after undoing, since who was opened does not become unopened: in one column, or in several. */
    undone: (people: People, backIn: Stage | null) =>
      backIn
        ? t('undoneTo', { who: who(people), stage: t(`stages.${backIn}`) })
        : t('undone', { who: who(people) }),
  }
}

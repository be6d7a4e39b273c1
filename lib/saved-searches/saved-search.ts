import type { operations } from '@/lib/api/generated/partim'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** A search for people that the viewer keeps. */
export type SavedSearch = AnswerOf<operations['listSavedSearches']>['items'][number]

/** What is kept of a search. */
export type SavedSearchValues = operations['saveSearch']['requestBody']['content']['application/json']

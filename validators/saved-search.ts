import { object } from 'yup'
import { name, required } from './fields'
import { savedSearchNameLimit } from './saved-search-terms'

/** What a member calls a search for people that they keep. */
export const savedSearchSchema = object({ name: required(name(savedSearchNameLimit)) })

import { object } from 'yup'
import { name, required } from './fields'
import { groupNameLimit } from './group-name-limit'

/** What a company calls a group of its favourite workers. */
export const favouriteGroupSchema = object({ name: required(name(groupNameLimit)) })

import { object } from 'yup'
import { required, text } from './fields'
import { noteLimit } from './note-limit'

/** What a member writes to colleagues about an applicant. */
export const applicationNoteSchema = object({ text: required(text(noteLimit)) })

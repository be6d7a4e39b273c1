import { object } from 'yup'
import { required, text } from './fields'
import { workerNoteLimit } from './note-limit'

/** What a member writes to colleagues about a worker. */
export const workerNoteSchema = object({ text: required(text(workerNoteLimit)) })

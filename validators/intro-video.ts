import { type InferType, object } from 'yup'
import { choice, required, text, verbatim } from './fields'
import { type IntroQuestion, introQuestions, longestCaptions } from './intro-video-terms'
import { fileIdPattern } from './upload-terms'
import { violation } from './violation'

/** A file name as an upload permit issues it, of one of these extensions. */
const storedFile = (extensions: string) =>
  text(60).test({
    name: 'uploaded',
    message: violation('uploaded'),
    test: (value) => !value || new RegExp(`^${fileIdPattern}[.](${extensions})$`).test(value),
  })

const poster = storedFile('jpg|png|webp').nullable()
const question = choice<IntroQuestion>(introQuestions).nullable()
const captions = verbatim(longestCaptions)

/** An intro video to be added: the film that was uploaded, its poster, the question it answers, and its captions. */
export const introVideoSchema = object({
  fileName: required(storedFile('mp4|mov|webm')),
  posterFileName: poster,
  question,
  captions,
})
export type IntroVideoInput = InferType<typeof introVideoSchema>

/** What changes of an intro video; what is left out stays. */
export const introVideoChangeSchema = object({ posterFileName: poster, question, captions })
export type IntroVideoChange = InferType<typeof introVideoChangeSchema>

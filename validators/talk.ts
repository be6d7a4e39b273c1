import { object } from 'yup'
import { choice, flag, required, text } from './fields'
import { messageLimits, talkReportReasons } from './talk-terms'
import { violation } from './violation'

/** A message as it is edited; who wrote words that are warned of says that they mean them. */
export const editedMessageSchema = object({
  text: required(text(messageLimits.text)),
  isConfirmed: flag().default(false),
})

/** The same as it is sent: one that carries something needs no words. */
export const messageSchema = object({
  text: text(messageLimits.text)
    .default('')
    .test({
      name: 'required',
      message: violation('required'),
      test: (value, { parent }) => Boolean(parent.attachment) || Boolean(value),
    }),
  isConfirmed: flag().default(false),
})

/** Words that a company's members use again, with placeholders such as {ชื่อ}. */
export const quickReplySchema = object({
  title: required(text(messageLimits.quickReplyTitle)),
  text: required(text(messageLimits.quickReplyText)),
})

/** What somebody reports to staff about a conversation; what `other` means must be said. */
export const talkReportSchema = object({
  reason: required(choice(talkReportReasons), 'required_select'),
  text: text(messageLimits.reportText)
    .default('')
    .test({
      name: 'required',
      message: violation('required'),
      test: (value, { parent }) => parent.reason !== 'other' || Boolean(value),
    }),
})

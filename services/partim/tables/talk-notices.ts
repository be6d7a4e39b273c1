import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { type TalkSide, talkSides } from '../../../validators/talk-terms'
import { checkOneOf } from '../../shared/check-one-of'
import { conversations } from './conversations'

/** That a side was told of messages it has not read; it is removed once they are read. */
export const talkNotices = pgTable(
  'talk_notices',
  {
    companyId: uuid('company_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    side: text('side').$type<TalkSide>().notNull(),
    /** The number of the last message it is about. */
    upTo: integer('up_to').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.conversationId, table.side] }),
    checkOneOf(table.side, talkSides),
    foreignKey({
      name: 'talk_notices_conversation_fk',
      columns: [table.companyId, table.conversationId],
      foreignColumns: [conversations.companyId, conversations.id],
    }).onDelete('cascade'),
  ],
)

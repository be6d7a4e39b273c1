import 'client-only'
import { mutate } from 'swr'
import { unreadTalksKey } from '@/validators/talk-terms'

/** Asks again how many conversations have something unread: for who has just read one. */
export const countUnreadAgain = (): void =>
  void mutate((key) => Array.isArray(key) && key[0] === unreadTalksKey).catch(() => undefined)

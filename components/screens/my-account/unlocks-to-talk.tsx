'use client'

import { TalkWays } from '@/components/talk/talk-ways'
import OwnUnlocks from '@/components/unlocks/own-unlocks'
import type { OwnUnlock } from '@/lib/unlocks/unlock'

/** Who unlocked one's contact, each with a way to write to them. */
export default function UnlocksToTalk({ unlocks }: { unlocks: readonly OwnUnlock[] }) {
  return (
    <TalkWays to="companies">
      <OwnUnlocks unlocks={unlocks} />
    </TalkWays>
  )
}
